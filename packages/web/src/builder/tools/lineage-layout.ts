import type { Lineage, Pipeline } from '@plainflow/core'

export interface LineageNode {
  readonly block: string
  readonly x: number
  readonly y: number
  /** Columns of its output that end up in the cells. */
  readonly columns: readonly string[]
  /** Columns it decides about rows by: `region (filter)`. */
  readonly decides: readonly string[]
}

export interface LineageArrow {
  readonly from: LineageNode
  readonly to: LineageNode
}

export const NODE = { width: 150, height: 56, across: 14, down: 34 }

/** Blocks on the way of a column, sources on top, each below all that it reads. */
export function lineageLayout(
  { path }: Pick<Lineage, 'path'>,
  { connections }: Pick<Pipeline, 'connections'>,
): {
  readonly nodes: readonly LineageNode[]
  readonly arrows: readonly LineageArrow[]
  readonly width: number
  readonly height: number
} {
  // A block with several outputs has a place on the path for each.
  const steps = new Map<string, { columns: Set<string>; decides: Set<string> }>()
  for (const { block, columns, decides } of path.toReversed()) {
    const known = steps.get(block) ?? { columns: new Set(), decides: new Set() }
    for (const column of columns) known.columns.add(column)
    for (const { column, by } of decides) known.decides.add(`${column} (${by})`)
    steps.set(block, known)
  }
  const inner = connections.filter(({ source, target }) => steps.has(source) && steps.has(target))
  const ranks = new Map<string, number>()
  // Sources come first on the reversed path, so that what a block reads has its rank already.
  for (const block of steps.keys()) {
    const above = inner.filter(({ target }) => target === block)
    ranks.set(block, Math.max(0, ...above.map(({ source }) => (ranks.get(source) ?? 0) + 1)))
  }
  const rows = new Map<number, string[]>()
  for (const [block, rank] of ranks) rows.set(rank, [...(rows.get(rank) ?? []), block])
  const widest = Math.max(1, ...[...rows.values()].map(({ length }) => length))
  const width = widest * (NODE.width + NODE.across) - NODE.across
  const nodes = [...rows].flatMap(([rank, blocks]) => {
    const taken = blocks.length * (NODE.width + NODE.across) - NODE.across
    return blocks.map((block, index): LineageNode => ({
      block,
      x: (width - taken) / 2 + index * (NODE.width + NODE.across),
      y: rank * (NODE.height + NODE.down),
      columns: [...(steps.get(block)?.columns ?? [])],
      decides: [...(steps.get(block)?.decides ?? [])],
    }))
  })
  const byBlock = new Map(nodes.map((node) => [node.block, node]))
  const arrows = inner.flatMap(({ source, target }) => {
    const from = byBlock.get(source)
    const to = byBlock.get(target)
    return from && to ? [{ from, to }] : []
  })
  return { nodes, arrows, width, height: rows.size * (NODE.height + NODE.down) - NODE.down }
}
