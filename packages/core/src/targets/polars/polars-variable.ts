import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { KEYWORDS } from '../pandas/python-name.ts'
import { HELPERS } from './helpers.ts'

/** Names the printed file uses itself; a step of that name would shadow them. */
const TAKEN = new Set([
  ...Object.keys(HELPERS),
  ...'argparse logging Path pl LOG run main input_dir output_dir counts table'.split(' '),
  ...'float int len ord repr str file'.split(' '),
])

/** A name as a variable of the file: `import` becomes `import_`. */
export function polarsVariable(name: string): Code {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not an identifier: ${JSON.stringify(name)}`)
  return verbatim(KEYWORDS.has(name) || TAKEN.has(name) ? `${name}_` : name)
}
