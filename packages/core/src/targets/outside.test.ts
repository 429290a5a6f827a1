import { describe, expect, test } from 'vitest'
import type { Column } from '../relation/column.ts'
import type { Program, WriteMode } from '../relation/program.ts'
import { codeConnections } from './code-connections.ts'
import { gapsOf } from './gaps-of.ts'
import { variablesOf } from './outside-way.ts'
import { TARGETS } from './target.ts'
import { targets } from './targets.ts'

const columns: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'a "b"', type: 'text' },
]
const connected = { connection: 'c1', connector: 'postgresql' }
const sources = codeConnections([
  { id: 'c1', name: 'Shop database', connector: 'postgresql', settings: { schema: 'sales' } },
  { id: 'c2', name: 'shop Database!', connector: 'postgresql' },
])
const common = { block: 'b', name: 'orders', sentence: 'Load orders', columns }
const load: Program['steps'][number] = {
  ...common,
  id: 'load',
  relation: {
    kind: 'from',
    outside: { ...connected, kind: 'table', schema: '', table: 'orders' },
    columns,
  },
}
const read: Program = { steps: [load] }

function write(mode: WriteMode, connection = 'c1'): Program {
  const keys = mode === 'upsert' ? ['id'] : []
  const outlet = { ...connected, connection, schema: '', table: 'kept', mode, keys }
  const relation = { kind: 'step', step: 'load', columns } as const
  const out = { ...common, id: 'out', name: 'out', relation }
  return { steps: [load, { ...out, outlet: { kind: 'table', ...outlet } }] }
}

const EMPTY = { blocks: [], connections: [] }

test('a connection is named by a variable of its own', () => {
  expect(Object.values(sources)).toMatchObject([
    { variable: 'SHOP_DATABASE_URL' },
    { variable: 'SHOP_DATABASE_2_URL' },
  ])
})

const MODES = ['append', 'replace', 'upsert', 'create'] as const
const OPENING = TARGETS.filter((id) => variablesOf(read, sources, id).length > 0)
const COPYING = TARGETS.filter((id) => !OPENING.includes(id))

describe.each(OPENING)('%s goes there itself', (id) => {
  test('by the variable, in the schema of the connection', () => {
    const code = targets[id].print(read, sources)
    expect(code).toContain('SHOP_DATABASE_URL')
    expect(code).toMatch(/\\?"sales\\?"\.\\?"orders\\?"/)
    expect(gapsOf(targets[id], EMPTY, read, sources)).toEqual([])
  })

  test.each(MODES)('and writes by %s', (mode) => {
    const code = targets[id].print(write(mode), sources)
    expect(code).toMatch(/INSERT INTO \\?"sales\\?"\.\\?"kept\\?"/)
  })
})

describe.each(COPYING)('%s does not go there', (id) => {
  test('and says that it reads a copy', () => {
    expect(targets[id].print(read, sources)).toContain('shop_database.orders.parquet')
    expect(gapsOf(targets[id], EMPTY, read, sources)).toEqual([
      expect.stringMatching(
        /^The table "orders" is read from its (?:Parquet|CSV) copy "shop_database\.orders/,
      ),
    ])
  })

  test.each(MODES)('and refuses to write by %s', (mode) => {
    const code = targets[id].print(write(mode), sources)
    expect(code).toContain('The table "kept" cannot be written:')
    expect(code).not.toContain('INSERT')
  })
})

test('which languages go there is as the guide says', () => {
  expect(OPENING).toEqual(['postgres', 'pandas', 'polars', 'pyspark', 'scala', 'dplyr'])
})

test('a script that runs in a database refuses to need two of them', () => {
  expect(targets.postgres.print(write('append', 'c2'), sources)).toContain(
    'The script runs in one database, and this pipeline needs several.',
  )
  expect(targets.pandas.print(write('append', 'c2'), sources)).toContain('SHOP_DATABASE_2_URL')
})

test('a query cannot leave its place in a script of psql', () => {
  const query = "select 1 as id, ':x' \\! touch taken\n-- end;"
  const outside = { ...connected, kind: 'query', query } as const
  const program: Program = { steps: [{ ...load, relation: { kind: 'from', outside, columns } }] }
  const code = targets.postgres.print(program, sources)
  const quoted = code.slice(code.indexOf("' AS SELECT"), code.indexOf('\\gexec'))
  expect(quoted).toContain("'':x'' \\! touch taken")
})
