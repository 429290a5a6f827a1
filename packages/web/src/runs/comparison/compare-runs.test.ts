import type { Execution } from '@plainflow/contract'
import type { Block } from '@plainflow/core'
import { expect, it } from 'vitest'
import { columnChanges, difference, pairBlocks } from './compare-runs.ts'

function ran(labels: Record<string, string>) {
  const ids = Object.keys(labels)
  const blocks = ids.map((id) => ({
    id,
    status: 'completed' as const,
    rows: 1,
    ms: 1,
    cached: false,
    error: null,
  }))
  const drawn = ids.map((id): Block => ({
    id,
    type: 'filter',
    label: labels[id] ?? '',
    position: { x: 0, y: 0 },
    data: {},
    configuration: {},
  }))
  const run: Execution = {
    id: 'run',
    pipelineId: 'p',
    status: 'completed',
    hasGeneratedFiles: false,
    startedBy: 'person',
    fileKeys: [],
    hasResults: false,
    resultKeys: [],
    outputKeys: [],
    artifacts: [],
    progress: 1,
    blocks,
    error: null,
    createdAt: '',
    finishedAt: '',
  }
  return { run, snapshot: { pipelineName: 'West', blocks: drawn, connections: [] } }
}

it('pairs blocks in the order of the later run, by its names; what is gone comes last', () => {
  const before = ran({ load: 'Load', old: 'Old', west: 'West' })
  const after = ran({ load: 'Load', west: 'West only', new: 'New' })
  const pairs = pairBlocks(before, after).map(({ title, before: was, after: is }) => [
    title,
    was !== null,
    is !== null,
  ])
  expect(pairs).toEqual([
    ['Load', true, true],
    ['West only', true, true],
    ['New', false, true],
    ['Old', true, false],
  ])
})

it('says of columns which came, went, changed their type or their place', () => {
  const integer = (name: string) => ({ name, type: 'integer' as const })
  const text = (name: string) => ({ name, type: 'text' as const })
  expect(columnChanges([integer('id'), text('name')], [integer('id'), text('name')])).toEqual([])
  expect(columnChanges([integer('id'), text('name')], [text('id'), text('city')])).toEqual([
    '"id" is text and was integer',
    '"name" is gone',
    '"city" is new',
  ])
  expect(columnChanges([integer('a'), integer('b')], [integer('b'), integer('a')])).toEqual([
    'they stand in another order',
  ])
})

it('tells a difference only where there is one to tell', () => {
  expect(difference(3, 5)).toBe(2)
  expect(difference(5, 3)).toBe(-2)
  expect([difference(3, 3), difference(null, 3), difference(3, null)]).toEqual([null, null, null])
})
