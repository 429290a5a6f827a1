import { yearOf } from '../draft/calendar.ts'
import { columnFor } from '../draft/column-for.ts'
import { columnOf } from '../draft/column-of.ts'
import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { hasConcept, refOf } from '../../../tables/schema.ts'
import type { Concept } from '../../../words/concepts.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate, Query } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { wordTable } from '../../../words/word-table.ts'

/** Names of columns can be long: "the same percentage of the votes in the second round as". */
const FARTHEST = 14

/** "The same number of goals as Smith": rows that share a cell with another one, without that one. */
export function readSameAs(draft: Draft): readonly Predicate[] {
  const { tokens, mentions } = draft.sentence
  const same = tokens.findIndex(({ fold }) => fold === 'same')
  if (same < 0) return []
  const as = tokens.findIndex(({ fold }, at) => at > same && at <= same + FARTHEST && fold === 'as')
  const other = as < 0 ? exceptedBefore(draft, same) : namedBehind(mentions, as)
  const end = as < 0 ? tokens.length : as
  const [said] = mentions
    .filter((one) => one.start > same && one.end <= end && !one.mark && one.columns.length > 0)
    .toSorted((a, b) => (b.columns[0]?.score ?? 0) - (a.columns[0]?.score ?? 0))
  const [hit] = other?.values ?? []
  if (!other || !hit) return []
  const told = said ? columnOf(draft, said) : columnOfKind(draft, same)
  const isYear = /^years?$/.test(tokens[same + 1]?.fold ?? '')
  const column = told && isYear ? (yearOf(told) ?? told) : told
  if (!column || column === hit.column || hit.column.table !== column.table) return []
  draft.used.add(other.index)
  for (const one of mentions)
    if (one.start >= same && one.end <= Math.max(said?.end ?? 0, other.end))
      draft.used.add(one.index)
  const values = [
    ...new Set(other.values.filter((one) => one.column === hit.column).map(({ cell }) => cell)),
  ]
  const [shown] = draft.select
  // "Who plays the same position as": somebody else is asked for, and not the position.
  if (shown?.column === column && asksPerson(mentions))
    draft.select.splice(0, 1, { measure: null, column: hit.column })
  const query: Query = {
    tables: [column.table],
    joins: [],
    where: [{ kind: 'among', column: refOf(hit.column), values, negated: false }],
    select: [{ kind: 'column', column: refOf(column) }],
    group: [],
    having: [],
    order: [],
    distinct: false,
  }
  return [
    { kind: 'within', column: refOf(column), query, negated: false },
    { kind: 'among', column: refOf(hit.column), values, negated: true },
  ]
}

/** "Opened the same year as": the column said before it holds years, or another one does. */
function columnOfKind(draft: Draft, same: number): SchemaColumn | null {
  const { tokens, mentions } = draft.sentence
  const concept = KINDS[tokens[same + 1]?.fold ?? '']
  if (!concept) return null
  const before = mentions.findLast(
    ({ end, columns, mark }) => end <= same && end >= same - 2 && columns.length > 0 && !mark,
  )
  const told = before ? columnOf(draft, before) : null
  return told && hasConcept(told, concept) ? told : columnFor(draft, draft.main, concept)
}

const KINDS = wordTable<Concept>({
  year: 'year',
  date: 'date',
  day: 'date',
  place: 'place',
  location: 'place',
  height: 'height',
  length: 'length',
  age: 'age',
  weight: 'weight',
})

function namedBehind(mentions: readonly Mention[], as: number): Mention | null {
  const other = mentions.find(({ start, values }) => start > as && values.length > 0)
  return other && other.start <= as + 3 ? other : null
}

/** "Besides Smith, who had the same number of goals": the one the others are like was left out first. */
function exceptedBefore(draft: Draft, same: number): Mention | null {
  const except = draft.sentence.mentions.find(
    ({ mark, end }) => mark?.kind === 'except' && end <= same,
  )
  const other = except && next(draft, except)
  if (!except || !other || other.mark || other.values.length === 0 || other.end > same) return null
  draft.used.add(except.index)
  return other
}

function asksPerson(mentions: readonly Mention[]): boolean {
  return mentions.some(({ mark }) => mark?.kind === 'ask' && mark.concept === 'person')
}
