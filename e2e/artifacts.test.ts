import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startWith } from './harness/canvas.ts'
import { startJourney } from './harness/journey.ts'
import { inView, look, lookAround, LOOKS, putOn } from './harness/look.ts'
import { bringSales } from './harness/sales.ts'

/** A run leaves a report: it is taken from the results, found again on the dashboard, and deleted. */
describe('a report', async () => {
  const journey = await startJourney()
  const { page, product } = journey
  const list = page.getByRole('list', { name: 'Reports' })

  it('has a place of its own, empty at first', async () => {
    await signUp(page)
    await page.goto('/dashboard')
    const empty = page.getByText('No reports yet')
    await empty.waitFor()
    expect(await lookAround(page, 'reports-none', () => empty.scrollIntoViewIfNeeded())).toEqual([])
  })

  it('is made by a run, and taken from its results', async () => {
    await bringSales(page)
    await openReportPipeline(page, product)
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    const made = page.getByRole('list', { name: 'Made by the run' })
    await made.getByText('Report, version 1').waitFor()
    expect(await lookAround(page, 'report-made', inView(page, 'Results'))).toEqual([])
    const arriving = page.waitForEvent('download')
    await made.getByRole('link', { name: 'west.html' }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe('west.html')
    const { page: reader } = await journey.visit()
    await reader.setContent(await readFile(await download.path(), 'utf8'))
    await reader.getByRole('heading', { name: 'west', level: 1 }).waitFor()
    expect(await reader.getByRole('region', { name: 'Rows' }).getByRole('row').count()).toBe(251)
    for (const one of LOOKS) {
      await putOn(reader, one)
      expect(await look(reader, `report-page-${one.theme}`)).toEqual([])
    }
    await reader.close()
  })

  it('is listed with its versions, and deleted when that is confirmed', async () => {
    await page.goto('/dashboard')
    await list.getByText('Report, version 1').waitFor()
    expect(await lookAround(page, 'reports', () => list.scrollIntoViewIfNeeded())).toEqual([])
    const remove = list.getByRole('button', { name: 'Delete version 1 of west.html' })
    await remove.click()
    const question = page.getByRole('alertdialog', { name: 'Delete this version?' })
    expect(await look(page, 'report-delete')).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await remove.click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No reports yet').waitFor()
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

async function openReportPipeline(page: Page, product: { readonly url: string }): Promise<void> {
  const [dataset] = await page.evaluate(async () => (await fetch('/api/datasets')).json())
  const config = { filePath: 'sales.csv', datasetId: dataset.id, format: 'csv' }
  const where = { match: 'all', conditions: [] }
  const filter = { mode: 'expression', rows: 'keep', where, expression: "region = 'West'" }
  const output = { format: 'report', path: 'west', compress: false }
  const all: [string, string, string, object][] = [
    ['load', 'load_csv', 'Load', { dataSource: { type: 'file', config } }],
    ['west', 'filter', 'West', { parameters: filter }],
    ['page', 'export', 'Page', { output }],
  ]
  const blocks = all.map(([id, type, label, configuration], at) => ({
    id,
    type,
    label,
    configuration,
    position: { x: at * 264, y: 0 },
    data: {},
  }))
  const connections = all.slice(1).map(([id], at) => ({
    id: `e${at}`,
    source: all[at]?.[0],
    target: id,
  }))
  await startWith(page, product, 'West on a page', { blocks, connections })
  await expect.poll(() => page.getByTestId('block-card').count()).toBe(all.length)
}
