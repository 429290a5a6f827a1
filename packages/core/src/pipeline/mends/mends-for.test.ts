import { expect, test } from 'vitest'
import { CASES } from '../../blocks/cases.gen.ts'
import { needsModel } from '../../blocks/needs-model.ts'
import { BLOCKS } from '../../blocks/registry.ts'
import type { Table } from '../../relation/column.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { checkPipeline } from '../check-pipeline.ts'
import { compilePipeline } from '../compile-pipeline.ts'
import type { Block, Connection, Pipeline } from '../pipeline.ts'
import { mendsFor } from './mends-for.ts'
import type { Earlier, Mend } from './mends-for.ts'

const none = { match: 'all', conditions: [] }

test('a column renamed upstream: every use downstream, also of names made from it', () => {
  const pipeline = report({ rename: 'amount' })
  const [mend, ...others] = mendsOf(pipeline)
  expect(mend?.title).toBe('Column "amt" is now "amount": change 5 uses')
  expect(mend).toMatchObject({ columns: [{ from: 'amt', to: 'amount' }], uses: 5 })
  expect(others).toEqual([])
  const mended = mend?.pipeline ?? pipeline
  expect(checkPipeline(mended, sales).diagnostics).toEqual([])
  expect(parametersOf(mended, 'large')).toMatchObject({
    expression: 'amount   >(10)and amount<90',
  })
  expect(parametersOf(mended, 'group')).toMatchObject({ measures: [{ column: 'amount' }] })
  expect(parametersOf(mended, 'top')).toMatchObject({ keys: [{ column: 'total_amount' }] })
})

test('the mend says which problems it takes away', () => {
  const pipeline = report({ rename: 'amount' })
  const { diagnostics } = checkPipeline(pipeline, sales)
  const [mend] = mendsFor(pipeline, sales, diagnostics)
  expect(diagnostics.map(({ code }) => code)).toContain('filter/unknown-column')
  expect(mend?.mends).toEqual(diagnostics)
})

test('a rename that is changed once more leaves a trace in the earlier state alone', () => {
  const earlier = { pipeline: report({ rename: 'value', uses: 'value' }), catalogue: sales }
  expect(checkPipeline(earlier.pipeline, sales).diagnostics).toEqual([])
  const pipeline = report({ rename: 'worth', uses: 'value' })
  expect(newNames(mendsOf(pipeline, sales)[0])).not.toContain('worth')
  const [mend] = mendsOf(pipeline, sales, earlier)
  expect(mend?.title).toBe('Column "value" is now "worth": change 5 uses')
  expect(checkPipeline(mend?.pipeline ?? pipeline, sales).diagnostics).toEqual([])
})

test('another file under the same load: the nearest name, said as a guess', () => {
  const other = catalogueOf({
    sales: [
      ['region', 'text'],
      ['Amt', 'number'],
    ],
  })
  const pipeline = chain(load('sales'), made('sort', 'sort', { keys: [sortKey('amt')] }))
  expect(mendsOf(pipeline, other)[0]?.title).toBe(
    'There is no column "amt", but "Amt": change 1 use',
  )
})

test('branches are mended together', () => {
  const pipeline: Pipeline = {
    blocks: [
      load('sales'),
      made('a', 'sort', { keys: [sortKey('amt')] }),
      made('b', 'transform', { columns: [{ name: 'twice', expression: 'amt * 2' }] }),
    ],
    connections: [arrow('sales', 'a'), arrow('sales', 'b')],
  }
  const other = catalogueOf({
    sales: [
      ['region', 'text'],
      ['am_t', 'number'],
    ],
  })
  const [first, ...others] = mendsOf(pipeline, other)
  expect([newNames(first), first?.uses]).toEqual([['am_t'], 2])
  expect(others.flatMap(newNames)).toEqual([])
})

test('a column that replaces the one that arrives goes on replacing it', () => {
  const pipeline = chain(
    load('sales'),
    renaming('amt', 'amount'),
    made('round', 'transform', {
      columns: [
        { name: 'amt', expression: 'round(amt)' },
        { name: 'half', expression: 'amt / 2' },
      ],
    }),
  )
  const [mend] = mendsOf(pipeline)
  expect(parametersOf(mend?.pipeline ?? pipeline, 'round')).toEqual({
    columns: [
      { name: 'amount', expression: 'round(amount)' },
      { name: 'half', expression: 'amount / 2' },
    ],
  })
})

test('where the new name is taken, uses are not mixed up', () => {
  const pipeline = chain(
    load('sales'),
    renaming('amt', 'amount'),
    made('both', 'transform', {
      columns: [
        { name: 'amount', expression: 'amt * 100' },
        { name: 'share', expression: 'amt / amount' },
      ],
    }),
  )
  expect(mendsOf(pipeline).flatMap(newNames)).not.toContain('amount')
})

test('a column taken away: its uses go, with what was made from them', () => {
  const dropped = made('drop', 'select', { mode: 'drop', columns: [chosen('amt')] })
  const pipeline = chain(
    load('sales'),
    dropped,
    made('twice', 'transform', {
      columns: [
        { name: 'twice', expression: 'amt * 2' },
        { name: 'loud', expression: 'upper(region)' },
      ],
    }),
    made('keep', 'filter', {
      mode: 'conditions',
      rows: 'keep',
      where: {
        match: 'all',
        conditions: [
          { match: 'any', conditions: [{ column: 'twice', operator: 'over', value: 3 }] },
          { column: 'loud', operator: 'is', value: 'WEST' },
        ],
      },
      expression: '',
    }),
  )
  const [mend] = mendsOf(pipeline)
  expect(mend?.title).toBe('Column "amt" is gone: remove 2 uses')
  const mended = mend?.pipeline ?? pipeline
  expect(checkPipeline(mended, sales).diagnostics).toEqual([])
  expect(parametersOf(mended, 'keep')).toMatchObject({
    where: { conditions: [{ column: 'loud' }] },
  })
})

test('a use that would leave a gap is not taken out', () => {
  const dropped = made('drop', 'select', { mode: 'drop', columns: [chosen('amt')] })
  const filter = { mode: 'expression', rows: 'keep', where: none, expression: 'amt > 1' }
  expect(mendsOf(chain(load('sales'), dropped, made('filter', 'filter', filter)))).toEqual([])
})

test('a key that two tables share, renamed in one: downstream keeps the left one', () => {
  const both = {
    a: [
      ['id', 'number'],
      ['x', 'text'],
    ],
    b: [
      ['id', 'number'],
      ['y', 'text'],
    ],
  } as const
  const joined = (how: string): Pipeline => ({
    blocks: [
      load('a'),
      load('b'),
      made('join', 'join', { how, keys: [{ left: 'id', right: 'id' }], suffix: '_b' }),
      made('sort', 'sort', { keys: [sortKey('id')] }),
    ],
    connections: [arrow('a', 'join'), arrow('b', 'join'), arrow('join', 'sort')],
  })
  const catalogue = catalogueOf({
    ...both,
    a: [
      ['key', 'number'],
      ['x', 'text'],
    ],
  })
  const mends = (how: string) =>
    mendsOf(joined(how), catalogue, { pipeline: joined(how), catalogue: catalogueOf(both) })
  const [mend] = mends('left')
  expect(mend?.title).toBe('Column "id" is now "key": change 2 uses')
  expect(parametersOf(mend?.pipeline ?? joined('left'), 'join')).toMatchObject({
    keys: [{ left: 'key', right: 'id' }],
  })
  expect(parametersOf(mend?.pipeline ?? joined('left'), 'sort')).toEqual({ keys: [sortKey('key')] })
  // An outer join had one column for both keys; there is none that is the same now.
  expect(mends('outer').flatMap(newNames)).not.toContain('key')
})

test('another file whose columns all have other names: one click', () => {
  const other = catalogueOf({
    sales: [
      ['Gebiet', 'text'],
      ['Betrag', 'number'],
    ],
  })
  const pipeline = report({})
  const [mend, ...others] = mendsOf(pipeline, other, { pipeline, catalogue: sales })
  expect(others).toEqual([])
  expect(mend?.title).toBe('2 columns are renamed ("amt" is now "Betrag", …): change 2 uses')
  expect(checkPipeline(mend?.pipeline ?? pipeline, other).diagnostics).toEqual([])
})

test('a large pipeline with many names wrong is mended, too', () => {
  const columns = (suffix: string) =>
    Array.from({ length: 20 }, (_, at) => [`c${at}${suffix}`, 'number'] as const)
  const steps = Array.from({ length: 200 }, (_, at) =>
    made(`t${at}`, 'transform', { columns: [{ name: 'n', expression: `c${at % 20} + 1` }] }),
  )
  const pipeline = chain(load('sales'), ...steps)
  const [before, after] = [
    catalogueOf({ sales: columns('') }),
    catalogueOf({ sales: columns('x') }),
  ]
  const [mend] = mendsOf(pipeline, after, { pipeline, catalogue: before })
  expect(mend).toMatchObject({ uses: 200 })
  expect(checkPipeline(mend?.pipeline ?? pipeline, after).diagnostics).toEqual([])
})

test('no problem, no mend', () => {
  expect(mendsOf(report({ uses: 'amt' }))).toEqual([])
})

/**
 * Every block, every case, every column of its inputs: the column is renamed in its file, the mend is
 * taken, and the program is the one it was but for the name.
 */
const MENDED = BLOCKS.filter(
  // A model knows its columns by name: with another it is trained anew, and there is no program before.
  (block) => block.inputs.length > 0 && CASES[block.type]?.length && !needsModel(block),
)
test.each(MENDED)('a renamed column is mended wherever $type uses it', ({ type, outputs }) => {
  let mended = 0
  for (const one of CASES[type] ?? []) {
    for (const [at, table] of one.inputs.entries()) {
      for (const { name } of table.columns) {
        // Two inputs that share a name part ways when one of them changes it: see the join below.
        const isShared = one.inputs.some(
          (other) => other !== table && other.columns.some((column) => column.name === name),
        )
        if (isShared) continue
        const before = tablesOf(one.inputs)
        const after = tablesOf(one.inputs.with(at, renamedIn(table, name)))
        // The cases' configurations are plain JSON objects.
        const configuration = one.configuration as Block['configuration']
        const pipeline = around(type, configuration, one.inputs.length, outputs, before)
        const { diagnostics } = checkPipeline(pipeline, after)
        if (!diagnostics.some(({ code }) => code.endsWith('/unknown-column'))) continue
        const [mend] = mendsFor(pipeline, after, diagnostics, { pipeline, catalogue: before })
        expect(newNames(mend), `${one.name}: ${name}`).toEqual([`${name}qzq`])
        expect(programText(mend?.pipeline ?? pipeline, after).replaceAll('qzq', '')).toBe(
          programText(pipeline, before),
        )
        mended += 1
      }
    }
  }
  expect(mended).toBeGreaterThan(0)
})

/** The block between its files and a block that names every column which leaves it. */
function around(
  type: string,
  configuration: Block['configuration'],
  inputs: number,
  outputs: readonly unknown[],
  catalogue: Catalogue,
): Pipeline {
  const sources = Array.from({ length: inputs }, (_, index) => load(String(index)))
  const block = { ...made('block', type, {}), configuration }
  const blocks = [...sources, block]
  const connections = sources.map(({ id }) => arrow(id, 'block'))
  if (outputs.length === 0) {
    const first = made('first', 'sort', {
      keys: catalogue.datasets[0]?.columns.map(({ name }) => sortKey(name)),
    })
    return {
      blocks: [...sources, first, block],
      connections: [arrow('0', 'first'), arrow('first', 'block')],
    }
  }
  const { columns } = checkPipeline({ blocks, connections }, catalogue)
  const names = columns['block']?.map(({ name }) => chosen(name))
  return {
    blocks: [...blocks, made('after', 'select', { mode: 'only', columns: names })],
    connections: [...connections, arrow('block', 'after')],
  }
}

function renamedIn(table: Table, name: string): Table {
  const columns = table.columns.map((column) =>
    column.name === name ? { ...column, name: `${name}qzq` } : column,
  )
  return { ...table, columns }
}

function tablesOf(tables: readonly Table[]): Catalogue {
  return {
    datasets: tables.map(({ columns }, id) => {
      return { id: String(id), name: `t${id}`, filename: `t${id}.csv`, columns }
    }),
  }
}

function programText(pipeline: Pipeline, catalogue: Catalogue): string {
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) throw new Error(JSON.stringify(compiled.diagnostics))
  const relations = compiled.program.steps.map(({ relation }) => relation)
  // Places in a formula move with the length of its names.
  return JSON.stringify(relations, (key, value: unknown) => (key === 'at' ? undefined : value))
}

function newNames(mend: Mend | undefined): readonly string[] {
  return (mend?.columns ?? []).flatMap(({ to }) => to ?? [])
}

function mendsOf(pipeline: Pipeline, catalogue = sales, earlier?: Earlier): readonly Mend[] {
  return mendsFor(pipeline, catalogue, checkPipeline(pipeline, catalogue).diagnostics, earlier)
}

function report({ rename = 'amt', uses = 'amt' }): Pipeline {
  return chain(
    load('sales'),
    renaming('amt', rename),
    made('large', 'filter', {
      mode: 'expression',
      rows: 'keep',
      where: none,
      expression: `${uses}   >(10)and "${uses}"<90`,
    }),
    made('group', 'aggregate', {
      keys: ['region'],
      measures: [{ name: '', function: 'sum', column: uses }],
      having: {
        match: 'all',
        conditions: [{ column: `total_${uses}`, operator: 'over', value: 1 }],
      },
    }),
    made('top', 'sort', { keys: [sortKey(`total_${uses}`)] }),
  )
}

function renaming(column: string, name: string): Block {
  return made('rename', 'select', { mode: 'change', columns: [{ column, name, type: 'same' }] })
}

function chosen(column: string) {
  return { column, name: '', type: 'same' }
}

function sortKey(column: string) {
  return { column, direction: 'ascending', nulls: 'last' }
}

function parametersOf(pipeline: Pipeline, id: string): unknown {
  return pipeline.blocks.find((block) => block.id === id)?.configuration['parameters']
}

function catalogueOf(
  tables: Readonly<Record<string, readonly (readonly [string, 'text' | 'number'])[]>>,
): Catalogue {
  return {
    datasets: Object.entries(tables).map(([id, columns]) => ({
      id,
      name: id,
      filename: `${id}.csv`,
      columns: columns.map(([name, type]) => ({ name, type })),
    })),
  }
}

const sales = catalogueOf({
  sales: [
    ['region', 'text'],
    ['amt', 'number'],
  ],
})

function load(id: string): Block {
  const config = { filePath: id, datasetId: id, format: 'csv' }
  return { ...made(id, 'load_csv', {}), configuration: { dataSource: { type: 'file', config } } }
}

function made(id: string, type: string, parameters: object): Block {
  const position = { x: 0, y: 0 }
  return { id, type, position, data: {}, label: id, configuration: { parameters } }
}

function chain(...blocks: readonly Block[]): Pipeline {
  const connections = blocks.slice(1).map(({ id }, index) => arrow(blocks[index]?.id ?? '', id))
  return { blocks, connections }
}

function arrow(source: string, target: string): Connection {
  return { id: `${source}-${target}`, source, target }
}
