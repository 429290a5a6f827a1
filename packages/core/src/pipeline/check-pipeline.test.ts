import { expect, test } from 'vitest'
import { BLOCKS, findBlock } from '../blocks/registry.ts'
import type { Condition } from '../conditions/condition.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from './check-pipeline.ts'
import { EMPTY_PIPELINE } from './pipeline.ts'
import type { Block, Connection, Pipeline } from './pipeline.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'ds1',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'paid', type: 'boolean' },
        { name: 'ordered', type: 'date' },
        { name: 'seen', type: 'timestamp' },
      ],
    },
  ],
}

test('columns are carried along every connection', () => {
  const checked = checkPipeline(chain(load(), filter(), write()), catalogue)
  expect(checked.diagnostics).toEqual([])
  expect(checked.order).toEqual(['load', 'filter', 'export'])
  const columns = catalogue.datasets[0]?.columns
  expect(checked.columns).toEqual({ load: columns, filter: columns, export: columns })
})

test('an empty pipeline', () => {
  expect(only(EMPTY_PIPELINE)).toMatchObject({
    code: 'pipeline/empty',
    message: 'No blocks to execute',
    at: {},
  })
})

test('an unknown block type, with the nearest known one', () => {
  expect(only({ blocks: [{ ...load(), type: 'load_cvs' }], connections: [] })).toMatchObject({
    code: 'pipeline/unknown-type',
    at: { block: 'load' },
    hint: 'Did this mean "load_csv"?',
  })
  expect(only({ blocks: [{ ...load(), type: 'quantum' }], connections: [] }).hint).toBe(
    `The types are: ${BLOCKS.map(({ type }) => type).join(', ')}.`,
  )
})

test('two blocks of one id', () => {
  const twice = { blocks: [load(), load()], connections: [] }
  expect(only(twice)).toMatchObject({ code: 'pipeline/duplicate-id', at: { block: 'load' } })
})

test('two connections of one id', () => {
  const { blocks, connections } = chain(load(), write())
  const copy = { ...write(), id: 'copy' }
  const doubled = { id: 'eload-export', source: 'load', target: 'copy' }
  expect(only({ blocks: [...blocks, copy], connections: [...connections, doubled] })).toMatchObject(
    {
      code: 'pipeline/duplicate-id',
      at: { block: 'copy' },
    },
  )
})

test('connections that lead nowhere', () => {
  const to = { blocks: [load()], connections: [connect('load', 'gone')] }
  expect(only(to)).toMatchObject({
    code: 'pipeline/dangling-connection',
    at: { block: 'load' },
    message: 'A connection at "Load CSV" leads to a block that does not exist.',
  })
  const between = { blocks: [load()], connections: [connect('gone', 'lost')] }
  expect(only(between)).toMatchObject({ code: 'pipeline/dangling-connection', at: {} })
})

test('ports that do not exist', () => {
  const named: Connection = { ...connect('load', 'filter'), targetHandle: 'left' }
  const [wrong] = errors({ blocks: [load(), filter()], connections: [named] })
  expect(wrong).toMatchObject({
    code: 'pipeline/no-such-port',
    at: { block: 'filter' },
    message: 'Filter has no input called "left".',
    hint: 'Connect it to: in.',
  })
  const into = {
    ...chain(load(), filter()),
    connections: [connect('load', 'filter'), connect('filter', 'load2')],
  }
  expect(only({ ...into, blocks: [...into.blocks, { ...load(), id: 'load2' }] })).toMatchObject({
    code: 'pipeline/no-such-port',
    message: 'Load CSV has no input, yet a connection leads to it.',
  })
  const past = chain(load(), write(), filter())
  expect(errors(past)[0]).toMatchObject({
    code: 'pipeline/no-such-port',
    at: { block: 'export' },
    message: 'Export has no output, yet a connection starts there.',
  })
})

test('rows where a model is taken, and a model where rows are', () => {
  const train: Block = { ...filter(), id: 'train', type: 'ml_train', configuration: {} }
  const to = { ...connect('load', 'predict'), targetHandle: 'model' }
  const predict: Block = { ...filter(), id: 'predict', type: 'predict', configuration: {} }
  expect(errors({ blocks: [load(), predict], connections: [to] })).toContainEqual(
    expect.objectContaining({ code: 'pipeline/other-cargo', at: { block: 'predict' } }),
  )
  const from = { ...connect('train', 'filter'), sourceHandle: 'model' }
  const mixed = { blocks: [train, filter()], connections: [from] }
  expect(errors(mixed)).toContainEqual(
    expect.objectContaining({ code: 'pipeline/other-cargo', at: { block: 'filter' } }),
  )
})

test('more connections than an input takes', () => {
  const two = { ...load(), id: 'load2' }
  const both = {
    blocks: [load(), two, write()],
    connections: [connect('load', 'export'), connect('load2', 'export')],
  }
  expect(only(both)).toMatchObject({ code: 'pipeline/too-many-inputs', at: { block: 'export' } })
  const handle = both.connections.map((one) => ({ ...one, targetHandle: 'in' }))
  expect(only({ ...both, connections: handle }).code).toBe('pipeline/too-many-inputs')
})

test('an input without a connection', () => {
  expect(only({ blocks: [filter()], connections: [] })).toMatchObject({
    code: 'pipeline/missing-input',
    at: { block: 'filter' },
    message: 'Nothing is connected to the input "Rows" of "Filter".',
  })
})

test('a cycle names its blocks', () => {
  const one = { ...filter(), id: 'one', label: 'One' }
  const two = { ...filter(), id: 'two', label: 'Two' }
  const round = { blocks: [one, two], connections: [connect('one', 'two'), connect('two', 'one')] }
  const found = only(round)
  expect(found.code).toBe('pipeline/cycle')
  expect(found.message).toMatch(/(?:One → Two → One|Two → One → Two)\.$/)
  expect(found.data?.['blocks']).toHaveLength(2)
})

test.each([
  [
    'output.format',
    { output: { format: 'xml', path: '', compress: false } },
    'must be one of csv, json, excel, parquet, report',
  ],
  [
    'output.compress',
    { output: { format: 'csv', path: '', compress: 'yes' } },
    'must be yes or no (true or false)',
  ],
  ['output', {}, 'must be a group of settings'],
  [
    'output',
    { output: { format: 'csv', path: '', compress: false, into: 'x' } },
    'has an unknown part: into',
  ],
  [
    'alerts.enabled',
    { output: { format: 'csv', path: '', compress: false }, alerts: { enabled: 1 } },
    'must be yes or no (true or false)',
  ],
])('an invalid setting %s is said by its place', (field, configuration, expected) => {
  expect(only(chain(load(), write(configuration)))).toMatchObject({
    code: 'pipeline/invalid-configuration',
    at: { block: 'export', field },
    message: `The setting "${LABELS[field] ?? field}" of "Export" ${expected}.`,
  })
})

/** As the form calls them; what is in no form is called by its place. */
const LABELS: Readonly<Record<string, string>> = {
  'output.format': 'Format',
  'output.compress': 'Compress the file',
}

test('a setting inside a row is called as the form calls it', () => {
  const keys = [{ column: 'amount', direction: 'sideways', nulls: 'last' }]
  const sort = { id: 'sort', type: 'sort', label: 'Sort', configuration: { parameters: { keys } } }
  const found = only(chain(load(), { ...filter(), ...sort }))
  expect(found.message).toMatch(/^The setting "Direction" of "Sort" must be one of /)
})

test('a configuration without end is refused before it is walked', () => {
  let deep: unknown = {}
  for (let level = 0; level < 20_000; level += 1) deep = { conditions: [deep] }
  const found = only(chain(load(), { ...filter(), configuration: { parameters: deep } }))
  expect(found).toMatchObject({ code: 'pipeline/invalid-configuration', at: { block: 'filter' } })
})

test('parts of the specification are accepted on every block', () => {
  const alerts = { enabled: true, email: 'a@b.c', conditions: 'error' }
  const mlModel = { type: 'xgboost', targetColumn: 'a', featureColumns: ['b'], testSplit: 0.2 }
  const extra = (block: Block) => ({
    ...block,
    configuration: { ...block.configuration, alerts, mlModel },
  })
  expect(errors(chain(extra(load()), extra(filter()), extra(write())))).toEqual([])
})

test('whom a block tells is one address, on every block', () => {
  const telling = (block: Block, alerts: object) => ({
    ...block,
    configuration: { ...block.configuration, alerts },
  })
  const enabled = { enabled: true, email: 'a@b.co, z@z.co', conditions: 'error' }
  expect(only(chain(load(), telling(filter(), enabled), write()))).toMatchObject({
    code: 'alerts/not-an-email',
    at: { block: 'filter', field: 'alerts.email' },
  })
  const off = { ...enabled, enabled: false }
  expect(errors(chain(load(), telling(filter(), off), write()))).toEqual([])
})

test('a source without its dataset', () => {
  const bare = { ...load(), configuration: { ...(findBlock('load_csv')?.initial as object) } }
  expect(only(chain(bare, write()))).toMatchObject({
    code: 'load_csv/no-dataset',
    at: { block: 'load', field: 'dataSource.config.datasetId' },
  })
  const gone = chain(load('other', 'sale.csv'), filter(where('nothing', 'is', 1)), write())
  expect(only(gone)).toMatchObject({
    code: 'load_csv/unknown-dataset',
    message: 'The dataset "sale.csv" is not available.',
    hint: 'It may have been deleted. "sales.csv" is available: choose it, or upload the file again.',
  })
})

test.each([
  [where('amuont', 'over', 1), 'unknown-column', 'column', 'Did this mean "amount"?'],
  [where('', 'over', 1), 'no-column', 'column', 'Choose the column it is about.'],
  [
    where('amount', 'contains', 'x'),
    'operator-type',
    'operator',
    'Choose one of: is, is not, over',
  ],
  [where('amount', 'over', undefined), 'value-missing', 'value', 'Fill in the value'],
  [where('amount', 'between', [1]), 'value-missing', 'value', 'Fill in the value'],
  [where('ordered', 'is', ''), 'value-missing', 'value', 'Fill in a date, such as 2024-06-01.'],
  [where('region', 'is one of', []), 'value-missing', 'value', 'Fill in the value'],
  [where('amount', 'over', 'many'), 'not-a-number', 'value', 'Write a number, such as 100 or 0.5.'],
  [where('paid', 'is', 'maybe'), 'not-a-boolean', 'value', 'Write true or false, such as true.'],
  [
    where('ordered', 'is', '2024-02-30'),
    'not-a-date',
    'value',
    'Write a date, such as 2024-06-01.',
  ],
  [where('seen', 'is', 'noon'), 'not-a-date', 'value', 'Write a date or time'],
  [where('region', 'is', 'a\0b'), 'not-text', 'value', 'Write text'],
] as const)('a condition %j is reported as filter/%s', (condition, code, field, hint) => {
  const found = only(chain(load(), filter(condition), write()))
  expect(found.code).toBe(`filter/${code}`)
  expect(found.at).toEqual({
    block: 'filter',
    field: `parameters.where.conditions.0.${field}`,
  })
  expect(found.hint.startsWith(hint)).toBe(true)
})

test('a group without conditions, and a filter without any', () => {
  const group = { match: 'any', conditions: [] }
  expect(only(chain(load(), filter(group), write()))).toMatchObject({
    code: 'filter/empty-group',
    at: { field: 'parameters.where.conditions.0' },
  })
  const { diagnostics } = checkPipeline(chain(load(), fresh('filter')), catalogue)
  expect(diagnostics).toMatchObject([{ code: 'filter/no-conditions', severity: 'warning' }])
})

test.each([
  ['amuont > 1', 'filter/unknown-column', { start: 0, end: 6 }],
  ['amount + 1', 'filter/not-a-condition', { start: 0, end: 10 }],
  ['amount >', 'expression/unexpected', { start: 8, end: 8 }],
  ['', 'expression/empty', { start: 0, end: 0 }],
])('the formula %j is reported as %s at its place', (expression, code, span) => {
  const configuration = {
    parameters: {
      mode: 'expression',
      rows: 'keep',
      where: { match: 'all', conditions: [] },
      expression,
    },
  }
  const found = only(chain(load(), { ...filter(), configuration }, write()))
  expect(found).toMatchObject({
    code,
    at: { block: 'filter', field: 'parameters.expression', span },
  })
})

test('compressing Excel is pointless, and no error', () => {
  const excel = write({ output: { format: 'excel', path: '', compress: true } })
  expect(checkPipeline(chain(load(), excel), catalogue).diagnostics).toMatchObject([
    { code: 'export/already-compressed', severity: 'info' },
  ])
})

test('an error does not set off a cascade downstream', () => {
  const wrong = { ...filter(where('nope', 'is', 1)), id: 'wrong' }
  const checked = checkPipeline(chain(load(), wrong, filter(), write()), catalogue)
  expect(checked.diagnostics).toHaveLength(1)
  expect(Object.keys(checked.columns)).toEqual(['load', 'wrong', 'filter', 'export'])
})

test('a thousand blocks are checked in one pass', () => {
  const filters = Array.from({ length: 998 }, (_, index) => ({ ...filter(), id: `f${index}` }))
  const checked = checkPipeline(chain(load(), ...filters, write()), catalogue)
  expect(checked.diagnostics).toEqual([])
  expect(checked.order).toHaveLength(1_000)
})

function errors(pipeline: Pipeline): readonly Diagnostic[] {
  const { diagnostics } = checkPipeline(pipeline, catalogue)
  for (const { message, hint, code } of diagnostics) {
    expect(`${code} ${message} ${hint}`).not.toMatch(/undefined|\bnull\b|\[object/)
    expect(hint).not.toBe('')
  }
  return diagnostics.filter(({ severity }) => severity === 'error')
}

function only(pipeline: Pipeline): Diagnostic {
  const found = errors(pipeline)
  expect(found).toHaveLength(1)
  return found[0] ?? { code: 'no/ne', severity: 'error', at: {}, message: '', hint: '' }
}

function chain(...blocks: readonly Block[]): Pipeline {
  const connections = blocks
    .slice(1)
    .map((block, index) => connect(blocks[index]?.id ?? '', block.id))
  return { blocks, connections }
}

function connect(source: string, target: string): Connection {
  return { id: `e${source}-${target}`, source, target }
}

function fresh(type: string): Block {
  const definition = findBlock(type)
  return {
    id: type,
    type,
    position: { x: 0, y: 0 },
    data: {},
    label: definition?.label ?? type,
    configuration: { ...Object(definition?.initial) },
  }
}

function load(datasetId = 'ds1', filePath = 'sales.csv'): Block {
  const dataSource = { type: 'file', config: { filePath, datasetId, format: 'csv' } }
  return { ...fresh('load_csv'), id: 'load', configuration: { dataSource } }
}

function where(column: string, operator: Condition['operator'], value: unknown) {
  return value === undefined ? { column, operator } : { column, operator, value }
}

function filter(condition: object = where('amount', 'over', 1)): Block {
  const conditions = { match: 'all', conditions: [condition] }
  const parameters = { mode: 'conditions', rows: 'keep', where: conditions, expression: '' }
  return { ...fresh('filter'), configuration: { parameters } }
}

function write(configuration?: Block['configuration']): Block {
  return configuration ? { ...fresh('export'), configuration } : fresh('export')
}
