import { expect, test } from 'vitest'
import { importSql } from '../import-sql/import-sql.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { advise, adviseInSteps } from './advise.ts'
import type { Advised } from './ground.ts'
import { scoreOf } from './score-of.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'orders',
      name: 'orders',
      filename: 'orders.csv',
      columns: [
        { name: 'customer', type: 'integer' },
        { name: 'amount', type: 'number' },
        { name: 'day', type: 'text' },
      ],
    },
    {
      id: 'visits',
      name: 'visits',
      filename: 'visits.csv',
      columns: [
        { name: 'visitor', type: 'integer' },
        { name: 'page', type: 'text' },
      ],
    },
  ],
}

test('a filter below a sort is found, measured and moved', () => {
  const pipeline = sortedThenFiltered()
  const [load, sort, filter] = pipeline.blocks.map(({ id }) => id)
  const run = measured(pipeline, {
    [load ?? '']: 1_000_000,
    [sort ?? '']: 1_000_000,
    [filter ?? '']: 10,
  })
  const found = the('sort-before-filter', { pipeline, catalogue, run })
  expect(found).toMatchObject({ severity: 'warning', impact: 'high', blocks: [sort, filter] })
  expect(found?.evidence).toContain('1,000,000 rows')
  expect(found?.fix?.title).toBe('Move "Keep" above "Order"')
  const after = found?.fix?.pipeline
  const order = after && checkPipeline(after, catalogue).order
  expect(order).toEqual([load, filter, sort])
  expect(the('sort-before-filter', { pipeline: after ?? pipeline, catalogue })).toBeUndefined()
})

test('blocks of one name are told apart in what is found', () => {
  const named = sortedThenFiltered()
  const blocks = named.blocks.map((block, place) =>
    place === 0 ? block : { ...block, label: 'Step' },
  )
  const found = the('sort-before-filter', { pipeline: { ...named, blocks }, catalogue })
  expect(found?.title).toMatch(/^"Step" \(Sort by .+\) sorts rows that are thrown away$/)
})

test('the same is found in steps, with room between them', () => {
  const advised = { pipeline: sortedThenFiltered(), catalogue }
  const steps = adviseInSteps(advised)
  let count = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) count += 1
  expect(count).toBeGreaterThan(10)
  expect(step.value).toEqual(advise(advised))
})

test('without a run the same is said with less certainty', () => {
  const found = the('sort-before-filter', { pipeline: sortedThenFiltered(), catalogue })
  expect(found).toMatchObject({ severity: 'info', confidence: 80 })
  expect(found?.evidence).toMatch(/^Rule:/)
})

test('rows that a join multiplies are critical from ten times on', () => {
  const pipeline = query('select orders.amount from orders join visits on customer = visitor')
  const rows = (out: number) => {
    const run = {
      blocks: pipeline.blocks.map(({ id, type }) => ({
        id,
        rows: type === 'load_csv' ? 100 : out,
        ms: 1,
        cached: false,
      })),
      totalMs: 5,
    }
    return the('join-multiplies', { pipeline, catalogue, run })
  }
  expect(rows(100)).toMatchObject({ severity: 'success' })
  expect(rows(150)).toMatchObject({ severity: 'warning', confidence: 100 })
  expect(rows(1_000)).toMatchObject({ severity: 'critical', impact: 'high' })
  expect(rows(1_000)?.evidence).toBe(
    'Last run: 1,000 rows from 100 and 100 rows, 10 times the larger side.',
  )
})

test('keys that repeat on both sides are told by the profile, before any run', () => {
  const pipeline = query('select orders.amount from orders join visits on customer = visitor')
  const profiles = {
    orders: profile('customer', 100, 10),
    visits: profile('visitor', 50, 50),
  }
  expect(the('join-multiplies', { pipeline, catalogue, profiles })).toBeUndefined()
  const repeating = { ...profiles, visits: profile('visitor', 50, 20) }
  const found = the('join-multiplies', { pipeline, catalogue, profiles: repeating })
  expect(found).toMatchObject({ severity: 'warning', confidence: 75 })
  expect(found?.evidence).toBe(
    'Profile: 10 values in 100 rows on the left, 20 values in 50 rows on the right.',
  )
})

test('a total put beside every row is no cartesian join', () => {
  const beside = query('select amount, (select max(amount) from orders) as best from orders')
  expect(the('cartesian-join', { pipeline: beside, catalogue })).toBeUndefined()
  const all = query('select amount, page from orders cross join visits')
  expect(the('cartesian-join', { pipeline: all, catalogue })).toMatchObject({
    severity: 'critical',
  })
})

test('dates kept as text are converted only where every value was seen', () => {
  const pipeline = query('select day, amount, customer from orders')
  const days = (values: readonly string[], distinct: number) => ({
    orders: {
      rowCount: 9,
      profiledRows: 9,
      columns: [
        {
          name: 'day',
          nulls: 0,
          distinct,
          isDistinctExact: true,
          top: values.map((value) => ({ value, count: 1 })),
        },
      ],
    },
  })
  const seen = the('text-date', { pipeline, catalogue, profiles: days(['2024-02-29'], 1) })
  expect(seen?.fix?.title).toBe('Convert "day" to a date')
  const some = the('text-date', { pipeline, catalogue, profiles: days(['2024-02-29'], 9) })
  expect(some).toMatchObject({ confidence: 70 })
  expect(some?.fix).toBeUndefined()
  for (const wrong of ['2023-02-29', 'yesterday', '2024-2-9']) {
    const profiles = days(['2024-02-29', wrong], 2)
    expect(the('text-date', { pipeline, catalogue, profiles })).toBeUndefined()
  }
})

test('columns that reach nothing are named, and gone after the fix', () => {
  const { blocks, connections } = query(
    'select customer, sum(amount) as total from orders group by customer',
  )
  const pipeline = { blocks, connections }
  const found = the('unused-column', { pipeline, catalogue })
  expect(found?.description).toContain('"day"')
  const after = found?.fix?.pipeline ?? pipeline
  expect(the('unused-column', { pipeline: after, catalogue })).toMatchObject({
    severity: 'success',
  })
})

test('nothing is advised about a pipeline with errors', () => {
  const pipeline = query('select amount from orders')
  const broken: Pipeline = { ...pipeline, connections: [] }
  expect(advise({ pipeline: broken, catalogue })).toEqual({ findings: [], score: null })
})

test('the score is the average of what severities are worth, the gravest finding first', () => {
  const of = (...list: ('critical' | 'warning' | 'info' | 'success')[]) =>
    scoreOf(list.map((severity) => ({ severity })))
  expect(of('critical', 'warning', 'info', 'success')).toBe(60)
  expect(of('warning')).toBe(60)
  expect(of('info', 'success')).toBe(90)
  expect(of()).toBeNull()
  const { findings } = advise({
    pipeline: query('select amount, page from orders cross join visits'),
    catalogue,
  })
  expect(findings[0]?.severity).toBe('critical')
})

function the(rule: string, advised: Advised) {
  return advise(advised).findings.find((finding) => finding.rule === rule)
}

function query(sql: string): Pipeline {
  const imported = importSql(sql, catalogue, 1)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  return imported.pipeline
}

function sortedThenFiltered(): Pipeline {
  const at = { position: { x: 0, y: 0 }, data: {} }
  const config = { datasetId: 'orders', filePath: 'orders.csv', format: 'csv' }
  return {
    blocks: [
      {
        id: 'load',
        type: 'load_csv',
        label: 'Load',
        ...at,
        configuration: { dataSource: { type: 'file', config } },
      },
      {
        id: 'sort',
        type: 'sort',
        label: 'Order',
        ...at,
        configuration: {
          parameters: { keys: [{ column: 'amount', direction: 'ascending', nulls: 'last' }] },
        },
      },
      {
        id: 'filter',
        type: 'filter',
        label: 'Keep',
        ...at,
        configuration: {
          parameters: {
            mode: 'expression',
            rows: 'keep',
            where: { match: 'all', conditions: [] },
            expression: 'customer = 1',
          },
        },
      },
    ],
    connections: [
      { id: 'a', source: 'load', target: 'sort' },
      { id: 'b', source: 'sort', target: 'filter' },
    ],
  }
}

function measured(pipeline: Pipeline, rows: Readonly<Record<string, number>>) {
  const blocks = pipeline.blocks.map(({ id }) => {
    return { id, rows: rows[id] ?? null, ms: 10, cached: false }
  })
  return { blocks, totalMs: 100 }
}

function profile(name: string, rows: number, distinct: number) {
  return {
    rowCount: rows,
    profiledRows: rows,
    columns: [{ name, nulls: 0, distinct, isDistinctExact: true, top: [] }],
  }
}
