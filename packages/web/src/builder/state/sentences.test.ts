import {
  addBlock,
  checkPipeline,
  configureBlock,
  connectBlocks,
  describeBlock,
  EMPTY_PIPELINE,
  moveBlocks,
  type Pipeline,
} from '@plainflow/core'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const catalogue = {
  datasets: [
    {
      id: 'd',
      name: 'sales',
      filename: 'sales.csv',
      columns: [{ name: 'amount', type: 'number' as const }],
    },
  ],
}
const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const filter = addBlock(load.pipeline, 'filter', { x: 1, y: 0 }, 2)
const chain = connectBlocks(filter.pipeline, { source: load.id, target: filter.id })
const read = (datasetId: string) => ({
  dataSource: { type: 'file', config: { filePath: 'sales.csv', datasetId, format: 'csv' } },
})
const said = (pipeline: Pipeline) =>
  sentencesOf(pipeline, catalogue, checkPipeline(pipeline, catalogue).columns)
const expected = (pipeline: Pipeline) =>
  new Map(pipeline.blocks.map(({ id }) => [id, describeBlock(pipeline, id, catalogue)]))

describe('sentencesOf', () => {
  it('says what describing each block within the whole pipeline says, after every change', () => {
    const configured = configureBlock(chain, load.id, read('d'))
    const filtered = configureBlock(configured, filter.id, {
      parameters: {
        mode: 'conditions',
        rows: 'keep',
        where: { match: 'all', conditions: [{ column: 'amount', operator: 'over', value: 100 }] },
        expression: '',
      },
    })
    const unread = configureBlock(filtered, load.id, read('gone'))
    const moved = moveBlocks(filtered, { [filter.id]: { x: 9, y: 9 } })
    for (const pipeline of [chain, configured, filtered, unread, moved, EMPTY_PIPELINE])
      expect(said(pipeline)).toEqual(expected(pipeline))
    expect([...said(filtered).values()][1]).toContain('100')
  })
})
