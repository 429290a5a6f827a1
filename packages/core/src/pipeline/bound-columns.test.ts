import { expect, test } from 'vitest'
import { columnsOf } from '../relation/columns-of.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from './check-pipeline.ts'
import { compilePipeline } from './compile-pipeline.ts'
import { type Block, type Connection, type Pipeline, PIPELINE_LIMITS } from './pipeline.ts'

const columns = Array.from({ length: 500 }, (_, at) => ({
  name: `c${at}`,
  type: 'number' as const,
}))
const catalogue: Catalogue = {
  datasets: [
    { id: 'narrow', name: 'narrow', filename: 'narrow.csv', columns: columns.slice(0, 5) },
    { id: 'wide', name: 'wide', filename: 'wide.csv', columns },
  ],
}

test('joins that are each fed twice by the one before end with a word', () => {
  const parameters = (at: number) => ({ how: 'cross', keys: [], suffix: `_${at}` })
  const joins = Array.from({ length: 30 }, (_, at) => block(`j${at}`, 'join', parameters(at)))
  const { diagnostics, columns: known } = checkPipeline(chain('narrow', joins, 2), catalogue)
  expect(diagnostics).toMatchObject([
    { code: 'pipeline/too-many-columns', severity: 'error', at: { block: 'j10' } },
  ])
  expect(diagnostics[0]?.message).toBe('10,240 columns would leave "j10", and 10,000 can.')
  expect(known['j9']).toHaveLength(5 * 2 ** 10)
  expect(Object.keys(known)).toHaveLength(11)
})

test('sixty transforms over five hundred columns are carried to the end', () => {
  const made = columns.map(({ name }) => ({ name: `n_${name}`, expression: `${name} + 1` }))
  const transforms = Array.from({ length: 60 }, (_, at) =>
    block(`t${at}`, 'transform', { columns: made.slice(at * 8, at * 8 + 8) }),
  )
  const { diagnostics, columns: known } = checkPipeline(chain('wide', transforms), catalogue)
  expect(diagnostics).toEqual([])
  expect(known['t59']).toHaveLength(980)
})

test('all columns of all blocks together have a bound, and so has what arrives at one', () => {
  const passing = Array.from({ length: 999 }, (_, at) =>
    block(`s${at}`, 'sample', { mode: 'rows', rows: 1 }),
  )
  const { diagnostics, columns: known } = checkPipeline(chain('wide', passing), catalogue)
  expect(diagnostics).toMatchObject([{ code: 'pipeline/too-many-columns', severity: 'error' }])
  const written = JSON.stringify(Object.values(known)).length
  expect(written).toBeLessThan(PIPELINE_LIMITS.columnBytes)

  const { blocks } = chain('wide', [block('all', 'union', { rows: 'all' })])
  const connections = Array.from({ length: 4_000 }, (_, at) => edge(at, 'load', 'all'))
  expect(checkPipeline({ blocks, connections }, catalogue).diagnostics).toMatchObject([
    { code: 'pipeline/too-many-columns', at: { block: 'all' } },
  ])
})

test('one block says no more than is read, its errors first', () => {
  const unknown = Array.from({ length: 400 }, (_, at) => ({ name: `n${at}`, expression: `x${at}` }))
  const { diagnostics } = checkPipeline(
    chain('narrow', [block('t', 'transform', { columns: unknown })]),
    catalogue,
  )
  expect(diagnostics).toHaveLength(PIPELINE_LIMITS.problems)
})

test('the columns of a relation are found once, however often they are asked for', () => {
  const join = block('j', 'join', { how: 'cross', keys: [], suffix: '_2' })
  const compiled = compilePipeline(chain('wide', [join], 2), catalogue)
  const relation = 'program' in compiled ? compiled.program.steps[1]?.relation : undefined
  if (!relation) throw new Error('It does not compile')
  expect(columnsOf(relation)).toHaveLength(1_000)
  expect(columnsOf(relation)).toBe(columnsOf(relation))
})

function block(id: string, type: string, parameters: Record<string, unknown>): Block {
  return { id, type, label: id, position: { x: 0, y: 0 }, data: {}, configuration: { parameters } }
}

/** One behind the other, each fed so many times by the one before. */
function chain(dataset: string, blocks: readonly Block[], times = 1): Pipeline {
  const config = { filePath: `${dataset}.csv`, datasetId: dataset, format: 'csv' }
  const load = block('load', 'load_csv', {})
  const all = [{ ...load, configuration: { dataSource: { type: 'file', config } } }, ...blocks]
  const connections = blocks.flatMap(({ id }, at) =>
    Array.from({ length: times }, (_, time) => edge(at * times + time, all[at]?.id ?? '', id)),
  )
  return { blocks: all, connections }
}

function edge(at: number, source: string, target: string): Connection {
  return { id: `e${at}`, source, target }
}
