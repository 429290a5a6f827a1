import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { OUTSIDE_NAMES } from '../outside-calls.ts'
import { freshName } from '../python/fresh-name.ts'
import { HELPER_NAMES } from './helpers.ts'
import { SIGNATURES } from './signatures.ts'

/** Keywords of Scala 2, and those that Scala 3 has besides. */
const KEYWORDS = [
  'abstract case catch class def do else extends false final finally for forSome if implicit import',
  'lazy macro match new null object override package private protected return sealed super this throw',
  'trait try true type val var while with yield enum export given then',
].flatMap((words) => words.split(' '))

/** Names the printed file uses itself; a step of that name would hide them. */
const TAKEN = [
  ...KEYWORDS,
  ...Object.keys(SIGNATURES),
  ...HELPER_NAMES,
  ...OUTSIDE_NAMES,
  ...'spark inputDir outputDir logger usage args main run col lit org java scala'.split(' '),
]

/** Variables of a program: `west_sales` becomes `westSales`, and no two are the same. */
export class ScalaNames {
  readonly #taken = new Set(TAKEN)

  of(name: string): Code {
    if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not an identifier: ${JSON.stringify(name)}`)
    const plain = camelCase(name)
    return verbatim(freshName(this.#taken.has(plain) ? `${plain}Rows` : plain, this.#taken, ''))
  }
}

/** A name of ours, such as that of a helper. */
export function camelCase(name: string): string {
  const words = name.split('_').filter((word) => word !== '')
  const [first = 'rows', ...others] = words
  const rest = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const whole = first.charAt(0).toLowerCase() + first.slice(1) + rest.join('')
  return /^\d/.test(whole) ? `rows${whole}` : whole
}
