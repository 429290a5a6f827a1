import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { inView, type Look, lookAround } from './harness/look.ts'
import { salesCsv } from './harness/sales.ts'

/** A run's code is run as well and compared, from the code panel. */
describe('the equality certificate', async () => {
  const journey = await startJourney()
  const { page } = journey
  const bar = page.getByRole('region', { name: 'Equality certificate' })

  it('asks for a run first', async () => {
    await signUp(page)
    await page.goto(`/pipeline/${await plant(page)}`)
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(2)
    await page.getByRole('tab', { name: 'Code', exact: true }).click()
    await bar.getByText('Not verified. Once the pipeline has run').waitFor()
    expect(await lookAround(page, 'verify-before', inView(page, 'Results'))).toEqual([])
  })

  it('runs the code with a click, by the keyboard, and says what came of it', async () => {
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page.getByText('Pipeline completed').first().waitFor()
    await page.getByRole('tab', { name: 'Code', exact: true }).click()
    const verify = bar.getByRole('button', { name: 'Verify', exact: true })
    await verify.focus()
    await page.keyboard.press('Enter')
    await bar.getByRole('progressbar', { name: 'Languages verified' }).waitFor()
    await bar.getByText('PASS').waitFor()
    await expect
      .poll(() => bar.textContent())
      .toMatch(/Same columns, types and values .* run with DuckDB \d/)
    await page.getByRole('tab', { name: 'SQL (DuckDB) PASS' }).waitFor()
    expect(await lookAround(page, 'verify-pass', inView(page, 'Results'))).toEqual([])
    await page.getByRole('tab', { name: 'Python (pandas)' }).click()
    await bar.getByText(/^(PASS|NOT RUN)$/).waitFor()
  })

  it('shows the first differences of a red one', async () => {
    await page.route('**/certificate', async (route) => {
      const answer = await route.fetch()
      const known = (await answer.json()) as { certificate: { targets: object[] } } // of the contract
      const red = (target: object) => ({ ...target, verdict: 'FAIL', ...RED })
      known.certificate.targets = known.certificate.targets.map(red)
      await route.fulfill({ response: answer, json: known })
    })
    await page.reload()
    await page.getByRole('tab', { name: 'Code', exact: true }).click()
    await bar.getByText('FAIL').waitFor()
    await bar.getByRole('button', { name: 'Show differences' }).click()
    const table = page.getByRole('region', { name: 'First differences' })
    await table.getByRole('cell', { name: '300.25' }).waitFor()
    const opened = async (one: Look) => {
      await inView(page, 'Results')(one)
      const show = bar.getByRole('button', { name: /^(Show|Hide) differences$/ })
      await show.waitFor()
      if ((await show.getAttribute('aria-expanded')) === 'false') await show.click()
    }
    expect(await lookAround(page, 'verify-fail', opened)).toEqual([])
  })

  it('is out of date once the canvas says something else', async () => {
    await page.getByTestId('block-card').filter({ hasText: 'West' }).click()
    await page.keyboard.press('Delete')
    await bar.getByText('The canvas was changed since the run.').waitFor()
    await expect.poll(() => bar.getByText(/^(PASS|FAIL|NOT RUN)$/).count()).toBe(0)
    await expect.poll(() => page.getByRole('tab', { name: /(PASS|FAIL|NOT RUN)$/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await bar.getByText(/^(PASS|FAIL|NOT RUN)$/).waitFor()
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

const RED = {
  reason: 'The results differ in west.',
  differences: [
    { row: 1, column: 'amount', expected: '300.25', found: '7.0', what: 'the order of rows' },
    { row: null, column: null, expected: '12', found: '13', what: 'the number of rows' },
    {
      row: 4,
      column: 'a rather long name of a column',
      expected: 'x',
      found: null,
      what: 'the value',
    },
  ].map((each) => ({ result: 'west', ...each })),
}

/** Uploads the sales and saves a pipeline over them. */
function plant(page: Page): Promise<string> {
  return page.evaluate(
    async ({ csvData }) => {
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
      const parameters = {
        mode: 'expression',
        rows: 'keep',
        where: { match: 'all', conditions: [] },
        expression: "region = 'West'",
      }
      const block = (id: string, type: string, label: string, x: number, configuration: object) => {
        return { id, type, label, position: { x, y: 100 }, data: {}, configuration }
      }
      const blocks = [
        block('load', 'load_csv', 'Load', 0, { dataSource: { type: 'file', config } }),
        block('west', 'filter', 'West', 300, { parameters }),
      ]
      const saved = await post('/api/pipelines', {
        name: 'West',
        description: '',
        blocks: JSON.stringify(blocks),
        connections: JSON.stringify([{ id: 'eload-west', source: 'load', target: 'west' }]),
      })
      return saved.id
    },
    { csvData: salesCsv().csv },
  )
}
