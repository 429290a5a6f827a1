import { expect, test } from 'vitest'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import {
  addBlock,
  configureBlock,
  connectBlocks,
  moveBlocks,
  relabelBlock,
} from '../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { describeBlock } from './describe-block.ts'
import { describeBlocks } from './describe-blocks.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'd',
      name: 'sales',
      filename: 'sales.csv',
      columns: [{ name: 'amount', type: 'number' }],
    },
    { id: 'e', name: 'visits', filename: 'visits.csv', columns: [{ name: 'page', type: 'text' }] },
  ],
}
const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const filter = addBlock(load.pipeline, 'filter', { x: 1, y: 0 }, 2)
const join = addBlock(filter.pipeline, 'join', { x: 2, y: 0 }, 3)
const first = connectBlocks(join.pipeline, { source: load.id, target: filter.id })
const second = connectBlocks(first, { source: filter.id, target: join.id })
const chain = connectBlocks(second, { source: load.id, target: join.id })
const read = (datasetId: string) => ({
  dataSource: { type: 'file', config: { filePath: 'sales.csv', datasetId, format: 'csv' } },
})
const configured = configureBlock(chain, load.id, read('d'))
const filtered = configureBlock(configured, filter.id, {
  parameters: {
    mode: 'conditions',
    rows: 'keep',
    where: { match: 'all', conditions: [{ column: 'amount', operator: 'over', value: 100 }] },
    expression: '',
  },
})
const joined = configureBlock(filtered, join.id, {
  parameters: { how: 'inner', keys: [{ left: 'amount', right: 'amount' }], suffix: '_r' },
})
const EDITS: Readonly<Record<string, Pipeline>> = {
  chain,
  configured,
  filtered,
  joined,
  'another dataset': configureBlock(joined, load.id, read('e')),
  'no dataset': configureBlock(joined, load.id, read('gone')),
  moved: moveBlocks(joined, { [filter.id]: { x: 9, y: 9 } }),
  'renamed above': relabelBlock(joined, filter.id, 'Large ones'),
  'cut off': { ...joined, connections: joined.connections.slice(1) },
  'turned around': { ...joined, connections: joined.connections.toReversed() },
  empty: EMPTY_PIPELINE,
}

test('every block is described as it is alone, after every edit', () => {
  // In both directions: what is remembered of one pipeline must not be said of the next.
  for (const pipeline of [...Object.values(EDITS), ...Object.values(EDITS).toReversed()])
    expect(describeBlocks(pipeline, catalogue)).toEqual(
      new Map(afresh(pipeline).blocks.map(({ id }) => [id, alone(pipeline, id)])),
    )
  expect([...describeBlocks(joined, catalogue).values()][1]).toContain('100')
})

test.each(Object.entries(EDITS))(
  'checked after other edits the pipeline "%s" is what it is by itself',
  (_, pipeline) => {
    for (const other of Object.values(EDITS)) checkPipeline(other, catalogue)
    expect(checkPipeline(pipeline, catalogue)).toEqual(checkPipeline(afresh(pipeline), catalogue))
  },
)

test('other data under the same ids is seen', () => {
  const [sales] = catalogue.datasets
  checkPipeline(joined, catalogue)
  const grown: Catalogue = {
    datasets: sales
      ? [{ ...sales, columns: [...sales.columns, { name: 'day', type: 'text' }] }]
      : [],
  }
  const columns = checkPipeline(joined, grown).columns[filter.id]?.map(({ name }) => name)
  expect(columns).toEqual(['amount', 'day'])
})

test('where a block stands does not change what leaves it', () => {
  const before = checkPipeline(joined, catalogue)
  const moved = moveBlocks(joined, { [load.id]: { x: 7, y: 7 }, [filter.id]: { x: 9, y: 9 } })
  const after = checkPipeline(moved, catalogue)
  // The very same: nothing was worked out again.
  expect(after.columns[join.id]).toBe(before.columns[join.id])
})

function alone(pipeline: Pipeline, id: string): string {
  return describeBlock(afresh(pipeline), id, catalogue)
}

/** Nothing is remembered of it. */
function afresh(pipeline: Pipeline): Pipeline {
  return structuredClone(pipeline)
}
