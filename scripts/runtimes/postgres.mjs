import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebian } from '../install-debian.mjs'

const PROGRAMS = ['initdb', 'postgres', 'psql']

/** PostgreSQL from Debian's packages. @returns {Promise<string>} the folder of its programs */
export async function prepare() {
  const found = await newestPrograms()
  if (found) return found
  await installDebian('PostgreSQL', ['postgresql'])
  const installed = await newestPrograms()
  if (!installed) throw new Error('apt-get installed no PostgreSQL server')
  return installed
}

/** The folder of the newest server, as Debian lays it. */
async function newestPrograms() {
  const base = '/usr/lib/postgresql'
  const versions = await readdir(base).catch(() => [])
  for (const version of versions.toSorted((a, b) => Number(b) - Number(a))) {
    const bin = join(base, version, 'bin')
    const programs = await readdir(bin).catch(() => /** @type {string[]} */ ([]))
    if (PROGRAMS.every((name) => programs.includes(name)) && (await runs(bin))) return bin
  }
  return null
}

/** @param {string} bin */
async function runs(bin) {
  try {
    await promisify(execFile)(join(bin, 'postgres'), ['--version'])
    return true
  } catch {
    return false
  }
}
