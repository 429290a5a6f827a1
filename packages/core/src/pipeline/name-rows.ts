import type { Aggregate } from '../relation/aggregate.ts'
import { columnsOf } from '../relation/columns-of.ts'
import type { Join } from '../relation/join.ts'
import type { Compute, Pivot, Relation, RelationKind, Take } from '../relation/relation.ts'
import type { Window } from '../relation/window.ts'
import { identifier } from './identifier.ts'
import { nameCondition } from './name-condition.ts'

/** What rows are called, and what they are rows of: sorted orders are orders still. */
export interface RowsName {
  readonly called: string
  readonly of: string
}

/** What the rows of a step are called; of rows that come in, what their source is. */
export interface KnownNames {
  step(id: string): RowsName
  readonly source: string
}

/** A name for the rows a relation makes, after what is done to them: `revenue_by_country`. */
export function nameRows(relation: Relation, known: KnownNames): RowsName {
  const groups = groupsUnder(relation)
  if (groups) return within(relation, nameGroups(groups, relation, known))
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind as keyof Rules] as (
    relation: Relation,
    known: KnownNames,
  ) => RowsName
  return within(relation, rule(relation, known))
}

const LONGEST = 36
const MANY = 20

type Rules = {
  readonly [Kind in Exclude<RelationKind, 'aggregate'>]: (
    relation: Extract<Relation, { kind: Kind }>,
    known: KnownNames,
  ) => RowsName
}

const RULES: Rules = {
  from: (_, { source }) => fresh(identifier(source) || 'records'),
  step: ({ step }, known) => known.step(step),
  select: ({ input }, known) => changed(input, known, (of) => `selected_${of}`),
  compute: (relation, known) =>
    changed(relation.input, known, (of) => withColumns(of, addedColumns(relation))),
  filter: (relation, known) => {
    const { of } = nameRows(relation.input, known)
    const words = nameCondition(relation.condition)
    if (!words) return fresh(of.startsWith('filtered_') ? of : `filtered_${of}`)
    const before = words.before.filter((word) => !of.startsWith(`${word}_`))
    const called = [...before, of, ...words.behind].join('_')
    // What is told in few words is told further on as well.
    return { called, of: called.length <= MANY ? called : of }
  },
  sort: ({ input }, known) => changed(input, known, (of) => `sorted_${of}`),
  take: (relation, known) => changed(relation.input, known, (of) => nameTaken(relation, of)),
  join: (relation, known) => nameJoined(relation, known),
  window: (relation, known) =>
    changed(relation.input, known, (of) => {
      const isRanked = relation.columns.every((call) => RANKS.has(call.function))
      return isRanked ? `ranked_${of}` : withColumns(of, addedColumns(relation))
    }),
  distinct: ({ input }, known) => changed(input, known, (of) => `unique_${of}`),
  append: ({ inputs }, known) => {
    const parts = [...new Set(inputs.map((input) => nameRows(input, known).of))]
    return fresh(parts.length === 2 ? parts.join('_and_') : `all_${parts[0] ?? 'rows'}`)
  },
  pivot: (relation, known) => namePivoted(relation, nameRows(relation.input, known).of),
  unpivot: ({ input }, known) => fresh(`long_${nameRows(input, known).of}`),
  sample: ({ input }, known) => changed(input, known, (of) => `sampled_${of}`),
}

const RANKS: ReadonlySet<string> = new Set(['rank', 'dense_rank', 'row_number', 'percent_rank'])

function fresh(called: string): RowsName {
  return { called, of: called }
}

/** Rows that are what they were. */
function changed(input: Relation, known: KnownNames, call: (of: string) => string): RowsName {
  const { of } = nameRows(input, known)
  return { called: call(of), of }
}

function addedColumns(relation: Compute | Window): readonly string[] {
  const before = new Set(columnsOf(relation.input).map(({ name }) => name))
  return relation.columns.map(({ name }) => name).filter((name) => !before.has(name))
}

/** After a column they have been given; several are told by the first. */
function withColumns(of: string, [first = '']: readonly string[]): string {
  const column = identifier(first)
  return column === '' ? `prepared_${of}` : `${of}_with_${column}`
}

/** Groups, whatever the same block computes of their measures: `revenue_by_country`. */
function nameGroups(groups: Aggregate, whole: Relation, known: KnownNames): RowsName {
  const { of } = nameRows(groups.input, known)
  const measures = columnsOf(whole)
    .map(({ name }) => name)
    .filter((name) => !groups.keys.includes(name))
  const [measure = ''] = measures
  const what = measures.length === 1 ? identifier(measure) || of : of
  const keys = groups.keys.map(identifier).filter((key) => key !== '')
  if (groups.keys.length === 0) return fresh(measures.length === 1 ? what : `${of}_summary`)
  if (measures.length === 0) return fresh(`${keys.join('_and_') || 'groups'}_of_${of}`)
  const place =
    keys.length === groups.keys.length && keys.length <= 2 ? keys.join('_and_') : 'group'
  return fresh(`${withoutKey(what, keys)}_by_${place}`)
}

/** `orders_by_country`, of which the groups are counted by year, are `orders_by_year`. */
function withoutKey(what: string, keys: readonly string[]): string {
  const plain = what.replace(/_by_.*$/, '')
  return keys.includes(plain) ? what : plain || what
}

function groupsUnder(relation: Relation): Aggregate | null {
  switch (relation.kind) {
    case 'aggregate':
      return relation
    case 'select':
    case 'compute':
    case 'filter':
      return groupsUnder(relation.input)
    default:
      return null
  }
}

function nameTaken({ input, count, offset }: Take, of: string): string {
  if (count === null) return `remaining_${of}`
  const isFromTop = input.kind === 'sort' && input.keys[0]?.direction === 'descending'
  const place = offset > 0 ? 'next' : isFromTop ? 'top' : 'first'
  return `${place}_${count}_${of}`
}

function nameJoined({ left, right, how }: Join, known: KnownNames): RowsName {
  const [one, other] = [nameRows(left, known).of, nameRows(right, known).of]
  switch (how) {
    case 'semi':
      return { called: `${one}_in_${other}`, of: one }
    case 'anti':
      return { called: `${one}_without_${other}`, of: one }
    case 'cross':
      return fresh(`${one}_and_${other}`)
    default:
      // Of customers joined before, and regions now, the last are told.
      return { called: `${one}_with_${other}`, of: one }
  }
}

function namePivoted({ column }: Pivot, of: string): RowsName {
  const by = identifier(column)
  return fresh(by === '' ? `wide_${of}` : `${of}_by_${by}`)
}

/** Where a name says too much it says what kind of thing is done. */
function within(relation: Relation, { called, of }: RowsName): RowsName {
  if (called.length <= LONGEST) return { called, of }
  const kind = SHORT[relation.kind]
  const words = (kind ? `${kind}_${of}` : called).split('_')
  while (words.length > 1 && words.join('_').length > LONGEST) words.pop()
  const short = words.join('_').slice(0, LONGEST)
  return { called: short, of: of === called ? short : of }
}

const SHORT: Readonly<Partial<Record<RelationKind, string>>> = {
  join: 'joined',
  aggregate: 'grouped',
  filter: 'filtered',
  compute: 'prepared',
  window: 'prepared',
  append: 'all',
}
