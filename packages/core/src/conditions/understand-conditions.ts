import type { ClauseReader } from '../words/clause-reader.ts'
import type { TableWords } from '../tables/table-words.ts'
import { isGroup } from './condition.ts'
import type { Condition, ConditionGroup } from './condition.ts'
import { ConditionReader } from './condition-reader.ts'
import type { Picked } from './condition-reader.ts'
import { negate, readOperator } from './read-operator.ts'
import { takeRowNoun } from './take-row-noun.ts'
import { Unclear } from './unclear.ts'

export interface UnderstoodConditions {
  readonly where: ConditionGroup
  readonly assumptions: readonly string[]
  /** The same with another column that holds the cell as well. */
  readonly instead: readonly ConditionGroup[]
}

/**
 * Takes conditions off the front of a clause: "region is West and (amount over 100 or no amount)".
 * Gives null where none begin there, a problem where one begins and cannot be bound.
 */
export function understandConditions(
  reader: ClauseReader,
  table: TableWords,
): UnderstoodConditions | { readonly problem: string } | null {
  const start = reader.at
  const conditions = new ConditionReader(reader, table)
  try {
    const { match, items } = readSequence(reader, conditions, 0)
    const [only] = items
    if (only === undefined) {
      reader.at = start
      return null
    }
    const where =
      match === null && isGroup(only)
        ? only
        : { match: match ?? ('all' as const), conditions: items }
    const instead = conditions.picked.flatMap((picked) => otherColumns(where, picked, table))
    return { where, assumptions: conditions.assumptions, instead }
  } catch (error) {
    if (error instanceof Unclear) return { problem: error.message }
    throw error
  }
}

const MOST_INSTEAD = 2

function otherColumns(
  where: ConditionGroup,
  { text, taken, others }: Picked,
  table: TableWords,
): readonly ConditionGroup[] {
  const isAbout = ({ column, value }: Condition) =>
    column === taken.name && [value].flat().some((one) => one === table.cell(column, text))
  return others.slice(0, MOST_INSTEAD).flatMap(({ name }) => {
    const spelled = (value: unknown) =>
      typeof value === 'string' ? (table.cell(name, value) ?? null) : null
    let isWhole = true
    const swapped = (group: ConditionGroup): ConditionGroup => ({
      ...group,
      conditions: group.conditions.map((one) => {
        if (isGroup(one)) return swapped(one)
        if (!isAbout(one)) return one
        const values = [one.value].flat().map(spelled)
        const cells = values.filter((value) => value !== null)
        isWhole &&= cells.length === values.length
        return { ...one, column: name, value: Array.isArray(one.value) ? cells : (cells[0] ?? '') }
      }),
    })
    const other = swapped(where)
    // "Bern or Oslo" is another column's only if it holds both.
    return isWhole ? [other] : []
  })
}

type Item = Condition | ConditionGroup

interface Sequence {
  /** Null where there is one item and nothing joins it. */
  readonly match: 'all' | 'any' | null
  readonly items: readonly Item[]
}

const MAX_NESTING = 20

/** Conditions joined by and, or and commas; "and" binds closer, a comma joins like the next word that does. */
function readSequence(reader: ClauseReader, conditions: ConditionReader, depth: number): Sequence {
  const items: Item[] = []
  const joins: ('and' | 'or' | ',')[] = []
  for (;;) {
    const before = reader.at
    const join = items.length === 0 ? null : readJoin(reader)
    if (items.length > 0 && join === null) break
    const item = readItem(reader, conditions, depth)
    if (item === null) {
      reader.at = before
      break
    }
    if (join !== null) joins.push(join)
    items.push(item)
    const noun = takeRowNoun(reader, conditions.table)
    if (noun?.assumption) conditions.assumptions.push(noun.assumption)
  }
  return grouped(items, resolveCommas(joins))
}

function readJoin(reader: ClauseReader): 'and' | 'or' | ',' | null {
  const comma = reader.take(',')
  if (reader.takeAny(['and also', 'and', 'but', '&', 'as well as', 'plus', 'while']) !== null) {
    return 'and'
  }
  if (reader.takeAny(['or else', 'or']) !== null) return 'or'
  if (comma) return ','
  // "in Berlin over 100 with no email": a new condition may follow without a joining word.
  if (reader.takeAny(['with', 'where', 'whose', 'that', 'which']) !== null) return 'and'
  return comparisonAhead(reader) ? 'and' : null
}

function comparisonAhead(reader: ClauseReader): boolean {
  const start = reader.at
  const said = readOperator(reader)
  reader.at = start
  return said !== null && !said.bare
}

function resolveCommas(joins: readonly ('and' | 'or' | ',')[]): readonly ('and' | 'or')[] {
  let next: 'and' | 'or' = 'and'
  return joins
    .toReversed()
    .map((join) => (join === ',' ? next : (next = join)))
    .toReversed()
}

function grouped(items: readonly Item[], joins: readonly ('and' | 'or')[]): Sequence {
  if (items.length < 2) return { match: null, items }
  if (!joins.includes('or')) return { match: 'all', items }
  if (!joins.includes('and')) return { match: 'any', items }
  const runs: Item[][] = []
  for (const [index, item] of items.entries()) {
    if (index === 0 || joins[index - 1] === 'or') runs.push([item])
    else runs.at(-1)?.push(item)
  }
  const alternatives = runs.map((run): Item => {
    const [only] = run
    return run.length === 1 && only ? only : { match: 'all', conditions: run }
  })
  return { match: 'any', items: alternatives }
}

function readItem(reader: ClauseReader, conditions: ConditionReader, depth: number): Item | null {
  if (depth > MAX_NESTING) throw new Unclear('The conditions are nested too deeply.')
  conditions.skipFillers()
  if (reader.sees('not (') && reader.take('not')) {
    const inner = readItem(reader, conditions, depth + 1)
    return inner && opposite(inner)
  }
  const named = reader.takeAny(['all of (', 'any of (', 'either (', '('])
  return named === null ? conditions.read() : readGroup(named, reader, conditions, depth)
}

function readGroup(
  opening: string,
  reader: ClauseReader,
  conditions: ConditionReader,
  depth: number,
): Item | null {
  const { match, items } = readSequence(reader, conditions, depth + 1)
  const [first] = items
  if (!first) return null
  if (!reader.take(')')) throw new Unclear('A bracket "(" in the conditions is not closed.')
  const inner: Item = match === null ? first : { match, conditions: items }
  if (opening === '(' || opening === 'either (') return inner
  const wanted = opening.startsWith('all') ? 'all' : 'any'
  return match === wanted ? inner : { match: wanted, conditions: [inner] }
}

/** De Morgan; sound with empty cells too, as each operator's opposite is empty where it is. */
function opposite(item: Item): Item {
  if (!isGroup(item)) return { ...item, operator: negate(item.operator) }
  return {
    match: item.match === 'all' ? 'any' : 'all',
    conditions: item.conditions.map(opposite),
  }
}
