import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../root.mjs'

/** Whose tests need it. */
export const connector = 'stripe'

const VERSION = 'v0.203.0'
const FOLDER = join(ROOT, '.cache', `stripe-mock-${VERSION}`)
const BINARY = join(FOLDER, 'stripe-mock')

/**
 * Stripe's own stand-in: it checks each call against the description of Stripe's interface, and answers with
 * an example. Built by Go from its module; the tests start one of their own; gives its path.
 */
export async function prepare() {
  if (existsSync(BINARY)) return BINARY
  await mkdir(FOLDER, { recursive: true })
  const module = `github.com/stripe/stripe-mock@${VERSION}`
  await promisify(execFile)('go', ['install', module], {
    env: { ...process.env, GOBIN: FOLDER, CGO_ENABLED: '0' },
  }).catch((error) => {
    throw new Error(`Go built no stripe-mock; it takes Go 1.26: ${error.message.slice(-1_000)}`)
  })
  return BINARY
}
