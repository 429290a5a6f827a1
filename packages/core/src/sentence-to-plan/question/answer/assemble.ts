import { isSaid, isTable } from '../draft/draft.ts'
import type { Draft, OrderDraft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type {
  Having,
  MeasureItem,
  Predicate,
  Query,
  QueryOrder,
  SelectItem,
} from '../query/query.ts'
import type { LookUp } from '../../../tables/column-ref.ts'
import { joinTables } from '../../../tables/relate/join-tables.ts'
import { refOf } from '../../../tables/schema.ts'
import type { JoinTree } from '../../../tables/relate/join-tables.ts'
import { keyColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { combine } from './combine-conditions.ts'
import { isImplied } from './is-implied.ts'

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
  const order = single ? [] : draft.order
  const grouping = said.length === 0 ? said : [...said, ...sortedBy(order)].filter(once)
  const select: SelectItem[] = draft.select.map(({ measure, column }) => asItem(measure, column))
  const lookUps = lookUpsOf(draft)
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
    where: [...where.predicates, ...relations.filter((one) => !isImplied(one, where.predicates))],
    select: [...groupShown, ...select],
    group: grouping.map(refOf),
    having: draft.having.map(havingOf),
    order: order.map(orderOf).filter(isFirst),
    ...(draft.limit === null || single ? {} : { limit: draft.limit }),
    ...(draft.per.length === 0 ? {} : { per: draft.per.map(refOf) }),
    ...(draft.offset === null ? {} : { offset: draft.offset }),
    distinct: draft.distinct && !counted && grouping.length === 0,
    ...(lookUps.length === 0 ? {} : { lookUps }),
  }
}

function lookUpsOf({ select, group, order }: Draft): readonly LookUp[] {
  const columns = [
    ...select.flatMap(({ column }) => column ?? []),
    ...group,
    ...order.flatMap(({ of }) => (of && !isTable(of) ? of : [])),
  ]
  return columns
    .filter(once)
    .flatMap(({ name, lookedUp }) => (lookedUp ? [{ name, ...lookedUp }] : []))
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

/** Each key once: what is said twice sorts nothing, and two counts of rows are the same number. */
function isFirst({ item }: QueryOrder, at: number, all: readonly QueryOrder[]): boolean {
  const text = JSON.stringify(item)
  return all.findIndex((one) => JSON.stringify(one.item) === text) === at
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
