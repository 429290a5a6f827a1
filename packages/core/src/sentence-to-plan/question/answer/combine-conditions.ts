import { keepByReference } from '../conditions/by-own-reference.ts'
import { sayPairs } from './said-pairs.ts'
import { keepApart } from '../conditions/kept-apart.ts'
import { fansOut } from '../draft/fans-out.ts'
import { membership } from '../conditions/rows-elsewhere.ts'
import { isTable } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import { refOf } from '../../../tables/schema.ts'
import { keyColumn, nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

interface Combined {
  readonly predicates: readonly Predicate[]
  /** Tables whose conditions hold in the joined rows. */
  readonly joined: readonly string[]
}

/** Conditions on one column joined by "or" become one; those on rows of another table may be a membership. */
export function combine(
  draft: Draft,
  where: readonly WhereDraft[],
  counted: boolean,
): Combined | null {
  const told = keepByReference(draft, where)
  const { left, apart } = keepApart(draft, told.left)
  const predicates: Predicate[] = [...told.apart, ...apart]
  const related: Related[] = []
  const joined: string[] = []
  const { pairs, others } = sayPairs(draft, left)
  predicates.push(...pairs)
  const sorted = others.toSorted((a, b) => a.at.start - b.at.start)
  for (const group of alternatives(draft, sorted)) {
    const [first] = group
    if (!first) continue
    const { table } = first.column
    const outside = table !== draft.main.id && !isShown(draft, table) && fansOut(draft, table)
    // "Both A and B" of something that has many: each of them is there, in rows of its own.
    const each =
      group.length > 1 &&
      !group.some((one, at) => at > 0 && hasOr(draft, group[at - 1] ?? one, one))
    if (outside && each) {
      const members = group.map((one) => membership(draft, [table], [one.predicate], false))
      if (!members.every((one) => one !== null)) return null
      predicates.push(...members)
    } else if (outside && (counted || asksThings(draft, group))) {
      related.push({ table, predicate: merge(group) })
    } else if (each && (saysBoth(draft) || areApart(draft, group)) && shownPlain(draft)) {
      // What two sets have in common is each value once.
      draft.distinct = true
      predicates.push(...group.map((one) => sharing(draft, one.predicate)))
    } else {
      joined.push(...group.map(({ column }) => column.table))
      predicates.push(merge(group))
    }
  }
  const members = relatedRows(draft, related)
  return members && { predicates: [...predicates, ...members], joined }
}

/** What is told of rows of another table, of which a main row may have many. */
interface Related {
  readonly table: string
  readonly predicate: Predicate
}

/** "Who bought a lamp in March": one order is meant, of a lamp and in March. */
function relatedRows(draft: Draft, related: readonly Related[]): readonly Predicate[] | null {
  if (related.length === 0) return []
  const together = membership(
    draft,
    related.map(({ table }) => table),
    related.map(({ predicate }) => predicate),
    false,
  )
  if (together) return [together]
  const members = related.map(({ table, predicate }) =>
    membership(draft, [table], [predicate], false),
  )
  return members.every((one) => one !== null) ? members : null
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
  if (words.includes('both') || words.includes('shared') || words.includes('common')) return true
  return EACH_ONE.test(words.join(' '))
}

/** "Won a gold medal and a silver medal": one of each, where "gold and silver medals" are any of them. */
const EACH_ONE = /\ban? \S+ (\S+) and (?:also )?an? \S+ \1\b/

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

/** "The names of the guests who took the ferry": guests, and not the times they took it. */
function asksThings(draft: Draft, group: readonly WhereDraft[]): boolean {
  const { select, main, order, having, group: kinds, per } = draft
  const isPlain = [having, kinds, per].every(({ length }) => length === 0)
  const areOwn = select.every(({ column }) => column?.table === main.id)
  const ofOwn = order.every(({ of }) => of !== null && !isTable(of) && of.table === main.id)
  const name = nameColumn(main)
  const tells = select.some(({ column }) => column !== null && (column.unique || column === name))
  // "With a cabin or over 60": each alone would have to hold, and one is told of the guest.
  const isOne = group.every(({ column }) => column.table === group[0]?.column.table)
  return isPlain && areOwn && ofOwn && tells && isOne
}
