import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import {
  card,
  configure,
  counts,
  drawArrow,
  palette,
  port,
  saveConfiguration,
} from './harness/canvas.ts'
import { startJourney } from './harness/journey.ts'
import { inView, look, lookAround } from './harness/look.ts'
import { startPostgres } from './harness/postgres.ts'

const STATEMENTS = [
  'create table orders (id bigint primary key, city text, amount numeric(10,2), at timestamptz)',
  "insert into orders select n, case when n % 3 = 0 then 'Oslo' when n % 3 = 1 then 'Łódź' end, n * 1.5, now() from generate_series(1, 300) n",
  'create view dear_orders as select * from orders where amount > 100',
  'create schema archive',
  'create table archive.years (year int)',
  'analyze',
]

/** A database of one's own: connected, looked into, read, written to, left. */
describe('a database', async () => {
  const postgres = await startPostgres(STATEMENTS)
  const { page, faults } = await startJourney()
  const { user, password, port: at, database } = postgres
  const address = `postgresql://${user}:${password}@127.0.0.1:${at}/${database}?sslmode=disable`
  const dialog = page.getByRole('dialog', { name: 'Add a connection' })
  const tables = page.getByRole('list', { name: 'Tables of Shop' })

  it('is connected with an address, a wrong password told from a right one', async () => {
    await signUp(page)
    await page.goto('/pipeline-builder')
    await page.getByRole('tab', { name: 'Database' }).click()
    await page.getByText('No database connections').waitFor()
    expect(await lookAround(page, 'database-none', inView(page, 'Blocks'))).toEqual([])
    await page.getByRole('button', { name: 'Add a connection' }).click()
    await dialog.getByLabel('Paste an address').fill(address.replace(password, 'wrong'))
    await page.keyboard.press('Enter')
    expect(await dialog.getByLabel('Host').inputValue()).toBe('127.0.0.1')
    await dialog.getByLabel('Name').fill('Shop')
    await dialog.getByRole('button', { name: 'Test Connection' }).click()
    await page.getByText('Connection Failed').first().waitFor()
    expect(await look(page, 'database-failed')).toEqual([])

    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Test Connection' }).click()
    await page.getByText('Connection Successful').first().waitFor()
    await dialog.getByText(/^PostgreSQL \d+/).waitFor()
    await dialog.getByText(/^[\d,]+ ms$/).waitFor()
    expect(await look(page, 'database-tested')).toEqual([])
    // What is said of the test covers no button of the dialog.
    const save = dialog.getByRole('button', { name: 'Save' })
    const isOnTop = save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(await isOnTop).toBe(true)
    await save.click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('shows its tables, and the columns and rows of one', async () => {
    await tables.getByText('public.orders', { exact: true }).waitFor()
    await tables.getByText('table · about 300 rows').waitFor()
    await tables.getByText('view', { exact: true }).waitFor()
    await page.getByText('Connected', { exact: true }).waitFor()
    expect(await lookAround(page, 'database-tables', inView(page, 'Blocks'))).toEqual([])
    await tables.getByRole('button', { name: /^Look inside (public\.)?orders/ }).click()
    const inside = page.getByRole('dialog', { name: 'orders' })
    await inside.getByRole('cell', { name: 'Łódź' }).first().waitFor()
    await inside.getByText('numeric(10,2)').waitFor()
    expect(await look(page, 'database-rows')).toEqual([])
    await page.keyboard.press('Escape')
    await inside.waitFor({ state: 'detached' })
  })

  it('is dragged onto the canvas table by table, and its rows are there', async () => {
    const row = tables.getByRole('listitem').filter({ hasText: /about 300 rows/ })
    await row.dragTo(page.getByRole('region', { name: 'Canvas' }))
    await expect.poll(() => counts(page)).toBe('1 block, 0 connections')
    await configure(page, 'orders')
    const block = page.getByRole('dialog', { name: 'Configure Load DB' })
    expect(await block.getByLabel('Connection').inputValue()).not.toBe('')
    await block.getByRole('button', { name: 'Test Connection' }).click()
    await block.getByText('Connected').waitFor()
    expect(await lookAround(page, 'database-block')).toEqual([])
    await block.getByRole('button', { name: 'Advanced' }).click()
    await block
      .getByLabel('Query in the place of a table')
      .fill('select 1 as one; drop table orders')
    await block.getByRole('button', { name: 'Look at it' }).click()
    await block.locator('output.text-danger').filter({ hasText: /\w/ }).waitFor()
    await block.getByLabel('Query in the place of a table').fill('select count(*) as n from orders')
    await block.getByRole('button', { name: 'Look at it' }).click()
    await block.getByRole('cell', { name: '300' }).first().waitFor()
    expect(await lookAround(page, 'database-query')).toEqual([])
    await block.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
  })

  it('is written to by an export, and the new table is there', async () => {
    await palette(page, 'Export')
      .or(page.getByRole('tab', { name: 'Templates' }))
      .first()
      .click()
    await palette(page, 'Export').click()
    await expect.poll(() => counts(page)).toMatch(/^2 blocks/)
    if (!(await counts(page))?.endsWith('1 connection'))
      await drawArrow(page, port(page, 'orders', 'source'), port(page, 'Export', 'target'))
    await expect.poll(() => counts(page)).toBe('2 blocks, 1 connection')
    await configure(page, 'Export')
    const block = page.getByRole('dialog', { name: 'Configure Export' })
    await block.getByLabel('Write to').selectOption('table')
    await block.getByLabel('Connection').selectOption({ label: 'Shop' })
    await block.getByLabel('Table', { exact: true }).fill('copied_orders')
    await block.getByLabel('What becomes of the table').selectOption('create')
    await saveConfiguration(page)
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page.waitForURL('**/pipeline/*')
    const performance = page.getByRole('tabpanel', { name: 'Performance' })
    await performance.getByText('completed').waitFor()

    await page.getByRole('tab', { name: 'Database' }).click()
    await page.getByRole('button', { name: 'More about Shop' }).click()
    await page.getByRole('menuitem', { name: 'List its tables anew' }).click()
    await tables
      .getByRole('button', { name: /copied_orders/ })
      .first()
      .click()
    const inside = page.getByRole('dialog', { name: 'copied_orders' })
    await inside.getByRole('cell', { name: 'Oslo' }).first().waitFor()
    await page.keyboard.press('Escape')
    await inside.waitFor({ state: 'detached' })
  })

  it('keeps its password to itself, and is left again', async () => {
    const told = await page.evaluate(async () => (await fetch('/api/connections')).text())
    expect(told).toContain('Shop')
    expect(told).not.toContain(password)
    await page.getByRole('button', { name: 'More about Shop' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Used by 2 blocks on the canvas').waitFor()
    expect(await look(page, 'database-remove')).toEqual([])
    await question.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No database connections').waitFor()
    await card(page, 'orders')
      .getByText(/not available/)
      .or(page.getByRole('button', { name: /problem/ }))
      .first()
      .waitFor()
    expect(faults).toEqual([])
  })
})
