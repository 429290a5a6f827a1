import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { seriousViolations } from './harness/axe.ts'
import { startJourney } from './harness/journey.ts'
import { bringSales, salesCsv } from './harness/sales.ts'

const QUERY = `select region, count(*) as orders, sum(amount) as total
from sales
where amount > 100
group by region
order by total desc`

/** A query brought along becomes blocks, and the blocks give its rows. */
describe('a query is pasted', async () => {
  const journey = await startJourney()
  const { page } = journey
  const sales = salesCsv()

  it('finds the data it asks for', async () => {
    await signUp(page)
    await bringSales(page)
    await expect.poll(() => page.getByText('sales.csv').count()).toBeGreaterThan(0)
  })

  it('shows what is wrong with it, at its place', async () => {
    await page.getByRole('button', { name: 'Paste SQL' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Paste SQL' })
    await write(page, 'select region,\n  amuont\nfrom sales')
    await dialog.getByRole('button', { name: 'Import' }).click()
    const problem = dialog.getByRole('list', { name: 'Problems in the SQL' })
    await expect.poll(() => problem.textContent()).toContain('line 2, column 3')
    await expect.poll(() => problem.textContent()).toContain('amuont')
    expect(await seriousViolations(page)).toEqual([])
  })

  it('turns it into blocks, in one step', async () => {
    await write(page, QUERY)
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const count = page.getByTestId('canvas-count')
    const imported = await count.textContent()
    expect(Number(imported?.split(' ')[0])).toBeGreaterThanOrEqual(4)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => count.textContent()).toBe('0 blocks, 0 connections')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => count.textContent()).toBe(imported)
  })

  it('runs them and gives the rows of the query', async () => {
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    const performance = page.getByRole('tabpanel', { name: 'Performance' })
    await performance.getByText('completed').waitFor()
    await page.waitForURL('**/pipeline/*')
    const { columns, rows } = await resultOf(page)
    expect(columns.map(({ name }) => name)).toEqual(['region', 'orders', 'total'])
    expect(rows).toEqual(answer(sales.csv))
  })

  it('asks before it touches what is on the canvas', async () => {
    const count = page.getByTestId('canvas-count')
    const before = Number((await count.textContent())?.split(' ')[0])
    await page.getByRole('button', { name: 'Paste SQL' }).first().click()
    await write(page, 'select region from sales')
    const dialog = page.getByRole('dialog', { name: 'Paste SQL' })
    await dialog.getByRole('button', { name: 'Import' }).click()
    await dialog.getByRole('button', { name: 'Replace the canvas' }).waitFor()
    await dialog.getByRole('button', { name: 'Add beside' }).click()
    await expect
      .poll(async () => Number((await count.textContent())?.split(' ')[0]))
      .toBeGreaterThan(before)
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

async function write(page: Page, sql: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'SQL' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(sql)
}

/** The same answer, added up by hand. */
function answer(csv: string): (string | number)[][] {
  const totals = new Map<string, { orders: number; total: number }>()
  for (const line of csv.trim().split('\n').slice(1)) {
    const [, region = '', amount] = line.split(',')
    if (!amount || Number(amount) <= 100) continue
    const known = totals.get(region) ?? { orders: 0, total: 0 }
    totals.set(region, { orders: known.orders + 1, total: known.total + Number(amount) })
  }
  return [...totals]
    .map(([region, { orders, total }]): (string | number)[] => [region, orders, total])
    .toSorted((one, other) => Number(other[2]) - Number(one[2]))
}

interface Rows {
  readonly columns: readonly { readonly name: string }[]
  readonly rows: readonly (readonly (string | number)[])[]
}

async function resultOf(page: Page): Promise<Rows> {
  return page.evaluate(async () => {
    const [run] = await (await fetch('/api/executions')).json()
    return (await fetch(`/api/executions/${run.id}/results/${run.resultKeys[0]}?limit=100`)).json()
  })
}
