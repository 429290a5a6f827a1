import type { SchemaColumn } from './schema.ts'
import { stem } from './stem.ts'

const STARTS = stems(
  'took take from start started began begin entered assumed appointed since opened shipped sent ordered dispatched',
)
const ENDS = stems(
  'left leave to until end ended finished retired closed delivered arrived received',
)

/**
 * What lies between two columns of a table, "took office" and "left office": how long each row lasted.
 * It is no column of the file, and is computed where a question asks for it.
 */
export function spansOf(columns: readonly SchemaColumn[]): readonly SchemaColumn[] {
  const found: SchemaColumn[] = []
  for (const from of columns) {
    const to = columns.find((one) => one !== from && isPair(from, one))
    if (!to || found.length > 0) continue
    const isYears = from.yearly
    found.push({
      table: from.table,
      name: `${isYears ? 'years' : 'days'} from ${from.name} to ${to.name}`,
      type: 'integer',
      words: SPAN_WORDS,
      place: columns.length,
      cells: [],
      numeric: 'native',
      dated: false,
      yearly: false,
      unique: false,
      key: false,
      ordinal: false,
      span: { from: from.name, to: to.name, unit: isYears ? 'year' : 'day' },
    })
  }
  return found
}

const SPAN_WORDS = ['duration', 'length', 'term'].map((word) => ({ stem: stem(word), weight: 1 }))

function isPair(from: SchemaColumn, to: SchemaColumn): boolean {
  if (!isWhen(from) || !isWhen(to) || from.type !== to.type) return false
  return starts(from, STARTS) && starts(to, ENDS)
}

function isWhen({ yearly, type }: SchemaColumn): boolean {
  return (yearly && type === 'integer') || type === 'date'
}

/** The names may be one small word: "From" and "To". */
function starts({ name }: SchemaColumn, words: ReadonlySet<string>): boolean {
  return name.split(/[^\p{L}]+/u).some((word) => words.has(stem(word.toLowerCase())))
}

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem))
}
