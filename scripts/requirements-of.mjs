import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * The Python packages of a target, in the exact versions that its exports name: what is tested is what
 * people install. `npm run gen` writes the file from the targets.
 *
 * @param {string} target
 * @returns {readonly string[]}
 */
export function requirementsOf(target) {
  const known = JSON.parse(readFileSync(join(ROOT, 'scripts/requirements.gen.json'), 'utf8'))
  if (!Object.hasOwn(known, target)) throw new Error(`No requirements of ${target} are known`)
  return known[target]
}
