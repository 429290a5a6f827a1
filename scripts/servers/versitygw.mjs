import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../root.mjs'

/** Whose tests need it. */
export const connector = 'object-storage'

const VERSION = 'v1.8.0'
const FOLDER = join(ROOT, '.cache', `versitygw-${VERSION}`)
const BINARY = join(FOLDER, 'versitygw')

/**
 * A server that speaks the protocol of S3 and checks signatures, over a folder; built by Go from its module,
 * as no registry has its binary. The tests start one of their own; gives its path.
 */
export async function prepare() {
  if (existsSync(BINARY)) return BINARY
  await mkdir(FOLDER, { recursive: true })
  const module = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`
  await promisify(execFile)('go', ['install', module], {
    env: { ...process.env, GOBIN: FOLDER, CGO_ENABLED: '0' },
  }).catch((error) => {
    throw new Error(`Go built no versitygw; it takes Go 1.26: ${error.message.slice(-1_000)}`)
  })
  return BINARY
}
