import { certificateSchema, targets } from '@plainflow/core'
import { beforeEach, expect, test } from 'vitest'
import { caseOf, mutated, needPython, testEnvironment, verdictOn } from './testing/verified.ts'
import { verifyProgram } from './verify-program.ts'

const SALES = `region,amount,sold
West,10.5,2024-01-31
East,300,2024-02-29
West,,2024-03-31
,7,
East,0.25,2024-01-01
`
const REGIONS = `region,head
West,Ada
East,Bo
,Nobody
`

const TOTALS = `select region, sum(amount) as total, count(*) as sold from sales
  group by region order by total desc`

beforeEach(needPython)

test('equal results pass, and the certificate says of what', async () => {
  const given = await caseOf(TOTALS, { sales: SALES })
  const told: string[] = []
  const certificate = await verifyProgram({
    ...given,
    env: testEnvironment(),
    targets: [targets.duckdb, targets.pandas],
    onTarget: (target, verdict) => told.push(`${target} ${verdict?.verdict ?? 'begins'}`),
  })
  expect(certificateSchema.parse(certificate)).toEqual(certificate)
  expect(
    certificate.targets.map(({ target, verdict, reason }) => [target, verdict, reason]),
  ).toEqual([
    ['duckdb', 'PASS', null],
    ['pandas', 'PASS', null],
  ])
  expect(told).toEqual(['duckdb begins', 'duckdb PASS', 'pandas begins', 'pandas PASS'])
  expect(certificate.data).toMatchObject([{ name: 'sales.csv', rows: 5, bytes: SALES.length }])
  expect(certificate.results).toMatchObject([{ rows: 3, columns: 3 }])
  const [, pandas] = certificate.targets
  expect(pandas?.runtime.map(({ name }) => name)).toEqual([
    'Python',
    'pandas',
    'pyarrow',
    'openpyxl',
  ])
  expect(pandas?.code).toMatch(/^[0-9a-f]{64}$/)
  const other = await caseOf(TOTALS.replace('desc', 'asc'), { sales: SALES })
  const changed = await verifyProgram({ ...other, targets: [] })
  expect(changed.pipeline).not.toBe(certificate.pipeline)
})

test('a sort in the wrong direction is red', async () => {
  const given = await caseOf(TOTALS, { sales: SALES })
  const wrong = mutated(targets.pandas, (code) => code.replace('ascending=False', 'ascending=True'))
  expect(await verdictOn(wrong, given)).toMatchObject({
    verdict: 'FAIL',
    differences: [
      { row: 1, column: 'total', expected: '300.25', found: '7.0', what: 'the order of rows' },
      { row: 3, column: 'total', expected: '7.0', found: '300.25', what: 'the order of rows' },
    ],
  })
})

test('a sort in the wrong direction is red in SQL as well, and in what a limit then takes', async () => {
  const given = await caseOf(`${TOTALS} limit 1`, { sales: SALES })
  const wrong = mutated(targets.duckdb, (code) => code.replace(' DESC', ''))
  const { verdict, differences } = await verdictOn(wrong, given)
  expect(verdict).toBe('FAIL')
  expect(differences[0]).toMatchObject({
    row: 1,
    column: 'total',
    expected: '300.25',
    found: '7.0',
    what: 'the value',
  })
})

test('a join that lets null equal null is red', async () => {
  const sql = `select sales.amount, regions.head from sales join regions on sales.region = regions.region`
  const given = await caseOf(sql, { sales: SALES, regions: REGIONS })
  expect((await verdictOn(targets.duckdb, given)).verdict).toBe('PASS')
  const wrong = mutated(targets.duckdb, (code) =>
    code.replace(/ON (\S+) = (\S+)/, 'ON $1 IS NOT DISTINCT FROM $2'),
  )
  expect(await verdictOn(wrong, given)).toMatchObject({
    verdict: 'FAIL',
    reason: expect.stringContaining('The results differ'),
    differences: [
      { what: 'the number of rows', expected: '4', found: '5' },
      { what: 'a row too many', expected: null, found: 'amount: 7.0, head: Nobody' },
    ],
  })
})

test('a division of integers that drops the rest is red', async () => {
  const sql = `select n, n / 2 as half from numbers`
  const given = await caseOf(sql, { numbers: 'n\n1\n2\n3\n' })
  const wrong = mutated(targets.pandas, (code) => code.replace('["n"] / 2', '["n"] // 2'))
  expect(await verdictOn(wrong, given)).toMatchObject({
    verdict: 'FAIL',
    differences: [
      { row: 1, column: 'half', expected: '0.5', found: '0.0', what: 'the value' },
      { row: 3, column: 'half', expected: '1.5', found: '1.0', what: 'the value' },
    ],
  })
})

test('another type and another name are red', async () => {
  const given = await caseOf('select n from numbers', { numbers: 'n\n1\n2\n' })
  const text = mutated(targets.duckdb, (code) =>
    code.replace('SELECT *', 'SELECT CAST(n AS VARCHAR) AS n'),
  )
  expect((await verdictOn(text, given)).differences).toMatchObject([
    { column: 'n', expected: 'integer', found: 'text', what: 'the type' },
  ])
  const renamed = mutated(targets.duckdb, (code) => code.replace('SELECT *', 'SELECT n AS m'))
  expect((await verdictOn(renamed, given)).differences).toMatchObject([
    { column: null, expected: 'n', found: 'm', what: 'the columns' },
  ])
  const floats = mutated(targets.pandas, (code) =>
    code.replace('.to_csv(', '.astype("float64").to_csv('),
  )
  expect((await verdictOn(floats, given)).differences).toMatchObject([
    { column: 'n', expected: 'integer', found: 'number', what: 'the type' },
  ])
})

test('a workbook is compared cell by cell, and what is none is red', async () => {
  const given = await caseOf('select region, amount, sold from sales', { sales: SALES })
  const outlet = { kind: 'file', format: 'excel', name: 'all.xlsx', compress: false } as const
  const last = given.program.steps.length - 1
  const steps = given.program.steps.map((step, index) =>
    index === last ? { ...step, outlet } : step,
  )
  const asked = { ...given, program: { steps } }
  expect(await verdictOn(targets.pandas, asked)).toMatchObject({ verdict: 'PASS' })

  const shorter = mutated(targets.pandas, (code) =>
    code.replace('.to_excel(', '.head(2).to_excel('),
  )
  const fewer = await verdictOn(shorter, asked)
  expect(fewer.verdict).toBe('FAIL')
  const count = { expected: '5', found: '2', what: 'the number of rows' }
  expect(fewer.differences[0]).toMatchObject(count)
  const other = mutated(targets.pandas, (code) =>
    code.replace('.to_excel(', '.fillna({"amount": 8.5}).to_excel('),
  )
  expect(await verdictOn(other, asked)).toMatchObject({
    verdict: 'FAIL',
    differences: [{ column: 'amount', expected: null, found: '8.5', what: 'the value' }],
  })
  const csv = mutated(targets.pandas, (code) => code.replace('.to_excel(', '.to_csv('))
  expect(await verdictOn(csv, asked)).toMatchObject({ verdict: 'FAIL' })
}, 120_000)

test('a missing runtime is no failure, and says what to install', async () => {
  const given = await caseOf('select n from numbers', { numbers: 'n\n1\n' })
  const nowhere = { PATH: '/nowhere', PLAINFLOW_PYTHON: '/nowhere/python' }
  const before = process.env['PATH']
  process.env['PATH'] = '/usr/bin:/bin'
  try {
    const verdict = await verdictOn(targets.polars, given, { env: nowhere })
    expect(verdict).toMatchObject({ verdict: 'NOT RUN', cause: 'runtime', differences: [] })
    expect(verdict.reason).toContain('pip install polars')
  } finally {
    process.env['PATH'] = before
  }
})

test('what a language cannot say is not run', async () => {
  const given = await caseOf('select upper(t) as t from texts', { texts: 't\na\n' })
  const lacking = { ...targets.pandas, gaps: { functions: { upper: 'There are no capitals.' } } }
  expect(await verdictOn(lacking, given)).toMatchObject({
    verdict: 'NOT RUN',
    cause: 'gap',
    reason: '"upper" cannot be written: There are no capitals.',
  })
})
