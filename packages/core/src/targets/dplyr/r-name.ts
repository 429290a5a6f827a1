import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from './literal.ts'
import { isVisible } from './r-text.ts'

const RESERVED: ReadonlySet<string> = new Set(
  [
    'if else repeat while function for next break in TRUE FALSE NULL Inf NaN NA',
    'NA_integer_ NA_real_ NA_complex_ NA_character_',
  ].flatMap((words) => words.split(' ')),
)
/** A step of that name would hide them. */
const TAKEN: ReadonlySet<string> = new Set(['input_dir', 'output_dir', 'args'])

/** A name as a variable of the file; R takes no underscore at its begin, and `shared` holds other names. */
export function rVariable(name: string, shared: ReadonlySet<string> = new Set()): Code {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not an identifier: ${JSON.stringify(name)}`)
  if (name.startsWith('_')) return verbatim(`x${name}`)
  const isTaken = RESERVED.has(name) || TAKEN.has(name) || shared.has(name)
  return verbatim(isTaken ? `${name}_` : name)
}

/** A column inside of a verb: `price`, `` `Unit Price` ``, or by its text where nothing else can name it. */
export function rColumn(name: string): Code {
  return bareName(name) ?? code`.data[[${text(name)}]]`
}

/** A column for `select` and its like, where a text names a column too. */
export function selectedColumn(name: string): Code {
  return bareName(name) ?? text(name)
}

/** `name = value`. A name with a point at its begin may be an argument of the verb, which `:=` avoids. */
export function namedValue(name: string, value: Code): Code {
  if (name.startsWith('.')) return code`${text(name)} := ${value}`
  return code`${bareName(name) ?? text(name)} = ${value}`
}

/** The same for `select`, whose arguments are all columns. */
export function selectedName(name: string, column: Code): Code {
  return code`${bareName(name) ?? text(name)} = ${column}`
}

function bareName(name: string): Code | null {
  if (/^[A-Za-z][A-Za-z0-9_.]*$/.test(name) && !RESERVED.has(name)) return verbatim(name)
  if (name.startsWith('.') || !Array.from(name).every(isVisible) || name.length > LONGEST) {
    return null
  }
  return verbatim(`\`${name.replaceAll(/[\\`]/g, '\\$&')}\``)
}

/** R has no symbols of more than 10,000 bytes. */
const LONGEST = 2_000
