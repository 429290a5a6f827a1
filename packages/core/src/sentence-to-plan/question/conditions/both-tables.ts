import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import { share } from '../../../tables/relate/share.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { matchName } from '../../../words/match-name.ts'
import type { Predicate } from '../query/query.ts'

/** "States with both owners and vets": what is shown is in either table, and has to be in both. */
export function readBothTables(draft: Draft): readonly Predicate[] {
  const { mentions } = draft.sentence
  const both = mentions.find(({ mark, index }) => mark?.kind === 'both' && !draft.used.has(index))
  const one = both && next(draft, both)
  const and = one && next(draft, one)
  const other = and?.mark?.kind === 'and' ? next(draft, and) : null
  const [shown, ...more] = draft.select
  if (!both || !one || !other || !shown?.column || shown.measure !== null || more.length > 0)
    return []
  const [first, second] = [one, other].map(({ tables }) => tables[0]?.table)
  const { column } = shown
  const [mine, theirs] = [first, second].map((table) => table && alikeIn(table, column))
  if (!first || !second || first === second || !mine || !theirs) return []
  for (const { index } of [both, one, other]) draft.used.add(index)
  draft.main = first
  draft.distinct = true
  draft.select.splice(0, 1, { measure: null, column: mine })
  return [amongThose(mine, theirs, false)]
}

/** "Which towns have a mill but no inn": in the one table, and not in the other. */
export function readOneOfTwo(draft: Draft): readonly Predicate[] {
  const { mentions, tokens } = draft.sentence
  const no = mentions.find(
    ({ mark, index, start }) =>
      mark?.kind === 'negation' && !draft.used.has(index) && tokens[start - 1]?.fold === 'but',
  )
  const other = no && next(draft, no)
  const [shown, ...more] = draft.select
  if (!no || !other || !shown?.column || shown.measure !== null || more.length > 0) return []
  const [there] = other.tables
  const here = mentions.find(
    ({ index, tables: [best] }) =>
      index < no.index && best && best.table.id === shown.column?.table,
  )
  if (!there || there.score < SURELY || !here) return []
  const theirs = alikeIn(there.table, shown.column)
  if (!theirs || theirs.table === shown.column.table) return []
  if (share(shown.column.cells, theirs.cells) === 0) return []
  for (const { index } of [no, here, other]) draft.used.add(index)
  draft.distinct = true
  return [amongThose(shown.column, theirs, true)]
}

const SURELY = 0.8

/** The column of a table that tells the same of its rows: by its name, or by a like one and the same cells. */
function alikeIn({ columns }: SchemaTable, column: SchemaColumn): SchemaColumn | null {
  const own = columns.filter(({ key }) => !key)
  // Without the lead that the table's columns share.
  const said = column.words.filter(({ weight }) => weight === 1).map(({ stem }) => stem)
  return (
    own.find(({ name }) => name === column.name) ??
    own.find(
      (one) =>
        one.type === 'text' &&
        matchName(said, one.words) !== null &&
        share(column.cells, one.cells) > 0,
    ) ??
    null
  )
}

function amongThose(mine: SchemaColumn, theirs: SchemaColumn, negated: boolean): Predicate {
  return {
    kind: 'within',
    column: refOf(mine),
    negated,
    query: {
      tables: [theirs.table],
      joins: [],
      where: [],
      select: [{ kind: 'column', column: refOf(theirs) }],
      group: [],
      having: [],
      order: [],
      distinct: false,
    },
  }
}
