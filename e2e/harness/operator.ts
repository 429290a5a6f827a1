import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Product, ROOT } from './product.ts'

const COMMAND = join(ROOT, 'packages/cli/bin/plainflow.mjs')

/** What its operator types on the terminal of a product that is running; gives what is printed. */
export async function operate(product: Product, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, 'admin', ...words],
    // Not the test runner's own settings.
    { env: { ...process.env, NODE_ENV: undefined, ...product.env } },
  )
  return stdout
}
