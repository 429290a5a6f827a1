import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installDebian } from '../install-debian.mjs'

/** Whose tests need it. */
export const connector = 'mysql'

/** MariaDB from Debian's packages; the tests start one of their own. */
export async function prepare() {
  if (!(await isThere())) await installDebian('MariaDB', ['mariadb-server'])
  if (!(await isThere())) throw new Error('apt-get installed no MariaDB server')
}

async function isThere() {
  try {
    await promisify(execFile)('mariadbd', ['--version'])
    return true
  } catch {
    return false
  }
}
