import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { inView, look, LOOKS, wear } from './harness/look.ts'
import { salesCsv } from './harness/sales.ts'

/** A saved pipeline is taken away from the code panel. */
describe('download as', async () => {
  const journey = await startJourney()
  const { page } = journey
  const dialog = page.getByRole('dialog', { name: 'Download as Project archive' })

  const open = async () => {
    await page.getByRole('tab', { name: 'Code' }).click()
    await page.getByLabel('SQL (DuckDB) code').waitFor()
    await page.getByRole('button', { name: 'Download as…' }).click()
    await page.getByRole('menuitem', { name: 'Project archive' }).click()
    // Exports are not made of SQL; what they are made of is said.
    await dialog.getByText('made of Python (pandas).').waitFor()
  }

  it('says what is in an archive before it is taken', async () => {
    await signUp(page)
    await page.goto(`/pipeline/${await plant(page)}`)
    await open()
    await dialog.getByText('The archive holds the first 200 rows of each table').waitFor()
    expect(await look(page, 'download-as')).toEqual([])
  })

  it('fits a phone, dark', async () => {
    const phone = LOOKS.find(({ width, theme }) => width < 500 && theme === 'dark')
    const [wide] = LOOKS
    if (!phone || !wide) throw new Error('no looks')
    await page.keyboard.press('Escape')
    await wear(page, phone)
    await inView(page, 'Results')(phone)
    await open()
    expect(await look(page, 'download-as')).toEqual([])
    await page.keyboard.press('Escape')
    await wear(page, wide)
    await open()
  })

  it('hands it over, named after the pipeline', async () => {
    const arriving = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe('west-in-order.zip')
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('west-in-order/tests/sample/sales.csv')).toBe(true)
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

async function plant(page: Page): Promise<string> {
  return page.evaluate(async (csvData) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return (await answer.json()) as { id: string; dataset: { id: string } } // of the contract
    }
    const file = { name: 'sales', filename: 'sales.csv', csvData }
    const { dataset } = await post('/api/datasets/upload', file)
    const config = { datasetId: dataset.id, filePath: 'sales.csv', format: 'csv' }
    const configuration = { dataSource: { type: 'file', config } }
    const place = { position: { x: 0, y: 100 }, data: {} }
    const blocks = [{ id: 'load', type: 'load_csv', label: 'Load', ...place, configuration }]
    const saved = await post('/api/pipelines', {
      name: 'West in order',
      description: '',
      blocks: JSON.stringify(blocks),
      connections: '[]',
    })
    return saved.id
  }, salesCsv().csv)
}
