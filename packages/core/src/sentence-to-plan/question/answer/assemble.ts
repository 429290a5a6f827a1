import { isSaid, isTable } from '../draft/draft.ts'
import type { Draft, OrderDraft, WhereDraft } from '../draft/draft.ts'
import { joinTables, refOf } from '../tables/joins.ts'
import type { JoinTree } from '../tables/joins.ts'
import { keepApart } from '../conditions/kept-apart.ts'
import type {
  Having,
  MeasureItem,
  Predicate,
  Query,
  QueryOrder,
  SelectItem,
} from '../query/query.ts'
import { fansOut, membership } from '../conditions/relations.ts'
import type { Mention } from '../link/mention.ts'
import { keyColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../tables/schema.ts'

/** Puts the parts together; null where the tables they need cannot be joined. */
export function assemble(draft: Draft, relations: readonly Predicate[]): Query | null {
  const counted = draft.select.some(({ measure }) => measure !== null)
  const where = combine(draft, draft.where, counted)
  if (!where) return null
  const tables = neededTables(draft, where.joined)
  const tree: JoinTree | null = joinTables(tables, draft.references)
  if (!tree) return null
  const said = groupingOf(draft)
  const single = said.length === 0 && (counted || draft.having.length > 0)
  // One row has no order; what groups are ordered by is part of them.
  const order = single ? [] : orderKeys(draft)
  const grouping = said.length === 0 ? said : [...said, ...sortedBy(order)].filter(once)
  const select: SelectItem[] = draft.select.map(({ measure, column }) => asItem(measure, column))
  const groupShown: SelectItem[] = counted
    ? draft.group
        .filter(
          (column) =>
            !draft.select.some((shown) => shown.column === column && shown.measure === null),
        )
        .map((column) => asItem(null, column))
    : []
  return {
    tables: tree.tables,
    joins: tree.joins,
    where: [...where.predicates, ...relations],
    select: [...groupShown, ...select],
    group: grouping.map(refOf),
    having: draft.having.map(havingOf),
    order: order.map(orderOf),
    ...(draft.limit === null || single ? {} : { limit: draft.limit }),
    ...(draft.per.length === 0 ? {} : { per: draft.per.map(refOf) }),
    ...(draft.offset === null ? {} : { offset: draft.offset }),
    distinct: draft.distinct && !counted && grouping.length === 0,
  }
}

function asItem(measure: MeasureItem['measure'] | null, column: SchemaColumn | null): SelectItem {
  if (measure === null && column) return { kind: 'column', column: refOf(column) }
  return {
    kind: 'measure',
    measure: measure ?? 'count_rows',
    column: column && measure !== 'count_rows' ? refOf(column) : null,
  }
}

function havingOf({ measure, of, comparison, value }: Draft['having'][number]): Having {
  const column = of && !isTable(of) ? refOf(of) : null
  return { item: { kind: 'measure', measure, column }, comparison, value }
}

function orderOf({ measure, of, descending }: OrderDraft): QueryOrder {
  const column = of && !isTable(of) && measure !== 'count_rows' ? of : null
  return { item: asItem(measure, column), descending }
}

/** What makes a group: what was said, or the thing asked for where something about it is counted. */
function groupingOf(draft: Draft): readonly SchemaColumn[] {
  if (draft.group.length > 0)
    return [...draft.groupTables.map(keyColumn), ...draft.group, ...plain(draft)].filter(once)
  const counts = draft.having.length > 0 || draft.order.some(({ measure }) => measure !== null)
  const measured = draft.select.some(({ measure }) => measure !== null)
  const apart = draft.select.some(({ of }) => of && of.id !== draft.main.id)
  if (!counts && apart && ofRows(draft))
    return [keyColumn(draft.main), ...plain(draft)].filter(once)
  if (!counts) return measured && plain(draft).length > 0 ? plain(draft) : []
  const targets = [...draft.having.map(({ of }) => of), ...draft.order.map(({ of }) => of)]
  const others = targets.some(
    (of) => of !== null && (isTable(of) ? of.id : of.table) !== draft.main.id,
  )
  const shown = plain(draft)
  return others && ofRows(draft) ? [keyColumn(draft.main), ...shown].filter(once) : shown
}

/** "Which region has the highest total": regions are compared, not the customers that have one. */
function ofRows(draft: Draft): boolean {
  const shown = plain(draft)
  if (shown.length === 0 || shown.some(({ unique }) => unique)) return true
  return isSaid(draft, draft.main) && !isOfKind(draft)
}

/** "Which country of artists", "the artist country with the most shows": countries, of many artists each. */
function isOfKind({ sentence, main, select, limit }: Draft): boolean {
  const [shown, ...more] = select
  if (limit !== 1 || more.length > 0 || !shown?.column) return false
  const { mentions } = sentence
  const kind = mentions.find(({ mark, columns: [link] }) => !mark && link?.column === shown.column)
  const rows = mentions.find(({ mark, tables: [link] }) => !mark && link?.table === main)
  if (!kind || !rows || isPlural(kind)) return false
  return rows.end === kind.start || isPlural(rows)
}

function isPlural({ text }: Mention): boolean {
  return /[^s]s$/i.test(text)
}

/** Each key once: what is said twice sorts nothing. */
function orderKeys({ order }: Draft): readonly OrderDraft[] {
  return order.filter(
    (one, at) =>
      order.findIndex(({ of, measure }) => of === one.of && measure === one.measure) === at,
  )
}

function sortedBy(order: readonly OrderDraft[]): readonly SchemaColumn[] {
  return order.flatMap(({ of, measure }) => (measure === null && of && !isTable(of) ? [of] : []))
}

function plain(draft: Draft): readonly SchemaColumn[] {
  return draft.select.flatMap(({ measure, column }) => (measure === null && column ? [column] : []))
}

function once<Value>(value: Value, index: number, all: readonly Value[]): boolean {
  return all.indexOf(value) === index
}

function neededTables(draft: Draft, joined: readonly string[]): readonly string[] {
  return [
    draft.main.id,
    ...draft.select.flatMap(({ column, of }) => (column ? [column.table] : of ? [of.id] : [])),
    ...draft.group.map(({ table }) => table),
    ...draft.per.map(({ table }) => table),
    ...draft.order.flatMap((one) => tableIds(one.of)),
    ...draft.having.flatMap((one) => tableIds(one.of)),
    ...joined,
  ]
}

function tableIds(target: OrderDraft['of']): readonly string[] {
  return target === null ? [] : [isTable(target) ? target.id : target.table]
}

interface Combined {
  readonly predicates: readonly Predicate[]
  /** Tables whose conditions hold in the joined rows. */
  readonly joined: readonly string[]
}

/** Conditions on one column joined by "or" become one; those on rows of another table may be a membership. */
function combine(draft: Draft, where: readonly WhereDraft[], counted: boolean): Combined | null {
  const { left, apart } = keepApart(draft, where)
  const predicates: Predicate[] = [...apart]
  const joined: string[] = []
  const sorted = left.toSorted((a, b) => a.at.start - b.at.start)
  for (const group of alternatives(draft, sorted)) {
    const [first] = group
    if (!first) continue
    const { table } = first.column
    const outside = table !== draft.main.id && !isShown(draft, table) && fansOut(draft, table)
    // "Both A and B" of something that has many: each of them is there, in rows of its own.
    const each =
      group.length > 1 &&
      !group.some((one, at) => at > 0 && hasOr(draft, group[at - 1] ?? one, one))
    if (outside && (counted || each)) {
      for (const predicate of each ? group.map((one) => one.predicate) : [merge(group)]) {
        const inside = membership(draft, [table], [predicate], false)
        if (!inside) return null
        predicates.push(inside)
      }
    } else if (each && (saysBoth(draft) || areApart(draft, group)) && shownPlain(draft)) {
      // What two sets have in common is each value once.
      draft.distinct = true
      predicates.push(...group.map((one) => sharing(draft, one.predicate)))
    } else {
      joined.push(...group.map(({ column }) => column.table))
      predicates.push(merge(group))
    }
  }
  return { predicates, joined }
}

/** "Above 100 and below 50": no row is both, so what is shown has rows of either kind. */
function areApart(draft: Draft, group: readonly WhereDraft[]): boolean {
  const [first, ...rest] = group
  return (
    group.every(({ predicate }) => predicate.kind === 'compare') ||
    (first !== undefined && rest.some((one) => isSaidAgain(draft, first, one)))
  )
}

/** "Shops over 5 years old and shops under 9": the noun said again speaks of other rows. */
function isSaidAgain({ sentence }: Draft, a: WhereDraft, b: WhereDraft): boolean {
  const and = sentence.mentions.find(
    ({ mark, start }) =>
      (mark?.kind === 'and' || mark?.kind === 'continue') &&
      start >= a.at.end &&
      start < b.at.start,
  )
  const noun = and && sentence.mentions[and.index + 1]
  const isNoun = (one: Mention) => one.tables[0]?.table.id === b.column.table
  const isFirst = sentence.mentions.some((one) => one.end <= a.at.start && isNoun(one))
  return !!noun && noun.end <= b.at.start && !noun.mark && isNoun(noun) && isFirst
}

function saysBoth(draft: Draft): boolean {
  const words = draft.sentence.tokens.map(({ fold }) => fold)
  return words.includes('both') || words.includes('shared') || words.includes('common')
}

function shownPlain(draft: Draft): SchemaColumn | null {
  const [shown] = draft.select
  return shown && shown.measure === null && shown.column && !shown.column.unique
    ? shown.column
    : null
}

/** What is shown is among that of the rows that fulfil this alone. */
function sharing(draft: Draft, predicate: Predicate): Predicate {
  const column = refOf(shownPlain(draft) ?? keyColumn(draft.main))
  return {
    kind: 'within',
    column,
    negated: false,
    query: {
      tables: [column.table],
      joins: [],
      where: [predicate],
      select: [{ kind: 'column', column }],
      group: [],
      having: [],
      order: [],
      distinct: false,
    },
  }
}

function isShown(draft: Draft, table: string): boolean {
  return (
    draft.select.some(({ column, of }) => column?.table === table || of?.id === table) ||
    draft.group.some((column) => column.table === table)
  )
}

function merge(group: readonly WhereDraft[]): Predicate {
  const [first] = group
  if (!first) throw new Error('a group of conditions is never empty')
  if (group.length === 1) return first.predicate
  const isNegated = first.predicate.kind === 'among' && first.predicate.negated
  const among = group.flatMap(({ predicate }) =>
    predicate.kind === 'among' && predicate.negated === isNegated ? [predicate] : [],
  )
  const same = group.every(({ column }) => column === first.column)
  // One of several, or, of what is none of them, none at all.
  if (same && among.length === group.length) {
    return {
      kind: 'among',
      column: refOf(first.column),
      values: among.flatMap(({ values }) => values),
      negated: isNegated,
    }
  }
  return { kind: 'any', predicates: group.map(({ predicate }) => predicate) }
}

/** Runs of conditions with "or" between them; equal columns with "and" between cannot both hold. */
function alternatives(
  draft: Draft,
  where: readonly WhereDraft[],
): readonly (readonly WhereDraft[])[] {
  const groups: WhereDraft[][] = []
  for (const one of where) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (
      last &&
      before &&
      before.at !== one.at &&
      (hasOr(draft, before, one) || contradicts(before, one) || isSaidAgain(draft, before, one))
    )
      last.push(one)
    else groups.push([one])
  }
  return groups
}

function hasOr(draft: Draft, a: WhereDraft, b: WhereDraft): boolean {
  return draft.sentence.mentions.some(
    ({ mark, start }) => mark?.kind === 'or' && start >= a.at.end && start < b.at.start,
  )
}

function contradicts(a: WhereDraft, b: WhereDraft): boolean {
  if (a.column !== b.column) return false
  const [one, two] = [a.predicate, b.predicate]
  if (one.kind === 'among' && two.kind === 'among') {
    return !one.negated && !two.negated && !one.values.some((value) => two.values.includes(value))
  }
  if (one.kind !== 'compare' || two.kind !== 'compare') return false
  if (typeof one.value !== 'number' || typeof two.value !== 'number') return false
  const [low, high] = one.comparison.startsWith('<') ? [one, two] : [two, one]
  if (!low.comparison.startsWith('<') || !high.comparison.startsWith('>')) return false
  return Number(low.value) <= Number(high.value)
}
