import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findPython } from '../scripts/find-python.mjs'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { bringSales, salesCsv } from './harness/sales.ts'

const SENTENCE = 'keep rows where amount is over 100 and region is West, then export as parquet'

/** The whole way once: from nothing to rows and code, and the code gives the same rows. */
describe('a newcomer walks through the product', async () => {
  const journey = await startJourney()
  const { page } = journey
  const sales = salesCsv()

  it('signs up and finds 5 credits and no pipelines', async () => {
    await signUp(page)
    await expect.poll(() => page.getByText('No pipelines yet').isVisible()).toBe(true)
    await expect.poll(() => page.getByText('Credits Remaining').isVisible()).toBe(true)
  })

  it('uploads a CSV file of 1,000 rows', async () => {
    await bringSales(page)
    await expect.poll(() => page.getByText('sales.csv').count()).toBeGreaterThan(0)
  })

  it('writes a sentence, sees the proposal on the canvas and accepts it', async () => {
    await page.getByLabel('Message to the assistant').fill(SENTENCE)
    await page.keyboard.press('Enter')
    const proposal = page.getByRole('region', { name: 'Proposal' })
    await proposal.getByText('3 new blocks').waitFor()
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await expect
      .poll(() => page.getByTestId('canvas-count').textContent())
      .toBe('3 blocks, 2 connections')
  })

  it('runs it and sees the right number of rows', async () => {
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    const performance = page.getByRole('tabpanel', { name: 'Performance' })
    await performance.getByText('completed').waitFor()
    const blocks = performance.getByRole('table')
    await expect.poll(() => blocks.getByText(`${sales.matching} rows`).count()).toBe(2)
    await expect.poll(() => blocks.getByText('1,000 rows').count()).toBe(1)
    await page.waitForURL('**/pipeline/*')
  })

  it('opens the SQL and the Python', async () => {
    await page.getByRole('tab', { name: 'Code' }).click()
    await expect
      .poll(() => page.getByLabel('SQL (DuckDB) code').textContent())
      .toContain('amount > 100')
    await page.getByRole('tab', { name: 'Python (pandas)' }).click()
    await expect
      // The first line is drawn wherever the code is scrolled to, which is the selected block.
      .poll(() => page.getByLabel('Python (pandas) code').textContent())
      .toContain('pandas 2.0 or newer')
  })

  it('runs that Python with pandas and gets the same rows', async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'plainflow-walk-'))
    try {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download', exact: true }).click(),
      ])
      const program = join(folder, download.suggestedFilename())
      await download.saveAs(program)
      await writeFile(join(folder, 'sales.csv'), sales.csv)
      const { python, missing } = await findPython()
      if (!python) return context.skip(`NOT RUN: ${missing}`)
      await promisify(execFile)(python, [program], { cwd: folder })
      const read = `import pandas, sys; print(pandas.read_parquet(sys.argv[1]).to_csv(index=False), end='')`
      const exported = (await readFile(program, 'utf8')).match(/[\w-]+\.parquet/)?.[0] ?? ''
      const { stdout } = await promisify(execFile)(python, ['-c', read, join(folder, exported)])
      const ids = stdout
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[0])
      expect(ids).toEqual(await resultIds(page))
      expect(ids).toHaveLength(sales.matching)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('finds the pipeline on the dashboard, one credit spent', async () => {
    await page.goto('/dashboard')
    await expect.poll(() => page.getByText('3 blocks').first().isVisible()).toBe(true)
    const { user } = await api(page, '/api/auth/user')
    expect(user.credits).toBe(4)
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

/** The order ids of the run's result, as the canvas has them. */
async function resultIds(page: Page): Promise<string[]> {
  const [run] = await api(page, '/api/executions')
  const result = await api(
    page,
    `/api/executions/${run.id}/results/${run.resultKeys[0]}?limit=1000`,
  )
  return result.rows.map((row: string[]) => row[0])
}

/** A call as the page itself would make it, with its session. */
// oxlint-disable-next-line typescript/no-explicit-any -- the answers are asserted on, not typed
async function api(page: Page, path: string): Promise<any> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path)
}
