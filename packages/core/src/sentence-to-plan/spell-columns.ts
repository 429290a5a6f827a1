import type { Column } from '../relation/column.ts'
import { foldName } from '../words/fold.ts'
import { sayName } from '../words/say.ts'
import { VOCABULARY } from '../words/vocabulary.ts'

/** What stands behind the thing itself in the name of a column: which one it is, or its unit. */
const TAILS: ReadonlySet<string> = new Set(
  `id key code no nr name c f k celsius fahrenheit pct percent kg g mg lb km m cm mm mi ms sec s min h eur
  usd gbp chf kb mb gb w kw kwh v hpa`.split(/\s+/),
)

export interface SpelledColumns {
  readonly text: string
  readonly assumptions: readonly string[]
}

/**
 * A clause with its columns by their whole names, and groups in one list: "average weight per crate per
 * dock" for `weight_kg`, `crate_id` and `dock`. Null where nothing of it is to be spelled otherwise.
 */
export function spellColumns(clause: string, columns: readonly Column[]): SpelledColumns | null {
  const assumptions: string[] = []
  const listed = clause.replaceAll(TWO_GROUPS, '$1 and ')
  const text = listed.replaceAll(/(?<![\p{L}\p{N}_"`.])\p{L}{3,}(?![\p{L}\p{N}_"`.])/gu, (word) => {
    const column = columnBegunWith(word, columns)
    if (!column) return word
    assumptions.push(`Read "${word}" as the column ${column.name}.`)
    return sayName(column.name, columns)
  })
  return text === clause ? null : { text, assumptions: [...new Set(assumptions)] }
}

const TWO_GROUPS = /(\b(?:by|per) [\p{L}\p{N}_]+),?(?: and)? (?:by|per) /giu

/** The one column whose name is this word and a tail; none where a column is called so itself. */
function columnBegunWith(word: string, columns: readonly Column[]): Column | null {
  const said = foldName(word)
  if (VOCABULARY.has(word.toLowerCase())) return null
  if (columns.some(({ name }) => foldName(name) === said)) return null
  const [only, ...others] = columns.filter(({ name }) => {
    const parts = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    const tail = parts.at(-1)?.toLowerCase() ?? ''
    return parts.length > 1 && TAILS.has(tail) && foldName(parts.slice(0, -1).join(' ')) === said
  })
  return only && others.length === 0 ? only : null
}
