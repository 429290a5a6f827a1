import { expect, test } from 'vitest'
import { comparedEnds } from './compared-ends.ts'
import type { Pipeline } from './pipeline.ts'

/** `load>filter filter>export` as blocks and arrows. */
function draw(arrows: string, settings: Readonly<Record<string, number>> = {}): Pipeline {
  const pairs = arrows.split(' ').map((arrow) => arrow.split('>'))
  const ids = [...new Set(pairs.flat())]
  return {
    blocks: ids.map((id) => ({
      id,
      type: 'filter',
      position: { x: 0, y: 0 },
      data: {},
      label: id,
      configuration: { setting: settings[id] ?? 0 },
    })),
    connections: pairs.flatMap(([source = '', target]) =>
      target === undefined ? [] : [{ id: `e${source}-${target}`, source, target }],
    ),
  }
}

test.each([
  ['a block added at the end is compared with the one before it', 'load', 'load>west', 'west load'],
  ['a block put in between shows at the end', 'load>file', 'load>west west>file', 'file file'],
  ['what takes over from a removed end is compared with that', 'load>west', 'load', 'load west'],
  ['an end of its own has nothing before it', 'load>west', 'load>west other>sum', 'sum null'],
  ['a branch is compared with where it leaves', 'load>west', 'load>west load>sum', 'sum load'],
  ['several new blocks: the nearest that was there', 'load', 'load>a a>b b>c', 'c load'],
])('%s', (_, before, after, expected) => {
  const shown = comparedEnds(draw(before), draw(after)).map(
    (end) => `${end.block} ${end.before ?? 'null'}`,
  )
  expect(shown).toEqual([expected])
})

test('only ends that something changed for are compared', () => {
  const before = draw('load>west load>east')
  expect(comparedEnds(before, draw('load>west load>east', { west: 1 }))).toEqual([
    { block: 'west', before: 'west' },
  ])
  expect(comparedEnds(before, before)).toEqual([])
})
