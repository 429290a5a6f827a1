import { expect, test } from 'vitest'
import { findCycle, floorsOf, foldersOfCore, loadedWith } from './core-folders.mjs'

test('no folder of core imports what stands on it', async () => {
  expect(findCycle(await foldersOfCore())).toBeNull()
})

test('words stand below the blocks, and the blocks below the planner', async () => {
  const floors = floorsOf(await foldersOfCore())
  const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder))
  const order = ['relation', 'words', 'tables', 'conditions', 'blocks', 'pipeline']
  const placed = [...order, 'sentence-to-plan', 'plan-to-pipeline', 'index.ts'].map(floorOf)
  expect(placed).toEqual(placed.toSorted((one, other) => one - other))
  expect(new Set(placed).size).toBe(placed.length)
})

/** What every card of the canvas needs is loaded first; what reads English comes with who plans. */
test('what draws and checks blocks loads nothing that reads sentences', async () => {
  const loaded = await loadedWith('blocks/registry.ts')
  expect(loaded).toContain('blocks/filter/describe.ts')
  const reading = /(?:^|\/)(?:understand|revise|outline|clause-reader|sentence-to-plan)\b/
  expect(loaded.filter((file) => reading.test(file))).toEqual([])
  expect(await loadedWith('sentence-to-plan/plan-sentence.ts')).toContain('words/clause-reader.ts')
})

test('only the planner asks the blocks what they understand', async () => {
  const imports = [...(await foldersOfCore()).values()].flatMap((to) => to.get('blocks') ?? [])
  const asking = imports.filter((one) => /(?:understand|revise|outline)\.gen\.ts$/.test(one))
  expect(asking).not.toEqual([])
  expect(asking.filter((one) => !one.startsWith('sentence-to-plan/'))).toEqual([])
})

test('a cycle is named with its imports, and what merely stands on it is not', () => {
  const graph = new Map([
    ['words', new Map()],
    [
      'blocks',
      new Map([
        ['words', ['blocks/a.ts → words/b.ts']],
        ['planner', ['blocks/a.ts → planner/c.ts']],
      ]),
    ],
    [
      'planner',
      new Map([['blocks', ['planner/c.ts → blocks/a.ts', 'planner/d.ts → blocks/a.ts']]]),
    ],
    ['advise', new Map([['blocks', ['advise/e.ts → blocks/a.ts']]])],
  ])
  expect(findCycle(graph)).toEqual([
    'blocks → planner: 1 imports, such as blocks/a.ts → planner/c.ts',
    'planner → blocks: 2 imports, such as planner/c.ts → blocks/a.ts',
  ])
  expect(floorsOf(graph)).toEqual([['words']])
})
