import { expect, test } from 'vitest'
import { checkPipeline } from '../check-pipeline.ts'
import type { Block, Pipeline } from '../pipeline.ts'
import { mendColumns } from './mend-columns.ts'

const catalogue = {
  datasets: [
    {
      id: 'd1',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'number' },
      ],
    },
  ],
} as const

const block = (id: string, type: string, configuration: Block['configuration']): Block => ({
  id,
  type,
  label: type,
  position: { x: 0, y: 0 },
  data: {},
  configuration,
})

const load = block('load', 'load_csv', {
  dataSource: { type: 'file', config: { filePath: 'sales.csv', datasetId: 'd1', format: 'csv' } },
})
const none = { match: 'all', conditions: [] }
const measure = (column: string) => ({ name: 'total', function: 'sum', column })

function chain(...blocks: Block[]): Pipeline {
  const connections = blocks.slice(1).map(({ id }, at) => {
    const source = blocks[at]?.id ?? ''
    return { id: `e${source}-${id}`, source, target: id }
  })
  return { blocks, connections }
}

test('names near to one that is there become that, downstream as well', () => {
  const conditions = [{ column: 'Regoin', operator: 'is', value: 'West' }]
  const given = chain(
    load,
    block('keep', 'filter', {
      parameters: {
        mode: 'conditions',
        rows: 'keep',
        where: { match: 'all', conditions },
        expression: '',
      },
    }),
    block('sum', 'aggregate', {
      parameters: { keys: ['regions'], measures: [measure('amont')], having: none },
    }),
    block('sort', 'sort', {
      parameters: { keys: [{ column: 'totl', direction: 'descending', nulls: 'last' }] },
    }),
  )
  const { pipeline, mended } = mendColumns(given, catalogue)
  expect(mended.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'Regoin region',
    'regions region',
    'amont amount',
    'totl total',
  ])
  expect(checkPipeline(pipeline, catalogue).columns['sum']?.map(({ name }) => name)).toEqual([
    'region',
    'total',
  ])
})

test('inside a formula only the name is changed', () => {
  const columns = [{ name: 'twice', expression: "amunt * 2 + length( 'amunt' )" }]
  const given = chain(load, block('twice', 'transform', { parameters: { columns } }))
  expect(mendColumns(given, catalogue).pipeline.blocks[1]?.configuration).toEqual({
    parameters: { columns: [{ name: 'twice', expression: "amount * 2 + length( 'amunt' )" }] },
  })
})

test('what is near to nothing stays, and a pipeline without mistakes is the same', () => {
  const columns = [{ name: 'x', expression: 'salary * 2' }]
  const unknown = chain(load, block('x', 'transform', { parameters: { columns } }))
  expect(mendColumns(unknown, catalogue)).toEqual({ pipeline: unknown, mended: [] })
  const fine = chain(load)
  expect(mendColumns(fine, catalogue).pipeline).toBe(fine)
})
