import { type Block, type Pipeline, topologicalOrder } from '@plainflow/core'
import { CARD, type Direction } from './card-size.ts'

type Positions = Record<string, Block['position']>

const SWEEPS = 4

/**
 * Places for all blocks, layer by layer along the arrows, each beside what it reads from. Its time
 * grows with the arrows alone, so that a thousand blocks are placed between two frames.
 */
export function layeredLayout(pipeline: Pipeline, direction: Direction): Positions {
  const { before, after } = neighbours(pipeline)
  const layers = layersOf(pipeline, before, direction)
  const rank = new Map<string, number>()
  const number = (layer: string[]) => layer.forEach((id, index) => rank.set(id, index))
  layers.forEach(number)
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const down = sweep % 2 === 0
    for (const layer of down ? layers : layers.toReversed()) {
      sortByMean(layer, down ? before : after, rank)
      number(layer)
    }
  }
  const across = place(layers, before, direction)
  const positions: Positions = {}
  layers.forEach((layer, depth) => {
    for (const id of layer) {
      const side = across.get(id) ?? 0
      positions[id] =
        direction === 'right'
          ? { x: depth * (CARD.width + 80), y: side }
          : { x: side, y: depth * (CARD.height + 48) }
    }
  })
  return positions
}

type Neighbours = ReadonlyMap<string, readonly string[]>

function neighbours({ blocks, connections }: Pipeline) {
  const before = new Map<string, string[]>(blocks.map(({ id }) => [id, []]))
  const after = new Map<string, string[]>(blocks.map(({ id }) => [id, []]))
  for (const { source, target } of connections) {
    if (!before.has(source) || !before.has(target)) continue
    before.get(target)?.push(source)
    after.get(source)?.push(target)
  }
  return { before, after }
}

/** A block stands one layer behind the last block it reads from; a circle stays in the first. */
function layersOf(pipeline: Pipeline, before: Neighbours, direction: Direction): string[][] {
  const depth = new Map<string, number>()
  for (const id of topologicalOrder(pipeline).order) {
    const sources = before.get(id) ?? []
    depth.set(id, Math.max(0, ...sources.map((source) => (depth.get(source) ?? 0) + 1)))
  }
  const layers: string[][] = []
  const side = direction === 'right' ? 'y' : 'x'
  const blocks = pipeline.blocks.toSorted(
    (left, right) => left.position[side] - right.position[side],
  )
  for (const { id } of blocks) (layers[depth.get(id) ?? 0] ??= []).push(id)
  return layers.filter(Boolean)
}

function sortByMean(layer: string[], linked: Neighbours, rank: ReadonlyMap<string, number>): void {
  const mean = new Map(
    layer.map((id, index) => {
      const ranks = (linked.get(id) ?? []).map((other) => rank.get(other) ?? 0)
      return [id, ranks.length === 0 ? index : sum(ranks) / ranks.length]
    }),
  )
  layer.sort((left, right) => (mean.get(left) ?? 0) - (mean.get(right) ?? 0))
}

/** As near to the middle of what it reads from as its neighbours in the layer allow. */
function place(
  layers: readonly string[][],
  before: Neighbours,
  direction: Direction,
): ReadonlyMap<string, number> {
  const stride = direction === 'right' ? CARD.height + 40 : CARD.width + 32
  const across = new Map<string, number>()
  for (const layer of layers) {
    const middle = ((layer.length - 1) * stride) / 2
    const wanted = layer.map((id, index) => {
      const sources = (before.get(id) ?? []).map((source) => across.get(source) ?? 0)
      return sources.length === 0 ? index * stride - middle : sum(sources) / sources.length
    })
    let last = Number.NEGATIVE_INFINITY
    const placed = wanted.map((want) => (last = Math.max(want, last + stride)))
    // Pushing goes one way only; taking back half of it keeps the layer over its sources.
    const push = sum(placed.map((at, index) => at - (wanted[index] ?? 0))) / layer.length
    layer.forEach((id, index) => across.set(id, Math.round((placed[index] ?? 0) - push)))
  }
  return across
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
