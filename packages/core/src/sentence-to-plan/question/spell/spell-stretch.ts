import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

/**
 * "Visits in the last 90 days" where a column `visits_last_90d` holds just that: the column is called by its name,
 * and no day is compared with today.
 */
export function spellStretch(sentence: string, tables: readonly SchemaTable[]): string {
  const said = STRETCH.exec(sentence)
  if (!said) return sentence
  const before = sentence.slice(0, said.index)
  for (const column of tables.flatMap(({ columns }) => columns)) {
    const [, noun = '', count, unit = ''] = NAMED.exec(spaced(column)) ?? []
    const isSame = count === said.groups?.['count'] && unit[0] === said.groups?.['unit']?.[0]
    const called = isSame ? lastOf(noun, before) : null
    if (!called) continue
    const rest = before.slice(called.index + called[0].length)
    return `${before.slice(0, called.index)}${spaced(column)}${rest}${sentence.slice(said.index + said[0].length)}`
  }
  return sentence
}

const STRETCH =
  /,?\s*\(?(?:\b(?:in|during|over|within|for) )?(?:the )?\b(?:last|past|previous) (?<count>\d{1,4}) (?<unit>day|week|month|year)s\b\)?/i

/** `visits_last_90d`, `Orders (past 12 months)`, `logins_30d`: what is counted, of how many days. */
const NAMED =
  /^(.*?\p{L}) (?:(?:in|l|last|past|prev|previous|trailing) ?(?:the )?)*(\d{1,4}) ?([dwmy])\p{L}*$/iu

function spaced({ name }: SchemaColumn): string {
  return name
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** Where the noun was said last, one or many of it. */
function lastOf(noun: string, text: string): RegExpExecArray | null {
  const root = noun.replace(/s$/, '')
  return [...text.matchAll(new RegExp(`(?<!\\p{L})${root}s?(?!\\p{L})`, 'giu'))].at(-1) ?? null
}
