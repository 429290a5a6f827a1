import { chooseSelect } from '../shown/choose-shown.ts'
import { columnOf } from '../draft/column-of.ts'
import { isTable, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { refOf } from '../../../tables/schema.ts'
import { keyColumn, nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "The heaviest boat of each harbor", "the top 2 songs per genre": the first rows of every kind, not of all. */
export function readPerGroup(draft: Draft): void {
  const { order, limit, select, group, having } = draft
  const [key, ...more] = order
  if (!key || more.length > 0 || limit === null) return
  // What is computed of several rows is a figure of each kind, and read as one.
  if (key.of && !isTable(key.of) && key.of.formula !== undefined) return
  if (group.length > 0 || having.length > 0) return
  if (select.some(({ measure }) => measure !== null)) return
  if (key.measure !== null && !ranksKind(draft)) return
  for (const mention of draft.sentence.mentions) {
    const said = kindSaid(draft, mention)
    const kind = said && kindOf(draft, said)
    if (!said || !kind) continue
    draft.used.add(said.index)
    if (mention.mark) draft.used.add(mention.index)
    draft.per.push(...kind.told)
    if (key.measure !== null) countWithin(draft, kind, said)
    if (select.length === 0) chooseSelect(draft)
    const isShown = select.some(({ column }) => column === kind.shown)
    if (!isShown) select.unshift({ measure: null, column: kind.shown })
    return
  }
}

/** "Which bait catches the most": kinds are ranked by their rows, and no rows by a cell. */
function ranksKind({ select }: Draft): boolean {
  const [shown, ...more] = select
  return more.length === 0 && shown?.column?.unique === false
}

/** "The most frequent bait of each lake": every bait of every lake is counted; where none is told, there is none. */
function countWithin(draft: Draft, { told }: Kind, at: Mention): void {
  const [ranked] = draft.select.flatMap(({ column }) => column ?? [])
  if (!ranked) return
  draft.group.push(...told, ranked)
  const predicate = { kind: 'empty', column: refOf(ranked), negated: true } as const
  draft.where.push({ column: ranked, predicate, at, exact: true })
}

const EACH = /\b(?:each|every|per)\b/i

/** What the rows are compared within: "for each harbor", "each harbor and its heaviest boat". */
function kindSaid(draft: Draft, mention: Mention): Mention | null {
  if (mention.mark?.kind === 'group' && !draft.used.has(mention.index))
    return EACH.test(mention.text) ? next(draft, mention) : null
  const before = draft.sentence.tokens[mention.start - 1]?.fold ?? ''
  if (mention.mark || !(EACH.test(before) || before === 'by')) return null
  return before === 'by' && !isKind(draft, mention) ? null : mention
}

/** "The tallest tower by city": said for no other purpose, and nothing to compare. */
function isKind(draft: Draft, mention: Mention): boolean {
  const column = columnOf(draft, mention)
  if (!column || draft.used.has(mention.index) || mention.values.length > 0) return false
  return column.type === 'text' && column.numeric === null && !column.dated && !column.unique
}

interface Kind {
  readonly told: readonly SchemaColumn[]
  readonly shown: SchemaColumn
}

/** A column that several rows share, or the rows of another table. */
function kindOf(draft: Draft, said: Mention): Kind | null {
  if (said.mark) return null
  const column = columnOf(draft, said)
  const [table] = said.tables
  if (table && (!column || table.score > (said.columns[0]?.score ?? 0))) {
    if (table.table === draft.main) return null
    const shown = nameColumn(table.table)
    const key = keyColumn(table.table)
    return { told: shown === key ? [key] : [key, shown], shown }
  }
  const isCompared = draft.order.some(({ of }) => of === column)
  if (!column || column.key || isCompared) return null
  return { told: [column], shown: column }
}
