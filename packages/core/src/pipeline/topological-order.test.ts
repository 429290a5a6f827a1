import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pipeline } from './pipeline.ts'
import { topologicalOrder } from './topological-order.ts'

test('inputs come before their use, blocks that are ready in the order of the canvas', () => {
  expect(
    topologicalOrder(
      graph(4, [
        [2, 1],
        [1, 0],
      ]),
    ),
  ).toEqual({
    order: ['b2', 'b3', 'b1', 'b0'],
    cycle: null,
  })
})

test('a cycle is named in the direction of its arrows, without what only hangs on it', () => {
  const { order, cycle } = topologicalOrder(
    graph(5, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
    ]),
  )
  expect(order).toEqual(['b0'])
  const turned = cycle?.indexOf('b1') ?? 0
  expect([...(cycle?.slice(turned) ?? []), ...(cycle?.slice(0, turned) ?? [])]).toEqual([
    'b1',
    'b2',
    'b3',
  ])
})

test('a block connected to itself is a cycle of one', () => {
  expect(topologicalOrder(graph(1, [[0, 0]])).cycle).toEqual(['b0'])
})

test('on random graphs the order respects every arrow, and a cycle is a real one', () => {
  const edges = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 20 })
  fc.assert(
    fc.property(edges, (pairs) => {
      const pipeline = graph(12, pairs)
      const { order, cycle } = topologicalOrder(pipeline)
      const place = new Map(order.map((id, index) => [id, index]))
      for (const { source, target } of pipeline.connections) {
        const to = place.get(target) ?? Infinity
        expect(to === Infinity || (place.get(source) ?? Infinity) < to).toBe(true)
      }
      expect(cycle === null).toBe(order.length === 12)
      for (const [index, id] of (cycle ?? []).entries()) {
        const next = cycle?.[(index + 1) % cycle.length]
        expect(
          pipeline.connections.some((edge) => edge.source === id && edge.target === next),
        ).toBe(true)
      }
    }),
  )
})

function graph(count: number, edges: readonly (readonly [number, number])[]): Pipeline {
  return {
    blocks: Array.from({ length: count }, (_, index) => ({
      id: `b${index}`,
      type: 'filter',
      position: { x: 0, y: 0 },
      data: {},
      label: `b${index}`,
      configuration: {},
    })),
    connections: edges.map(([source, target], index) => ({
      id: `e${index}`,
      source: `b${source}`,
      target: `b${target}`,
    })),
  }
}
