import { addBlock, connectBlocks, EMPTY_PIPELINE, type Pipeline } from '@plainflow/core'
import { describe, expect, it } from 'vitest'
import { CARD, type Direction } from './card-size.ts'
import { layeredLayout } from './layered-layout.ts'

/** Blocks `b0 …`, each joined to those named. */
function graph(count: number, arrows: readonly (readonly [number, number])[]): Pipeline {
  let pipeline: Pipeline = EMPTY_PIPELINE
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const added = addBlock(pipeline, 'union', { x: 0, y: 0 }, index)
    pipeline = added.pipeline
    ids.push(added.id)
  }
  for (const [source, target] of arrows)
    pipeline = connectBlocks(pipeline, { source: ids[source] ?? '', target: ids[target] ?? '' })
  return pipeline
}

const directions: Direction[] = ['right', 'down']

describe.each(directions)('layered layout to the %s', (direction) => {
  const [along, side] = direction === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const)

  it('puts what reads behind what it reads from, a chain in one line', () => {
    const places = Object.values(
      layeredLayout(
        graph(3, [
          [0, 1],
          [1, 2],
        ]),
        direction,
      ),
    )
    expect(places.map((place) => place[side])).toEqual([0, 0, 0])
    expect(places[1]?.[along]).toBeGreaterThan(places[0]?.[along] ?? 0)
    expect(places[2]?.[along]).toBeGreaterThan(places[1]?.[along] ?? 0)
  })
  it('lays no card over another, whatever the arrows', () => {
    const arrows = Array.from({ length: 120 }, (_, index): [number, number] => {
      const source = (index * 7) % 79
      return [source, source + 1 + ((index * 3) % (80 - source - 1))]
    })
    const places = Object.values(layeredLayout(graph(80, arrows), direction))
    const over = places.filter((one) =>
      places.some(
        (two) =>
          one !== two &&
          Math.abs(one.x - two.x) < CARD.width &&
          Math.abs(one.y - two.y) < CARD.height,
      ),
    )
    expect(places).toHaveLength(80)
    expect(over).toEqual([])
  })
  it('places blocks in a circle too', () => {
    const places = layeredLayout(
      graph(2, [
        [0, 1],
        [1, 0],
      ]),
      direction,
    )
    expect(Object.keys(places)).toHaveLength(2)
  })
})
