import type { Comparison } from '../question/query/query.ts'
import { refOf } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { UNIT_WORDS, unitCalled, unitOf } from '../question/tables/units.ts'
import type { Unit } from '../question/tables/units.ts'
import { comparisonWords } from '../question/words/comparison-words.ts'
import { sharesDeed } from '../../words/deeds.ts'
import { stem } from '../../words/stem.ts'
import { setOf } from '../../words/word-set.ts'
import { cut, isDenied } from './state.ts'
import type { StateReader } from './state.ts'
import { spokenTables } from './told-columns.ts'

/** "Parcels over 2 kg" of a `weight_g`, "a talk time of more than 10 minutes", "answered within 20 seconds". */
export const readMeasured: StateReader = (sentence, tables) => {
  const said = COMPARED.exec(sentence)
  const { how = '', number = '', unit: called = '' } = said?.groups ?? {}
  const unit = unitCalled(called)
  const comparison = signOf(how)
  if (!said || !unit || comparison === undefined) return null
  const before = sentence.slice(0, said.index)
  const column = columnMeant(before, unit, spokenTables(sentence, tables))
  const own = column && unitOf(column.name)
  if (!own) return null
  const value = (amountIn(number) * unit.size) / own.size
  const start = before.length - nameBefore(before, column).length
  if (isDenied(sentence, start)) return null
  const end = said.index + said[0].length
  const all = sentence.slice(start, end + nameBehind(sentence.slice(end), column).length)
  return {
    sentence: cut(sentence, { index: start, 0: all }),
    states: [{ kind: 'compare', column: refOf(column), comparison, value }],
  }
}

const SIGNS: ReadonlyMap<string, Comparison> = new Map([
  ...comparisonWords('amount', 'number', 'measured'),
  ['faster than', '<'],
])
/** "More than 90 minutes". */
export const COMPARED_AMOUNT = String.raw`(?<how>${[...SIGNS.keys()].join('|')}) (?<number>\d[\d,]*(?:\.\d+)?|half an?|an?|one|two|three) ?(?<unit>${UNIT_WORDS})(?![\p{L}\d])`
const COMPARED = new RegExp(String.raw`\b${COMPARED_AMOUNT}`, 'iu')

export function signOf(how: string): Comparison | undefined {
  return SIGNS.get(how.toLowerCase())
}

export function amountIn(text: string): number {
  const said = text.toLowerCase()
  if (said.startsWith('half')) return 0.5
  return WORDS.get(said) ?? Number(said.replaceAll(',', ''))
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
])

/** The one that is spoken of before it, or the only one that is told in units of that kind. */
function columnMeant(
  before: string,
  { kind }: Unit,
  tables: readonly SchemaTable[],
): SchemaColumn | null {
  const columns = tables
    .flatMap((table) => table.columns)
    .filter(({ numeric, key, name }) => numeric === 'native' && !key && unitOf(name)?.kind === kind)
  const near =
    before
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(-NEAR) ?? []
  const scored = columns
    .map((column) => ({ column, score: near.filter((word) => tells(column, word)).length }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  if (!best || (next && best.score === next.score)) return null
  return best.column
}

const NEAR = 5

function tells({ words }: SchemaColumn, word: string): boolean {
  const isReply = REPLIED.has(stem(word))
  return words.some(
    (own) =>
      own.weight > LIGHT &&
      (own.stem === stem(word) || sharesDeed(word, own.stem) || (isReply && WAITS.has(own.stem))),
  )
}

/** What stands in brackets tells the unit and no name. */
const LIGHT = 0.25
/** What is answered soon has waited for a short time. */
const REPLIED = setOf('answered responded replied picked reached served attended')
const WAITS = setOf('wait waiting response answer reply queue')

/** "With a talk time of", "who had to wait": what ties the comparison to the rows. */
function nameBefore(before: string, column: SchemaColumn): string {
  const words = before.split(/(?<=\s)/)
  let from = words.length
  while (from > 0) {
    const word = (words[from - 1] ?? '').trim().toLowerCase()
    if (!TYING.has(word) && !tells(column, word)) break
    from -= 1
  }
  return words.slice(from).join('')
}

/** "More than 1 hour spent" of `minutes_spent`. */
function nameBehind(after: string, column: SchemaColumn): string {
  const [said = '', word = ''] = /^ (\p{L}+)/u.exec(after) ?? []
  return tells(column, word) ? said : ''
}

const TYING = new Set(
  'with whose having that which who where a an the of is was were are be been has have had to for took take takes lasted lasting lasts weigh weighs weighing weighed and its their'.split(
    ' ',
  ),
)
