import { standsOutside } from '../blocks/unavailable.ts'
import { fileOutlet } from '../relation/program.ts'
import { expect, test } from 'vitest'
import { CASES } from '../blocks/cases.gen.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { columnsOf } from '../relation/columns-of.ts'
import { printExpression } from '../relation/print-expression.ts'
import type { Program } from '../relation/program.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { compilePipeline, compileUpTo } from './compile-pipeline.ts'
import { addBlock, configureBlock, connectBlocks, relabelBlock } from './edit.ts'
import { EMPTY_PIPELINE } from './pipeline.ts'
import type { Pipeline } from './pipeline.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'ds1',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'seen', type: 'timestamp' },
      ],
    },
  ],
}

test('one step for each block, in order, with names, sentences and outlets', () => {
  const program = compiled(pipelineOf([['amount', 'over', 100]], ['west', 'west']))
  expect(
    program.steps.map((step) => [step.id, step.name, step.sentence, fileOutlet(step)?.name]),
  ).toEqual([
    ['load_csv_1', 'sales', 'Load sales.csv', undefined],
    ['filter_1', 'west_only', 'Keep rows where amount is over 100', undefined],
    ['export_1', 'west_file', 'Export as CSV to "west"', 'west.csv'],
    ['export_1_2', 'west_2_file', 'Export as CSV to "west"', 'west-2.csv'],
  ])
  for (const { relation, columns } of program.steps) expect(columnsOf(relation)).toEqual(columns)
})

test('rows that no block writes are not called as a file that one does', () => {
  const written = pipelineOf([['amount', 'over', 100]], ['west_only', 'sales'])
  const plain = compiled(written).steps.map(({ name }) => name)
  // Who is read by others leaves no file of its own name.
  expect(plain).toEqual(['sales', 'west_only', 'west_only_file', 'sales_file'])
  const added = addBlock(written, 'filter', { x: 0, y: 0 }, 1)
  const beside = connectBlocks(relabelBlock(added.pipeline, added.id, 'West only'), {
    source: 'load_csv_1',
    target: added.id,
  })
  const names = compiled(beside).steps.map(({ name }) => name)
  expect(names.toSorted()).toEqual(
    ['sales', 'west_only', 'west_only_2', 'west_only_file', 'sales_file'].toSorted(),
  )
  const { steps } = compiled(relabelBlock(beside, 'filter_1', 'Large'))
  expect(steps.find(({ id }) => id === added.id)?.name).toBe('west_only_2')
})

test.each([
  ['amount', 'over', 100, 'amount > 100'],
  ['amount', 'is', '9007199254740993', 'amount = 9007199254740993'],
  ['amount', 'between', [-1, 2.5], 'amount between -1 and 2.5'],
  ['region', 'is not', "O'Brien", "region <> 'O''Brien'"],
  ['region', 'is one of', ['a', 'b'], "region in ('a', 'b')"],
  ['region', 'does not contain', '50%', "not contains(region, '50%')"],
  ['region', 'is empty', undefined, "region is null or region = ''"],
  ['amount', 'is empty', undefined, 'amount is null'],
  ['seen', 'at most', '2024-02-29', "seen < timestamp '2024-03-01 00:00:00'"],
  [
    'seen',
    'is',
    '2024-12-31',
    "seen >= timestamp '2024-12-31 00:00:00' and seen < timestamp '2025-01-01 00:00:00'",
  ],
  [
    'seen',
    'between',
    ['2024-01-01', '2024-01-02 10:00'],
    "seen >= timestamp '2024-01-01 00:00:00' and seen <= timestamp '2024-01-02 10:00:00'",
  ],
])('%s %s %j is the condition %s', (column, operator, value, expected) => {
  const program = compiled(pipelineOf([[column, operator, value]], []))
  const [, { relation } = { relation: null }] = program.steps
  expect(relation?.kind === 'filter' && printExpression(relation.condition)).toBe(expected)
})

test('a thousand conditions nest no deeper than people can print', () => {
  const conditions = Array.from(
    { length: 1_000 },
    (_, index) => ['amount', 'is not', index] as const,
  )
  const [, step] = compiled(pipelineOf(conditions, [])).steps
  const text = step?.relation.kind === 'filter' ? printExpression(step.relation.condition) : ''
  expect(text.match(/amount <> /g)).toHaveLength(1_000)
})

test('errors stop it, and are handed back', () => {
  const wrong = compilePipeline(pipelineOf([['nope', 'is', 1]], []), catalogue)
  expect(wrong).toMatchObject({ diagnostics: [{ code: 'filter/unknown-column' }] })
  expect(compilePipeline(EMPTY_PIPELINE, catalogue)).toMatchObject({
    diagnostics: [{ code: 'pipeline/empty' }],
  })
})

test('up to a block, errors elsewhere do not matter', () => {
  const pipeline = pipelineOf([['nope', 'is', 1]], ['west'])
  const before = compileUpTo(pipeline, catalogue, 'load_csv_1')
  expect('program' in before && before.program.steps.map(({ id }) => id)).toEqual(['load_csv_1'])
  expect(compileUpTo(pipeline, catalogue, 'export_1')).toMatchObject({
    diagnostics: [{ code: 'filter/unknown-column' }],
  })
  expect(compileUpTo(pipeline, catalogue, 'nobody')).toMatchObject({
    diagnostics: [{ code: 'pipeline/empty' }],
  })
})

test('every block that can run has at least six cases', () => {
  const scant = BLOCKS.filter(
    (block) => !standsOutside(block) && (CASES[block.type]?.length ?? 0) < 6,
  )
  expect(scant.map(({ type }) => type)).toEqual([])
})

function compiled(pipeline: Pipeline): Program {
  const result = compilePipeline(pipeline, catalogue)
  expect('diagnostics' in result ? result.diagnostics : []).toEqual([])
  return 'program' in result ? result.program : { steps: [] }
}

function pipelineOf(
  conditions: readonly (readonly [string, string, unknown])[],
  paths: readonly string[],
): Pipeline {
  const spot = { x: 0, y: 0 }
  const load = addBlock(EMPTY_PIPELINE, 'load_csv', spot, 1)
  const config = { filePath: 'sales.csv', datasetId: 'ds1', format: 'csv' }
  const filter = addBlock(
    configureBlock(load.pipeline, load.id, { dataSource: { type: 'file', config } }),
    'filter',
    spot,
    1,
  )
  const items = conditions.map(([column, operator, value]) =>
    value === undefined ? { column, operator } : { column, operator, value },
  )
  const where = { match: 'all', conditions: items }
  const parameters = { mode: 'conditions', rows: 'keep', where, expression: '' }
  let pipeline = connectBlocks(
    relabelBlock(
      configureBlock(filter.pipeline, filter.id, { parameters }),
      filter.id,
      'West only',
    ),
    { source: load.id, target: filter.id },
  )
  for (const path of paths) {
    const put = addBlock(pipeline, 'export', spot, 1)
    const output = { format: 'csv', path, compress: false }
    pipeline = connectBlocks(configureBlock(put.pipeline, put.id, { output }), {
      source: filter.id,
      target: put.id,
    })
  }
  return pipeline
}
