import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { seriousViolations } from './harness/axe.ts'
import { startJourney } from './harness/journey.ts'
import { inView, lookAround, type View } from './harness/look.ts'
import { salesCsv } from './harness/sales.ts'

const FINDING = '"Order" sorts rows that are thrown away'

/** A pipeline with something to find: it is run, looked into, mended by a click and run again. */
describe('performance, devtools and code', async () => {
  const journey = await startJourney()
  const { page } = journey
  let rows: unknown[]

  it('opens a saved pipeline', async () => {
    await signUp(page)
    await page.goto(`/pipeline/${await plant(page)}`)
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(3)
  })

  it('opens Performance by itself after a run, with figures and the finding', async () => {
    await run(page)
    const tab = page.getByRole('tab', { name: 'Performance' })
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    const panel = page.getByRole('tabpanel', { name: 'Performance' })
    await panel.getByRole('img', { name: /^Time by block: Load / }).waitFor()
    await expect
      .poll(() => panel.getByText('Peak memory').locator('xpath=..').textContent())
      .toMatch(/MB$/)
    const card = panel.getByRole('article', { name: FINDING })
    await card.waitFor()
    await expect
      .poll(() => card.textContent())
      .toContain('1,000 rows, of which the filter keeps 250 rows')
    await panel.getByRole('img', { name: /^Score \d+ of 100$/ }).waitFor()
    rows = await resultRows(page)
    expect(rows).toHaveLength(250)
    expect(await seriousViolations(page)).toEqual([])
  })

  it('leads to the block a finding is about', async () => {
    const card = page.getByRole('article', { name: FINDING })
    await card.getByRole('button', { name: 'Show me' }).click()
    await expect.poll(() => selected(page)).toContain('Order')
  })

  it('lays the fix over the canvas, takes it in one step, and the rows stay the same', async () => {
    const card = page.getByRole('article', { name: FINDING })
    await card.getByRole('button', { name: 'Apply fix' }).click()
    const proposal = page.getByRole('region', { name: 'Proposal' })
    await proposal.waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await card.waitFor({ state: 'detached' })
    await run(page)
    const panel = page.getByRole('tabpanel', { name: 'Performance' })
    await panel.getByRole('button', { name: 'Re-analyze' }).waitFor()
    await expect.poll(() => panel.getByRole('article', { name: FINDING }).count()).toBe(0)
    await expect.poll(() => resultRows(page)).toEqual(rows)
    await page.getByRole('button', { name: 'Undo' }).click()
    await panel.getByRole('article', { name: FINDING }).waitFor()
    await page.getByRole('button', { name: 'Redo' }).click()
    await panel.getByRole('article', { name: FINDING }).waitFor({ state: 'detached' })
  })

  it('ties the lines of the code to the blocks, both ways', async () => {
    await page.getByRole('tab', { name: 'Code' }).click()
    const code = page.getByLabel('SQL (DuckDB) code')
    await code.waitFor()
    await page.getByRole('tab', { name: 'Performance' }).click()
    await page
      .getByRole('table', { name: 'Rows and time by block' })
      .getByRole('button', { name: 'West' })
      .click()
    const own = page.locator('.cm-own')
    await expect.poll(async () => (await own.allTextContents()).join('\n')).toContain("'West'")
    await expect
      .poll(async () => (await own.allTextContents()).join('\n'))
      .not.toContain('ORDER BY')
    await expect.poll(() => page.getByTestId('code').getAttribute('aria-busy')).not.toBe('true')
    await code.getByText('ORDER BY').first().click()
    await expect.poll(() => selected(page)).toContain('Order')
    await expect.poll(async () => (await own.allTextContents()).join('\n')).toContain('ORDER BY')
    await page.getByRole('tab', { name: 'Python (pandas)' }).click()
    await expect.poll(async () => (await own.allTextContents()).join('\n')).toContain('sort_values')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('west-in-order.py')
    expect(await seriousViolations(page)).toEqual([])
  })

  it('shows plan, events, engine log and lineage', async () => {
    await page.getByRole('tab', { name: 'DevTools' }).click()
    const panel = page.getByRole('tabpanel', { name: 'DevTools' })
    for (const title of ['Compiled plan', 'Events', 'Engine log', 'Lineage']) {
      await panel.getByRole('button', { name: title }).click()
    }
    await panel
      .getByRole('list', { name: 'Steps of the plan' })
      .getByText('sort', { exact: true })
      .waitFor()
    await panel
      .getByRole('list', { name: 'Events of the last run' })
      .getByText('Completed.')
      .waitFor()
    await panel
      .getByRole('list', { name: 'Engine log of the last run' })
      .getByText(/^Limits: /)
      .waitFor()
    const way = panel.getByRole('list', { name: /^Blocks that .* comes from$/ })
    await way.getByRole('button', { name: /^Order/ }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => selected(page)).toContain('West')
    expect(await seriousViolations(page)).toEqual([])
  })

  it('says when the canvas has moved on since the run', async () => {
    await page.getByRole('tab', { name: 'Performance' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The canvas has changed since this run.').waitFor()
    const card = page.getByRole('article', { name: FINDING })
    await expect.poll(() => card.textContent()).toContain('80% confidence')
  })

  it.each(SCREENS)('looks right: $name', async ({ name, view, tab, show }) => {
    const wrong = await lookAround(page, name, async (one) => {
      await inView(page, view)(one)
      await page.getByRole('tab', { name: tab }).click()
      await show(page)
    })
    expect(wrong).toEqual([])
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

interface Screen {
  readonly name: string
  readonly view: View
  readonly tab: string
  show(page: Page): Promise<void>
}

const SCREENS: readonly Screen[] = [
  {
    name: 'tools-performance',
    view: 'Assistant',
    tab: 'Performance',
    show: (page) => page.getByRole('button', { name: 'Re-analyze' }).waitFor(),
  },
  {
    name: 'tools-findings',
    view: 'Assistant',
    tab: 'Performance',
    show: (page) => page.getByRole('article', { name: FINDING }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'tools-devtools',
    view: 'Assistant',
    tab: 'DevTools',
    show: (page) => page.getByRole('list', { name: 'Steps of the plan' }).waitFor(),
  },
  {
    name: 'tools-lineage',
    view: 'Assistant',
    tab: 'DevTools',
    show: (page) => page.getByRole('list', { name: /comes from$/ }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'tools-code',
    view: 'Results',
    tab: 'Code',
    show: (page) => page.getByLabel('Python (pandas) code').waitFor(),
  },
]

async function run(page: Page): Promise<void> {
  // The answer names the run: an older one may still be shown as completed.
  const started = page.waitForResponse((response) => response.url().endsWith('/execute'))
  await page.getByRole('button', { name: 'Run Pipeline' }).click()
  const { executionId } = (await (await started).json()) as { executionId: string } // of the contract
  await expect.poll(() => statusOf(page, executionId)).toBe('completed')
  const panel = page.getByRole('tabpanel', { name: 'Performance' })
  await panel.getByText('completed', { exact: true }).waitFor()
}

function statusOf(page: Page, id: string): Promise<string> {
  return page.evaluate(async (execution) => {
    const answer = await fetch(`/api/executions/${execution}`)
    const { status } = (await answer.json()) as { status: string } // of the contract
    return status
  }, id)
}

function selected(page: Page): Promise<string> {
  return page
    .locator('.react-flow__node.selected')
    .allTextContents()
    .then((all) => all.join('\n'))
}

/** What the last run left, as any reader of the contract would get it. */
function resultRows(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    const list = await fetch(`/api/executions?pipelineId=${id}`)
    const [last] = (await list.json()) as { id: string; resultKeys: string[] }[] // of the contract
    const path = `/api/executions/${last?.id}/results/${last?.resultKeys[0]}?limit=1000`
    const { rows } = (await (await fetch(path)).json()) as { rows: unknown[] } // of the contract
    return rows
  })
}

/** Uploads the sales and saves a pipeline that sorts before it filters. */
async function plant(page: Page): Promise<string> {
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
      const block = (id: string, type: string, label: string, x: number, configuration: object) => {
        return { id, type, label, position: { x, y: 100 }, data: {}, configuration }
      }
      const config = { datasetId: dataset.id, filePath: 'sales.csv', format: 'csv' }
      const keys = [
        { column: 'amount', direction: 'descending', nulls: 'last' },
        { column: 'order_id', direction: 'ascending', nulls: 'last' },
      ]
      const filter = {
        mode: 'expression',
        rows: 'keep',
        where: { match: 'all', conditions: [] },
        expression: "region = 'West'",
      }
      const blocks = [
        block('load', 'load_csv', 'Load', 0, { dataSource: { type: 'file', config } }),
        block('order', 'sort', 'Order', 300, { parameters: { keys } }),
        block('west', 'filter', 'West', 600, { parameters: filter }),
      ]
      const connections = [
        { id: 'eload-order', source: 'load', target: 'order' },
        { id: 'eorder-west', source: 'order', target: 'west' },
      ]
      const saved = await post('/api/pipelines', {
        name: 'West in order',
        description: '',
        blocks: JSON.stringify(blocks),
        connections: JSON.stringify(connections),
      })
      return saved.id
    },
    { csvData: salesCsv().csv },
  )
}
