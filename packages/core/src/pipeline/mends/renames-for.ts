import { loweringOf } from '../../blocks/lowering-of.ts'
import { needsModel } from '../../blocks/needs-model.ts'
import { nearestName } from '../../relation/nearest-name.ts'
import { traceRelation } from '../lineage/trace-relation.ts'
import { stepId } from '../walk-pipeline.ts'
import type { Walk } from '../walk-pipeline.ts'
import type { Arrival, Wiring } from '../wiring.ts'
import type { UnknownUse } from './unknown-uses.ts'

/** A column that a block calls otherwise than those downstream. */
export interface LikelyRename {
  readonly block: string
  readonly port: number
  readonly from: string
  readonly to: string
  /** Whether it is known that the column was renamed; else the names are merely alike. */
  readonly told: boolean
}

/** What is looked up for every use: the pipeline as it is, and walked before and now. */
export interface Ground {
  readonly wiring: Wiring
  readonly walk: Walk
  readonly before: Walk | null
}

/** What a column that is not there may be called now, the surest first, and which block gave it the name. */
export function renamesFor(
  { block, input, column }: UnknownUse,
  { wiring, walk, before }: Ground,
): readonly LikelyRename[] {
  const arrivals = wiring.blocks.get(block)?.arrivals[input === 'out' ? 0 : input] ?? []
  const upstream = blocksUpstream(arrivals, wiring)
  const told = [
    ...upstream.flatMap((at) => renamedHere(column, at, wiring, walk)),
    ...upstream.flatMap((at) => (before ? renamedSince(column, at, walk, before) : [])),
  ].map((rename) => ({ ...rename, told: true }))
  const alike = arrivals.flatMap((at) => {
    const names = (leavingAt(at, walk) ?? []).map(({ name }) => name)
    const to = nearestName(column, names)
    return to === null ? [] : [{ ...firstCalled(to, at, wiring, walk), from: column, told: false }]
  })
  return [...told, ...alike]
}

type Found = Omit<LikelyRename, 'told'>

/** Every port that rows come from, the nearest first. */
function blocksUpstream(arrivals: readonly Arrival[], wiring: Wiring): readonly Arrival[] {
  const found = new Map(arrivals.map((arrival) => [`${arrival.source} ${arrival.port}`, arrival]))
  // A map grows while it is walked.
  for (const { source } of found.values()) {
    for (const arrival of wiring.blocks.get(source)?.arrivals.flat() ?? []) {
      found.set(`${arrival.source} ${arrival.port}`, arrival)
    }
  }
  return [...found.values()]
}

/** A column that arrives at a block under one name and leaves it under another, as it is or converted. */
function renamedHere(
  from: string,
  { source, port }: Arrival,
  wiring: Wiring,
  walk: Walk,
): readonly Found[] {
  const leaving = leavingAt({ source, port }, walk)
  const arrives = wiring.blocks
    .get(source)
    ?.arrivals.flat()
    .find((arrival) => leavingAt(arrival, walk)?.some(({ name }) => name === from))
  if (!arrives || !leaving || leaving.some(({ name }) => name === from)) return []
  const origin = stepId(arrives.source, arrives.port, walk.walked)
  return [...tracesOf({ source, port }, walk)].flatMap(([to, { made, values }]) => {
    const [only, ...more] = values.values()
    const isIt = only?.column === from && only.leaf.id === origin && more.length === 0
    return isIt && made !== 'computed' ? [{ block: source, port, from, to }] : []
  })
}

/** A column that left the block before, in whose place one of a new name leaves now. */
function renamedSince(
  from: string,
  { source, port }: Arrival,
  walk: Walk,
  before: Walk,
): readonly Found[] {
  // What leaves a block with errors says more of the errors than of a rename.
  if (walk.walked.get(source)?.sound !== true) return []
  const now = leavingAt({ source, port }, walk)?.map(({ name }) => name)
  const then = leavingAt({ source, port }, before)?.map(({ name }) => name)
  if (!now || !then?.includes(from) || now.includes(from)) return []
  const fresh = now.filter((name) => !then.includes(name))
  const inPlace = now.length === then.length ? now[then.indexOf(from)] : undefined
  const to = inPlace !== undefined && fresh.includes(inPlace) ? inPlace : fresh[0]
  const isSure = to !== undefined && (to === inPlace || fresh.length === 1)
  return isSure ? [{ block: source, port, from, to }] : []
}

/** The block that first called the column so: whatever it feeds is to be mended alike. */
function firstCalled(
  to: string,
  { source, port }: Arrival,
  wiring: Wiring,
  walk: Walk,
): Omit<Found, 'from'> {
  const trace = tracesOf({ source, port }, walk).get(to)
  const [only, ...more] = trace?.values.values() ?? []
  const upstream = wiring.blocks
    .get(source)
    ?.arrivals.flat()
    .find((arrival) => stepId(arrival.source, arrival.port, walk.walked) === only?.leaf.id)
  const isCopy = trace?.made === 'copied' && more.length === 0 && only?.column === to
  if (isCopy && upstream) return firstCalled(to, upstream, wiring, walk)
  return { block: source, port, to }
}

function leavingAt({ source, port }: Arrival, walk: Walk) {
  return walk.walked.get(source)?.columns[port]
}

/** Where the columns that leave a port come from; nothing where the block has errors. */
function tracesOf({ source, port }: Arrival, walk: Walk) {
  const walked = walk.walked.get(source)
  const relation =
    walked?.sound === true && !needsModel(walked.definition)
      ? loweringOf(walked.definition).lower(walked.configuration, walked.given).relations[port]
      : undefined
  return relation ? traceRelation(relation).columns : new Map<string, never>()
}
