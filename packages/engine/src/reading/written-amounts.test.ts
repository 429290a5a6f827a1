import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ColumnOverride } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confine, type Database, openDatabase } from '../child/database.ts'
import { inspect } from '../child/inspect.ts'
import { readRows } from '../child/read-rows.ts'
import { completeLimits } from '../limits.ts'
import { COLUMNS_OF_LOCALES } from './testing/columns-of-locales.ts'

let root = ''
let database: Database

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-amounts-'))
  const confinement = { folder: root, files: [], limits: completeLimits({ threads: 2 }) }
  database = await confine(await openDatabase(), confinement)
})
afterAll(async () => {
  database.connection.closeSync()
  await rm(root, { recursive: true, force: true })
})

let files = 0

/** Reads cells as the column `x` of a CSV file. */
async function read(cells: readonly string[], override?: Omit<ColumnOverride, 'name'> | null) {
  const path = join(root, `${(files += 1)}.csv`)
  const lines = cells.map((cell, index) => `${index + 1},"${cell.replaceAll('"', '""')}"\n`)
  await writeFile(path, `id,x\n${lines.join('')}`)
  const parquetPath = `${path}.parquet`
  const overrides = override ? { columns: [{ name: 'x', ...override }] } : {}
  const job = { path, filename: 'x.csv', overrides, parquetPath, rejectedPath: null }
  const { reading, columns, rowCount } = await inspect(database, job, () => {})
  const rows = await readRows(database, `read_parquet('${parquetPath}')`, columns, {
    offset: 0,
    limit: rowCount,
  })
  const column = reading.columns.find(({ name }) => name === 'x')
  if (!column) throw new Error('the column is gone')
  return { column, values: rows.map(([, value]) => value) }
}

/** The value that the only fix of a column makes of its first cell. */
async function fixed(cells: readonly string[], label?: RegExp) {
  const { column } = await read(cells)
  const fixes = column.remark?.fixes ?? []
  const fix = label ? fixes.find((each) => label.test(each.label)) : fixes[0]
  if (!fix)
    throw new Error(`no fix for ${cells.join(' | ')}: ${column.remark?.text ?? 'no remark'}`)
  const after = await read(cells, fix.override)
  // What is offered is what is done.
  expect(after.column).toMatchObject({ unfit: fix.unfit, exact: false, ...fix.override })
  expect(after.column.misfits ?? []).toEqual(fix.misfits)
  expect(fixes.length === 1 || label !== undefined).toBe(true)
  return after
}

test('there are 40 columns of eight locales', () => {
  expect(COLUMNS_OF_LOCALES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(COLUMNS_OF_LOCALES.map(({ locale }) => locale)).size).toBeGreaterThanOrEqual(8)
})

describe.each([...new Set(COLUMNS_OF_LOCALES.map(({ locale }) => locale))])('%s', (locale) => {
  const own = COLUMNS_OF_LOCALES.filter((each) => each.locale === locale)
  test.each(own.map((each) => [each.name, each] as const))('%s', async (_, given) => {
    const before = await read(given.cells)
    expect(before.column.type).toBe('text')
    expect(before.values).toEqual(given.cells.map((cell) => (cell === '' ? null : cell)))
    expect(before.column.remark?.text).toMatch(given.remark)
    expect((before.column.remark?.fixes ?? []).length > 0).toBe(given.values !== undefined)
    if (given.values === undefined) return
    const { values, column } = await fixed(given.cells, given.choice)
    expect(values).toEqual(given.values)
    expect(column.remark).toMatchObject({ isSettled: true, fixes: [{ override: null }] })
  })
})

test('cells that do not fit are counted, and the first are shown with their rows', async () => {
  const odd = Array.from({ length: 7 }, (_, index) => `on request ${index}`)
  const cells = Array.from({ length: 60 }, (_, index) => `${index},50 €`)
  const { column } = await read([...cells, ...odd])
  expect(column.remark?.text).toContain('7 cells do not fit and would be empty.')
  const [fix] = column.remark?.fixes ?? []
  expect(fix?.misfits).toEqual(odd.slice(0, 5).map((text, index) => ({ row: 61 + index, text })))
})

test('a cell far below decides what first cells leave open', async () => {
  const open = Array.from({ length: 3_000 }, () => '1.234 €')
  const { column } = await read([...open, '1.265,04 €'])
  expect(column.remark?.fixes.map(({ override }) => override)).toEqual([
    { type: 'number', decimal: ',', thousands: '.', notation: 'EUR' },
  ])
})

test('a cell far below leaves open what first cells do not show', async () => {
  const { column } = await read([...Array.from({ length: 3_000 }, () => '5 €'), '1.234 €'])
  expect(column.remark?.fixes).toHaveLength(2)
})

test('numbers among which somebody wrote n/a are offered as numbers', async () => {
  const { values, column } = await fixed(['1', '2', '3', '4', 'n/a', '6'])
  expect(values).toEqual([1, 2, 3, 4, null, 6])
  expect(column.misfits).toEqual([{ row: 5, text: 'n/a' }])
})

test.each([
  ['postal codes with leading zeros', ['01067', '10115', '80331', '20095', '50667', 'DE']],
  ['leading zeros far below', [...Array.from({ length: 900 }, () => '10115'), 'x', '01067']],
  ['digits that no number holds', ['12345678901234567890', '12345678901234567891', 'x']],
  ['telephone numbers', ['555 123 456', '555 987 654']],
  ['versions', ['1.2.3', '4.5.6']],
  ['words with figures', ['room 1', 'room 2', 'A3', 'B4']],
  ['sizes', ['S', 'M', 'L', '2XL']],
  ['addresses', ['10.0.0.1', '192.168.1.1']],
  ['times', ['10:30', '11:45']],
])('%s are left alone', async (_, cells) => {
  const { column } = await read(cells)
  expect(column).toMatchObject({ type: 'text' })
  expect(column.remark).toBeUndefined()
})

test('dates that were guessed can be read the other way in one step', async () => {
  const cells = ['01/02/2024', '03/04/2024']
  const { column } = await read(cells)
  expect(column.type).toBe('date')
  const [fix] = column.remark?.fixes ?? []
  expect(fix?.label).toBe('Read “01/02/2024” as 2024-02-01')
  const after = await read(cells, fix?.override)
  expect(after.values).toEqual(['2024-02-01', '2024-04-03'])
})

test('numbers of which nobody can tell the mark say so', async () => {
  const { column } = await read(['1.234', '5.678'])
  expect(column.remark?.text).toContain('“1.234” is taken for 1.234, but could be 1234.')
  const after = await read(['1.234', '5.678'], column.remark?.fixes[0]?.override)
  expect(after.values).toEqual([1234, 5678])
})

test('hostile cells are read in no time and without harm', async () => {
  const large = '1'.repeat(1_000_000)
  const sneaky = [`${'1,'.repeat(400_000)}€`, "'); DROP TABLE x; --", '€'.repeat(600_000), large]
  const cells = Array.from({ length: 40 }, (_, index) => `€ ${index}`)
  const { values } = await fixed([...cells, ...sneaky])
  expect(values).toEqual([...cells.map((_, index) => index), null, null, null, null])
})

describe('what a program writes for a locale reads back to the same value', () => {
  const formats: readonly (readonly [string, Intl.NumberFormatOptions])[] = [
    ['en-US', { style: 'currency', currency: 'USD' }],
    ['en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' }],
    ['en-GB', { style: 'currency', currency: 'GBP' }],
    ['de-DE', { style: 'currency', currency: 'EUR' }],
    ['fr-FR', { style: 'currency', currency: 'EUR' }],
    ['es-ES', { style: 'currency', currency: 'EUR' }],
    ['it-IT', { style: 'currency', currency: 'EUR' }],
    ['nl-NL', { style: 'currency', currency: 'EUR' }],
    ['sv-SE', { style: 'currency', currency: 'SEK' }],
    ['nb-NO', { style: 'currency', currency: 'NOK' }],
    ['de-CH', { style: 'currency', currency: 'CHF' }],
    ['pt-BR', { style: 'currency', currency: 'BRL' }],
    ['ja-JP', { style: 'currency', currency: 'JPY', minimumFractionDigits: 2 }],
    ['en-IN', { style: 'currency', currency: 'INR' }],
    ['pl-PL', { style: 'currency', currency: 'PLN' }],
    ['tr-TR', { style: 'percent', minimumFractionDigits: 4 }],
    ['de-DE', { style: 'percent', minimumFractionDigits: 4 }],
    ['sv-SE', { style: 'percent', minimumFractionDigits: 4 }],
    ['fr-FR', { style: 'unit', unit: 'kilometer', minimumFractionDigits: 2 }],
    ['de-DE', { style: 'unit', unit: 'kilogram', minimumFractionDigits: 2 }],
  ]
  test.each(formats)('%s %o', async (locale, options) => {
    const format = new Intl.NumberFormat(locale, options)
    // Every size, with the ends of each, both signs.
    const numbers = [0, 0.01, 0.99, 1, 9.5, 12.34, 999.99, 1000, 1234.56, 98765.43, 1234567.89]
    const given = [...numbers, ...numbers.slice(1).map((number) => -number)]
    const { values } = await fixed(given.map((number) => format.format(number)))
    expect(values).toEqual(given.map((number) => (number === 0 ? 0 : number)))
  })
})
