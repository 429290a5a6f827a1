import {
  columnsOf,
  type Expression,
  type FromOutside,
  inputsOf,
  type Program,
  type Relation,
  type SortKey,
  sourceId,
} from '@plainflow/core'
import { mentioned, neededColumns } from '../needed-columns.ts'
import { isResultStep } from '../plan-run.ts'
import { closureOf, type StepGraph, stepGraph } from '../step-graph.ts'
import type { ReadRequest } from './connector.ts'
import { renameColumns } from './rename-columns.ts'

/**
 * What has to be asked of each source outside, so that no more travels than is used: the columns that reach
 * a result, the conditions right above the source, and how many rows are taken of it. Everything is done
 * again where the rows arrive; so it is enough that nothing is missing, and whatever is not sure is left out.
 *
 * @param only the one step whose rows are looked at, of which `limit` are enough
 */
export function planReads(
  program: Program,
  only?: string,
  limit?: number,
): ReadonlyMap<string, ReadRequest> {
  const graph = stepGraph(program)
  const place = program.steps.findIndex(({ id }) => id === only)
  const parts = new Set(place === -1 ? program.steps.keys() : closureOf(graph, place))
  const isEnd = (index: number) =>
    place === -1
      ? isResultStep(program, graph, index) || program.steps[index]?.check !== undefined
      : index === place
  const found = new Map<string, ReadRequest>()
  const asked = pushDown(program, graph, { parts, isEnd, limit: limit ?? null })
  for (const { from, above } of asked) {
    const request: ReadRequest = {
      source: from.outside,
      columns: from.columns,
      needed: null,
      ...above,
    }
    const known = found.get(sourceId(from))
    // Read at two places, its rows travel once: all that either needs.
    found.set(sourceId(from), known ? { ...known, ...NOTHING } : request)
  }
  for (const [id, names] of neededOfSources(program, parts, isEnd)) {
    const request = found.get(id)
    if (request && request.columns.some(({ name }) => !names.has(name)))
      found.set(id, { ...request, needed: [...names] })
  }
  return found
}

/** What is asked of a relation by what stands above it. */
type Above = Pick<ReadRequest, 'conditions' | 'sort' | 'limit'>
const NOTHING: Above = { conditions: [], sort: [], limit: null }

interface Looked {
  readonly parts: ReadonlySet<number>
  readonly isEnd: (index: number) => boolean
  readonly limit: number | null
}

function pushDown(
  { steps }: Program,
  { readers }: StepGraph,
  { parts, isEnd, limit }: Looked,
): { readonly from: FromOutside; readonly above: Above }[] {
  const found: { from: FromOutside; above: Above }[] = []
  const places = new Map(steps.map(({ id }, index) => [id, index]))
  /** Of steps with one reader, what it asks of them. */
  const asked = new Map<number, Above>()
  const visit = (relation: Relation, above: Above): void => {
    if (relation.kind === 'from') {
      if ('outside' in relation) found.push({ from: relation, above })
      return
    }
    if (relation.kind === 'step') {
      const index = places.get(relation.step) ?? -1
      asked.set(index, above)
      return
    }
    for (const input of inputsOf(relation)) visit(input, ofColumns(input, below(relation, above)))
  }
  for (const [index, { relation }] of [...steps.entries()].toReversed()) {
    if (!parts.has(index)) continue
    const reading = (readers[index] ?? []).filter((reader) => parts.has(reader))
    const isPassedOn = reading.length === 1 && !isEnd(index)
    const own = isEnd(index) && reading.length === 0 ? { ...NOTHING, limit } : NOTHING
    visit(relation, isPassedOn ? (asked.get(index) ?? NOTHING) : own)
  }
  return found
}

/** What is asked of the input of a relation. Whatever is not listed has to see all its rows. */
function below(relation: Relation, above: Above): Above {
  switch (relation.kind) {
    case 'filter':
      return { ...above, conditions: [...conjuncts(relation.condition), ...above.conditions] }
    case 'select':
      return renamed(above, new Map(relation.columns.map(({ name, from }) => [name, from])))
    case 'compute':
      return without(above, new Set(relation.columns.map(({ name }) => name)))
    case 'sort':
      // Of no use by itself; it tells which rows a limit keeps.
      return above.limit !== null && above.sort.length === 0
        ? { ...above, sort: relation.keys }
        : above
    case 'take':
      return taken(relation.count, relation.offset, above)
    default:
      return NOTHING
  }
}

function taken(count: number | null, offset: number, above: Above): Above {
  // A condition or an order above it looks at the rows that were taken, and says nothing of the others.
  const isPlain = above.conditions.length === 0 && above.sort.length === 0
  const wanted = [count, isPlain ? above.limit : null].filter((each) => each !== null)
  return { ...NOTHING, limit: wanted.length === 0 ? null : Math.min(...wanted) + offset }
}

function conjuncts(condition: Expression): readonly Expression[] {
  if (condition.kind !== 'binary' || condition.operator !== 'and') return [condition]
  return [...conjuncts(condition.left), ...conjuncts(condition.right)]
}

/** What does not look at these columns; where a condition goes, a limit would count rows it drops. */
function without(above: Above, made: ReadonlySet<string>): Above {
  const conditions = above.conditions.filter(
    (one) => !mentioned(one).some((name) => made.has(name)),
  )
  const isWhole =
    conditions.length === above.conditions.length &&
    !above.sort.some(({ column }) => made.has(column))
  return isWhole ? above : { ...NOTHING, conditions }
}

function renamed(above: Above, names: ReadonlyMap<string, string>): Above {
  const sort = above.sort.map((key): SortKey => ({
    ...key,
    column: names.get(key.column) ?? key.column,
  }))
  const conditions = above.conditions.map((one) => renameColumns(one, names))
  return { ...above, sort, conditions }
}

/** A condition may name what its relation does not have (a bug elsewhere): then it is not for the source. */
function ofColumns(relation: Relation, above: Above): Above {
  const names = new Set(columnsOf(relation).map(({ name }) => name))
  const isKnown = (name: string) => names.has(name)
  const conditions = above.conditions.filter((one) => mentioned(one).every(isKnown))
  const isWhole =
    conditions.length === above.conditions.length &&
    above.sort.every(({ column }) => isKnown(column))
  return isWhole ? above : { ...NOTHING, conditions }
}

function neededOfSources(
  program: Program,
  parts: ReadonlySet<number>,
  isEnd: (index: number) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const looked = { steps: program.steps.filter((_, index) => parts.has(index)) }
  const places = [...program.steps.keys()].filter((index) => parts.has(index))
  neededColumns(
    looked,
    (index) => isEnd(places[index] ?? -1),
    (from, names) => {
      const known = found.get(sourceId(from)) ?? new Set<string>()
      found.set(sourceId(from), new Set([...known, ...names]))
    },
  )
  return found
}
