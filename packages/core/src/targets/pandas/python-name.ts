import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { HELPERS } from './helpers.ts'

export const KEYWORDS: ReadonlySet<string> = new Set(
  [
    'False None True and as assert async await break class continue def del elif else except finally',
    'for from global if import in is lambda nonlocal not or pass raise return try while with yield',
  ].flatMap((words) => words.split(' ')),
)

/** Names the printed file uses itself; a step of that name would shadow them. */
const TAKEN = new Set([
  ...Object.keys(HELPERS),
  ...'argparse logging Path pd LOG run main input_dir output_dir types group pairs'.split(' '),
  ...'abs any dict enumerate float getattr int len list max ord range set sorted str zip'.split(
    ' ',
  ),
])

/** A name as a variable of the file: `import` becomes `import_`. */
export function pythonVariable(name: string): Code {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not an identifier: ${JSON.stringify(name)}`)
  return verbatim(KEYWORDS.has(name) || TAKEN.has(name) ? `${name}_` : name)
}

/** A column name as a keyword argument of `assign`, or null where it cannot be one. */
export function asKeyword(name: string): Code | null {
  const usable = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !KEYWORDS.has(name) && name !== 'self'
  return usable ? verbatim(name) : null
}
