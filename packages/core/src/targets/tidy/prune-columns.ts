import { columnsOf } from '../../relation/columns-of.ts'
import { columnsUsed } from '../../relation/columns-used.ts'
import type { Join } from '../../relation/join.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Program } from '../../relation/program.ts'
import type { Relation } from '../../relation/relation.ts'
import { PLACED_FUNCTIONS } from '../../relation/window.ts'
import { terminalSteps } from '../program-shape.ts'
import { withSteps } from './with-steps.ts'

/** The names that somebody reads; null where all are wanted, or their order decides. */
type Wanted = ReadonlySet<string> | null

/**
 * The program without columns that a join or a choice hands on and nobody reads. What is computed stays,
 * and so does every column where all of them tell rows apart.
 */
export function pruneColumns(program: Program): Program {
  const { steps } = program
  const results = new Set(terminalSteps(program))
  const wanted = new Map<string, Wanted>()
  const want = (step: string, read: Wanted) => {
    const before = wanted.get(step)
    const both = before === undefined ? read : before && read && union(before, read)
    wanted.set(step, both)
  }
  const pruned = steps.toReversed().map((step) => {
    const read = results.has(step) || step.check ? null : (wanted.get(step.id) ?? null)
    return { ...step, relation: prune(step.relation, read, want) }
  })
  return withSteps(pruned.toReversed())
}

function prune(
  relation: Relation,
  wanted: Wanted,
  want: (step: string, read: Wanted) => void,
): Relation {
  const below = (input: Relation, read: Wanted) => prune(input, read, want)
  switch (relation.kind) {
    case 'from':
      return relation
    case 'step':
      want(relation.step, wanted)
      return relation
    case 'select': {
      const columns = kept(relation.columns, wanted)
      return {
        ...relation,
        columns,
        input: below(relation.input, new Set(columns.map(({ from }) => from))),
      }
    }
    case 'compute': {
      const used = relation.columns.flatMap(({ value }) => [...columnsUsed(value)])
      return { ...relation, input: below(relation.input, beneath(relation, wanted, used)) }
    }
    case 'filter': {
      const used = columnsUsed(relation.condition)
      return { ...relation, input: below(relation.input, wanted && union(wanted, used)) }
    }
    case 'sort': {
      const keys = relation.keys.map(({ column }) => column)
      return { ...relation, input: below(relation.input, wanted && union(wanted, keys)) }
    }
    case 'take':
      return { ...relation, input: below(relation.input, wanted) }
    case 'join':
      return pruneJoin(relation, wanted, below)
    case 'aggregate': {
      const used = relation.measures.flatMap(({ column, order = [] }) => [
        ...(column === null ? [] : [column]),
        ...order.map((key) => key.column),
      ])
      return { ...relation, input: below(relation.input, new Set([...relation.keys, ...used])) }
    }
    case 'window': {
      // Rows that tie are told apart by all of their columns.
      const isPlaced = relation.columns.some((call) => PLACED_FUNCTIONS.has(call.function))
      const used = relation.columns.flatMap(({ column, partition, order }) => [
        ...(column === null ? [] : [column]),
        ...partition,
        ...order.map((key) => key.column),
      ])
      const inner = isPlaced ? null : beneath(relation, wanted, used)
      return { ...relation, input: below(relation.input, inner) }
    }
    case 'pivot': {
      const { keys, column, measure } = relation
      const order = (measure.order ?? []).map((key) => key.column)
      const used = [...keys, column, ...(measure.column === null ? [] : [measure.column]), ...order]
      return { ...relation, input: below(relation.input, new Set(used)) }
    }
    case 'unpivot': {
      const used = new Set([...relation.keep, ...relation.columns])
      return { ...relation, input: below(relation.input, used) }
    }
    case 'append':
      return { ...relation, inputs: relation.inputs.map((input) => below(input, null)) }
    case 'distinct':
    case 'sample':
      return { ...relation, input: below(relation.input, null) }
  }
}

/** What is put in the place of a column needs that place. */
function beneath(
  { input, columns }: { readonly input: Relation; readonly columns: readonly { name: string }[] },
  wanted: Wanted,
  used: readonly string[],
): Wanted {
  if (!wanted) return null
  const known = new Set(columnsOf(input).map(({ name }) => name))
  const made = new Set(columns.map(({ name }) => name))
  const replaced = [...made].filter((name) => known.has(name))
  return new Set([...[...wanted].filter((name) => !made.has(name)), ...replaced, ...used])
}

function pruneJoin(
  relation: Join,
  wanted: Wanted,
  below: (input: Relation, read: Wanted) => Relation,
): Relation {
  const { how, on, condition } = relation
  const asked = new Set(condition ? columnsUsed(condition) : [])
  const output = relation.columns.filter((column) => isJoinOutput(how, column))
  const leaving = new Set(kept(output, wanted).map(({ name }) => name))
  const columns = relation.columns.filter(({ name }) => leaving.has(name) || asked.has(name))
  const left = columns.filter(({ side }) => side !== 'right').map(({ from }) => from)
  const right = columns.filter(({ side }) => side === 'right').map(({ from }) => from)
  return {
    ...relation,
    columns,
    left: below(relation.left, new Set([...left, ...on.map((key) => key.left)])),
    right: below(relation.right, new Set([...right, ...on.map((key) => key.right)])),
  }
}

/** At least one: no table is without columns. */
function kept<C extends { readonly name: string }>(
  columns: readonly C[],
  wanted: Wanted,
): readonly C[] {
  if (!wanted) return columns
  const found = columns.filter(({ name }) => wanted.has(name))
  return found.length > 0 ? found : columns.slice(0, 1)
}

function union(one: ReadonlySet<string>, other: Iterable<string>): ReadonlySet<string> {
  return new Set([...one, ...other])
}
