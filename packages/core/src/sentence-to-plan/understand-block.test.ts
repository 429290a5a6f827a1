import { describe, expect, it } from 'vitest'
import { CASES } from '../blocks/cases.gen.ts'
import { findBlock } from '../blocks/registry.ts'
import { describeBlock } from '../describe/describe-block.ts'
import { addBlock, configureBlock, connectBlocks } from '../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { understandBlock } from './understand-block.ts'

const sales = {
  id: 'd1',
  name: 'sales',
  filename: 'sales.csv',
  columns: [
    { name: 'region', type: 'text' as const },
    { name: 'amount', type: 'number' as const },
  ],
}
const regions = {
  id: 'd2',
  name: 'regions',
  filename: 'regions.csv',
  columns: [
    { name: 'region', type: 'text' as const },
    { name: 'manager', type: 'text' as const },
  ],
}
const catalogue = { datasets: [sales, regions] }

describe('understandBlock', () => {
  it('reconfigures the block in the words of its sentence', () => {
    const pipeline = withBlock('filter')
    expect(read('Keep rows where amount is over 250.', pipeline)).toEqual({
      configuration: {
        ...pipeline.blocks.at(-1)?.configuration,
        parameters: expect.objectContaining({
          where: {
            match: 'all',
            conditions: [{ column: 'amount', operator: 'over', value: 250 }],
          },
        }),
      },
      assumptions: [],
    })
  })

  it.each([
    ['sort', 'keep rows where amount is over 1', /about Filter.*block here is Sort/],
    ['filter', 'keep rows where prize is over 1', /prize/],
    ['filter', 'keep rows where amount is over 1 and export as csv', /./],
    ['filter', '   ', /empty/],
    ['filter', 'colourless green ideas', /was not understood/],
  ])('refuses in %s: %s', (type, sentence, reason) => {
    expect(read(sentence, withBlock(type))).toEqual({ problem: expect.stringMatching(reason) })
  })

  it('takes other rows only from what is connected', () => {
    const pipeline = withBlock('join')
    const [, other = ''] = pipeline.blocks.map(({ id }) => id)
    const join = pipeline.blocks.at(-1)?.id ?? ''
    const joined = connectBlocks(pipeline, { source: other, target: join, targetHandle: 'right' })
    expect(read('Left join with regions on region', joined)).toMatchObject({
      configuration: { parameters: { how: 'left', keys: [{ left: 'region', right: 'region' }] } },
    })
    expect(read('Join with sales on region', joined)).toEqual({
      problem: expect.stringContaining('sales.csv is not connected'),
    })
  })

  const spoken = Object.entries(CASES).flatMap(([type, cases]) =>
    cases
      .filter(({ inputs }) => inputs.length === 1)
      .map((one) => ({ type, name: one.name, configuration: one.configuration, one })),
  )
  it.each(spoken)('reads what $type says of itself: $name', ({ type, configuration, one }) => {
    const [table] = one.inputs
    if (!table) throw new Error('a case without a table')
    const dataset = { ...sales, columns: table.columns }
    const tables = { datasets: [dataset], ...(one.models ? { models: one.models } : {}) }
    // Configurations of cases are plain objects.
    const pipeline = withBlock(type, configuration as Record<string, unknown>, [dataset.id])
    const id = pipeline.blocks.at(-1)?.id ?? ''
    const sentence = describeBlock(pipeline, id, tables)
    const back = understandBlock(sentence, id, { pipeline, catalogue: tables })
    if ('problem' in back) throw new Error(`${sentence}: ${back.problem}`)
    const again = configureBlock(pipeline, id, back.configuration)
    expect(describeBlock(again, id, tables)).toBe(sentence)
  })
})

function read(sentence: string, pipeline: Pipeline) {
  return understandBlock(sentence, pipeline.blocks.at(-1)?.id ?? '', { pipeline, catalogue })
}

/** Files, and behind the first of them a block of that type. */
function withBlock(
  type: string,
  configuration = findBlock(type)?.initial as Record<string, unknown>, // configurations are objects
  ids: readonly string[] = ['d1', 'd2'],
): Pipeline {
  let pipeline = EMPTY_PIPELINE
  for (const datasetId of ids) {
    const source = addBlock(pipeline, 'load_csv', { x: 0, y: 0 }, 1)
    const config = { filePath: '', datasetId, format: 'csv' }
    pipeline = configureBlock(source.pipeline, source.id, {
      dataSource: { type: 'file', config },
    })
  }
  const added = addBlock(pipeline, type, { x: 0, y: 0 }, 1)
  const configured = configureBlock(added.pipeline, added.id, configuration)
  const first = configured.blocks[0]?.id ?? ''
  return connectBlocks(configured, { source: first, target: added.id })
}
