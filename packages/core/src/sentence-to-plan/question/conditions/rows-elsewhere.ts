import { OPPOSITE } from './comparator.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, next, previous } from '../draft/draft.ts'
import { joinTables } from '../../../tables/relate/join-tables.ts'
import { NOTHING, refOf } from '../../../tables/schema.ts'
import { shownKind, shownOften, withoutSuch } from './lacking-kinds.ts'
import type { Mention } from '../link/mention.ts'
import { numberIn } from '../tables/numbers-in.ts'
import type { Predicate, Query } from '../query/query.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { dateOf, isUnsaidDate, movedTo } from './unsaid-date.ts'

/** "Without any singer", "who have friends": rows that other tables do, or do not, speak of. */
export function readRelations(draft: Draft): readonly Predicate[] {
  const found: Predicate[] = []
  for (const mention of draft.sentence.mentions) {
    const denies = mention.mark?.kind === 'negation' || leavesOutSuch(draft, mention)
    if (!denies || draft.used.has(mention.index)) continue
    const predicate = readAbsence(draft, mention)
    if (predicate) {
      draft.used.add(mention.index)
      found.push(predicate)
    }
  }
  for (const mention of draft.sentence.mentions) {
    const predicate = draft.used.has(mention.index) ? null : readPresence(draft, mention)
    if (predicate && !isLackedBy(predicate, found)) found.push(predicate)
  }
  return found
}

/** "Gardeners who tend no plot", where a table tells who tends what: rows of it are lacking, not there. */
function isLackedBy(one: Predicate, found: readonly Predicate[]): boolean {
  return (
    one.kind === 'within' &&
    found.some(
      (lack) =>
        lack.kind === 'within' &&
        lack.negated &&
        lack.query.tables[0] === one.query.tables[0] &&
        one.query.where.length === 0,
    )
  )
}

/**
 * "All towns except those that have a mill", "visited by pupils of Hale but not by pupils of Moss": those of
 * which the following is true.
 */
function leavesOutSuch(draft: Draft, mention: Mention): boolean {
  const { mark, text, end } = mention
  if (mark?.kind !== 'except') return false
  if (/^(?:the )?(?:those|ones)\b/.test(gap(draft, end, end + 2).join(' '))) return true
  const who = next(draft, mention)
  return /^but not$/i.test(text) && who !== null && otherTable(draft, who) !== null
}

function readAbsence(draft: Draft, negation: Mention): Predicate | null {
  const end = clauseEnd(draft, negation.end)
  const inside = (one: Mention) => one.start >= negation.end && one.start < end
  const tables = draft.sentence.mentions.filter(
    (one) => inside(one) && !draft.used.has(one.index) && otherTable(draft, one),
  )
  moveDates(draft, inside, tables)
  const conditions = draft.where.filter(
    ({ at, column }) => inside(at) && column.table !== draft.main.id,
  )
  const wanted = [
    ...tables.map((one) => otherTable(draft, one)?.id ?? ''),
    ...conditions.map(({ column }) => column.table),
  ]
  if (wanted.length === 0) {
    const lacking = draft.sentence.mentions.find(
      (one) => inside(one) && !draft.used.has(one.index) && !one.mark && one.columns.length > 0,
    )
    if (lacking && !draft.where.some(({ at }) => inside(at))) return readLack(draft, lacking)
    const isNever = negation.text.toLowerCase() === 'never'
    const kind = isNever ? shownOften(draft) : shownKind(draft)
    const isSaid =
      isNever ||
      draft.sentence.mentions.some((one) => inside(one) && one.tables[0]?.table === draft.main)
    const such = draft.where.filter(({ at }) => inside(at))
    if (kind && isSaid && such.length > 0) {
      drop(draft, such)
      const predicates = such.map(({ predicate }) => predicate)
      return withoutSuch(draft, kind, [], predicates)
    }
    const own = draft.where.findIndex(({ at }) => inside(at))
    const condition = draft.where[own]
    if (condition) draft.where[own] = { ...condition, predicate: opposite(condition.predicate) }
    return null
  }
  for (const one of tables) draft.used.add(one.index)
  drop(draft, conditions)
  const predicates = conditions.map(({ predicate }) => predicate)
  const kind = shownKind(draft)
  const isSaid = draft.sentence.mentions.some(({ tables: [best] }) => best?.table === draft.main)
  return kind && !isSaid
    ? withoutSuch(draft, kind, wanted, predicates)
    : membership(draft, wanted, predicates, true)
}

/** "Guests without a stay in 2024": the day of the stays that are lacking, and not of the guests. */
function moveDates(
  draft: Draft,
  inside: (one: Mention) => boolean,
  said: readonly Mention[],
): void {
  const [lacking] = said.flatMap((one) => otherTable(draft, one) ?? [])
  const date = lacking && dateOf(draft, lacking)
  if (!date) return
  for (const [at, one] of draft.where.entries())
    if (one.column.table === draft.main.id && inside(one.at) && isUnsaidDate(draft, one))
      draft.where[at] = movedTo(date, one)
}

/** "Did not win any gold": none of it, or no such cell. */
function readLack(draft: Draft, mention: Mention): Predicate | null {
  const column = columnOf(draft, mention)
  if (!column || draft.select.some((shown) => shown.column === column)) return null
  draft.used.add(mention.index)
  const ref = refOf(column)
  // "No fee" is a fee of zero, or none was written down where nobody pays zero.
  const hasZero = column.cells.some((cell) => cell !== null && numberIn(cell) === 0)
  if (column.numeric !== null && !column.ordinal && hasZero) {
    return { kind: 'compare', column: ref, comparison: '=', value: 0 }
  }
  const dashes = column.cells.filter((cell) => typeof cell === 'string' && isNothing(cell))
  if (dashes.length > 0) return { kind: 'among', column: ref, values: dashes, negated: false }
  return { kind: 'empty', column: ref, negated: false }
}

/** A dash, with the mark of a footnote or without: "–[2]". */
function isNothing(cell: string): boolean {
  return NOTHING.test(cell.replace(/\[[^\]]*\]$|[*†‡]$/, '').trim())
}

function readPresence(draft: Draft, mention: Mention): Predicate | null {
  if (mention.tables.some(({ table: said }) => said === draft.main)) draft.used.add(mention.index)
  const table = otherTable(draft, mention)
  if (!table || (mention.tables[0]?.score ?? 0) < 0.6) return null
  if (isTailOfShown(draft, mention)) return null
  if (isColumnTold(draft, mention)) {
    draft.used.add(mention.index)
    return null
  }
  if (isNeeded(draft, table.id)) {
    draft.used.add(mention.index)
    return null
  }
  const predicate = membership(draft, [table.id], [], false)
  if (predicate) draft.used.add(mention.index)
  return predicate
}

/** "Birth places", where only another table says "places": the word belongs to the column shown before it. */
function isTailOfShown(draft: Draft, mention: Mention): boolean {
  const before = previous(draft, mention)
  if (before?.end !== mention.start || before.mark || (mention.tables[0]?.score ?? 0) > 0.8)
    return false
  return draft.select.some(({ column }) => before.columns[0]?.column === column)
}

/** "Whose address is in Hale", where people have an address and there is a table of them: the column is meant. */
function isColumnTold({ where }: Draft, { columns, end }: Mention): boolean {
  return columns.some(
    ({ column, score }) =>
      score >= NAMED && where.some(({ column: told, at }) => told === column && at.start >= end),
  )
}

const NAMED = 0.6

function isNeeded(draft: Draft, table: string): boolean {
  return (
    draft.where.some(({ column }) => column.table === table) ||
    draft.select.some(({ column }) => column?.table === table) ||
    draft.group.some((column) => column.table === table) ||
    draft.order.some(({ of }) => of !== null && ('columns' in of ? of.id : of.table) === table) ||
    draft.having.some(({ of }) => of !== null && ('columns' in of ? of.id : of.table) === table)
  )
}

/** Main rows whose key is, or is not, among those reached through the joins to some tables. */
export function membership(
  draft: Draft,
  wanted: readonly string[],
  where: readonly Predicate[],
  negated: boolean,
): Predicate | null {
  const tree = joinTables([draft.main.id, ...wanted], draft.references)
  const [first, ...joins] = tree?.joins ?? []
  if (!tree || !first || first.left.table !== draft.main.id) return null
  // Joins that start at the main table again cannot be part of the inner query.
  if (joins.some(({ left }) => left.table === draft.main.id)) return null
  const query: Query = {
    tables: tree.tables.slice(1),
    joins,
    where,
    select: [{ kind: 'column', column: first.right }],
    group: [],
    having: [],
    order: [],
    distinct: false,
  }
  return { kind: 'within', column: first.left, query, negated }
}

function otherTable(draft: Draft, mention: Mention): SchemaTable | null {
  const link = mention.tables.find(({ table }) => table.id !== draft.main.id)
  const own = mention.tables.find(({ table }) => table.id === draft.main.id)
  if (!link || (own && own.score >= link.score)) return null
  return link.table
}

function clauseEnd(draft: Draft, from: number): number {
  const { tokens } = draft.sentence
  for (let at = from; at < tokens.length; at += 1) {
    if (/^[.?!;]$/.test(tokens[at]?.fold ?? '') || tokens[at]?.fold === 'but') return at
  }
  return tokens.length
}

function drop(draft: Draft, conditions: readonly WhereDraft[]): void {
  for (const condition of conditions) draft.where.splice(draft.where.indexOf(condition), 1)
}

export function opposite(predicate: Predicate): Predicate {
  switch (predicate.kind) {
    case 'among':
    case 'during':
    case 'contains':
    case 'empty':
    case 'within':
      return { ...predicate, negated: !predicate.negated }
    case 'compare':
    case 'columns':
    case 'against':
      return { ...predicate, comparison: OPPOSITE[predicate.comparison] }
    case 'any':
      return predicate
  }
}
