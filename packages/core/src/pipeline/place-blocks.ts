import { moveBlocks } from './edit.ts'
import type { Pipeline } from './pipeline.ts'
import { topologicalOrder } from './topological-order.ts'

const ORIGIN = 100
const COLUMN = 240
const ROW = 160

/**
 * Puts every block right of what it reads. What a block reads first stands in its own row, the others
 * below, so that the main way of the rows is a straight line.
 */
export function placeBlocks(pipeline: Pipeline): Pipeline {
  const { order } = topologicalOrder(pipeline)
  const sources = new Map<string, string[]>()
  for (const { source, target } of pipeline.connections) {
    sources.set(target, [...(sources.get(target) ?? []), source])
  }
  const columns = new Map<string, number>()
  for (const id of order) {
    const before = (sources.get(id) ?? []).map((one) => columns.get(one) ?? 0)
    columns.set(id, before.length === 0 ? 0 : Math.max(...before) + 1)
  }
  const rows = new Map<string, number>()
  // How far to the right each row is taken.
  const taken: [number, number][][] = []
  const free = (row: number, from: number, to: number) =>
    (taken[row] ?? []).every(([first, last]) => to < first || from > last)
  for (const id of order.toReversed()) {
    if (rows.has(id)) continue
    const chain = chainFrom(id, sources, rows)
    const places = chain.map((one) => columns.get(one) ?? 0)
    const [from, to] = [Math.min(...places), Math.max(...places)]
    let row = 0
    while (!free(row, from, to)) row += 1
    taken[row] = [...(taken[row] ?? []), [from, to]]
    for (const one of chain) rows.set(one, row)
  }
  const positions = order.map((id) => {
    const x = ORIGIN + COLUMN * (columns.get(id) ?? 0)
    return [id, { x, y: ORIGIN + ROW * (rows.get(id) ?? 0) }] as const
  })
  return moveBlocks(pipeline, Object.fromEntries(positions))
}

/** A block, what it reads first, what that reads first, as far as they have no row yet. */
function chainFrom(
  id: string,
  sources: ReadonlyMap<string, readonly string[]>,
  rows: ReadonlyMap<string, number>,
): string[] {
  const chain = [id]
  let next = sources.get(id)?.[0]
  while (next !== undefined && !rows.has(next)) {
    chain.push(next)
    next = sources.get(next)?.[0]
  }
  return chain
}
