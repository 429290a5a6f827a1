import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import type { Profile } from './job.ts'
import { profileStep, profileTable } from './profile-step.ts'
import { filter, load, programOf } from './testing/programs.ts'
import { runRaw } from './testing/run-raw.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

function column(profile: Profile, name: string) {
  const found = profile.columns.find((one) => one.name === name)
  if (!found) throw new Error(`no column ${name}`)
  return found
}

test('tells what is in every column after a step', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'sales.csv')
  const parquetPath = join(folder, 'sales.parquet')
  const lines = Array.from({ length: 101 }, (_, n) =>
    [
      n,
      n % 4 === 0 ? 'West' : 'East',
      n % 10 === 0 ? '' : n / 2,
      `2024-01-${10 + (n % 20)}`,
    ].join(),
  )
  await writeFile(path, `"say ""id""",region,amount,on\n${lines.join('\n')}\n`)
  const { columns } = await inspectFile({ path, filename: 'sales.csv', parquetPath })
  const profile = await profileStep({
    program: programOf(load('load', 'sales', columns), filter('some', '"say ""id""" < 100')),
    step: 'some',
    files: { sales: { path: parquetPath, format: 'parquet' } },
  })
  expect(profile).toMatchObject({ rowCount: 100, profiledRows: 100, columnCount: 4 })
  expect(column(profile, 'say "id"')).toMatchObject({
    type: 'integer',
    nulls: 0,
    distinct: 100,
    isDistinctExact: true,
    min: 0,
    max: 99,
    mean: 49.5,
  })
  const id = column(profile, 'say "id"')
  expect(id.quantiles.map(({ share, value }) => [share, value])).toEqual([
    [0.05, 4.95],
    [0.25, 24.75],
    [0.5, 49.5],
    [0.75, 74.25],
    [0.95, 94.05],
  ])
  expect(id.histogram?.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, () => 5))
  expect(id.histogram?.at(-1)).toEqual({ from: 94.05, to: 99, count: 5 })
  expect(column(profile, 'amount')).toMatchObject({ nulls: 10, distinct: 90, min: 0.5, max: 49.5 })
  expect(column(profile, 'region')).toMatchObject({
    distinct: 2,
    mean: null,
    quantiles: [],
    histogram: null,
    top: [
      { value: 'East', count: 75 },
      { value: 'West', count: 25 },
    ],
  })
  const on = column(profile, 'on')
  expect(on).toMatchObject({ min: '2024-01-10', max: '2024-01-29', mean: null })
  expect(on.histogram?.[0]?.from).toBe('2024-01-10')
  expect(on.histogram?.reduce((sum, { count }) => sum + count, 0)).toBe(100)
})

test('takes odd tables: no rows, no spread, no finite number, nothing at all', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'odd.parquet')
  await runRaw(
    [
      `COPY (SELECT unnest([1.0, 'nan'::DOUBLE, 'inf'::DOUBLE, -'inf'::DOUBLE])::DOUBLE AS odd, 'inf'::DOUBLE AS endless, 7 AS same, NULL::VARCHAR AS empty, unnest([1.7e308, -1.7e308, 0, 0])::DOUBLE AS wide, repeat('x', 5000) AS long, true AS yes, '290000-12-22 (BC)'::DATE AS old) TO '${path}'`,
      `COPY (SELECT 1.5 AS a, 'x' AS b WHERE false) TO '${join(folder, 'none.parquet')}'`,
    ],
    folder,
  )
  const profile = await profileTable({ path })
  expect(column(profile, 'odd')).toMatchObject({
    mean: 1,
    histogram: [{ from: 1, to: 1, count: 1 }],
  })
  expect(column(profile, 'endless')).toMatchObject({ mean: null, histogram: [] })
  expect(column(profile, 'same').histogram).toEqual([{ from: 7, to: 7, count: 4 }])
  expect(column(profile, 'empty')).toMatchObject({ nulls: 4, distinct: 0, min: null, top: [] })
  expect(column(profile, 'wide').histogram?.length).toBe(1)
  expect(String(column(profile, 'long').min).length).toBe(200)
  expect(column(profile, 'yes').top).toEqual([{ value: true, count: 4 }])
  const none = await profileTable({ path: join(folder, 'none.parquet') })
  expect(none).toMatchObject({ rowCount: 0, profiledRows: 0 })
  expect(column(none, 'a')).toMatchObject({ nulls: 0, mean: null, top: [], histogram: [] })
})

test('looks at a part of what is large and says so', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'large.parquet')
  const wide = Array.from({ length: 110 }, (_, n) => `range % ${n + 2} AS c${n}`).join(', ')
  await runRaw([`COPY (SELECT ${wide} FROM range(60000)) TO '${path}'`], folder)
  const profile = await profileTable({ path, limits: { time: 60_000 } })
  expect(profile).toMatchObject({ rowCount: 60_000, profiledRows: 50_000, columnCount: 110 })
  expect(profile.columns.length).toBeLessThanOrEqual(100)
  expect(column(profile, 'c3')).toMatchObject({ distinct: 5, mean: 2, min: 0, max: 4 })
})
