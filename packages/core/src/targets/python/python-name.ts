import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { OUTSIDE_NAMES } from '../outside-calls.ts'

const KEYWORDS: ReadonlySet<string> = new Set(
  [
    'False None True and as assert async await break class continue def del elif else except finally',
    'for from global if import in is lambda nonlocal not or pass raise return try while with yield',
  ].flatMap((words) => words.split(' ')),
)

/** Names every printed file uses itself. */
const TAKEN: ReadonlySet<string> = new Set(
  'argparse logging Path LOG run main input_dir output_dir'.split(' '),
)

/** A name as a variable of the file, which `taken` names must not be: `import` becomes `import_`. */
export function pythonVariable(name: string, taken: ReadonlySet<string>): Code {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not an identifier: ${JSON.stringify(name)}`)
  const isTaken = [KEYWORDS, TAKEN, OUTSIDE_NAMES, taken].some((names) => names.has(name))
  return verbatim(isTaken ? `${name}_` : name)
}

/** A column name as a keyword argument of `assign`, or null where it cannot be one. */
export function asKeyword(name: string): Code | null {
  const usable = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !KEYWORDS.has(name) && name !== 'self'
  return usable ? verbatim(name) : null
}
