import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'
import { bringSales, salesCsv } from './harness/sales.ts'

/** Past runs: found again, looked into, run again, compared and deleted. */
describe('runs', async () => {
  const journey = await startJourney()
  const { page } = journey
  const { matching } = salesCsv()
  const lines = page.getByRole('list', { name: 'Runs' }).getByRole('listitem')
  let pipeline = ''
  let first = ''

  it('have a page, empty at first', async () => {
    await signUp(page)
    await page.getByRole('banner').getByRole('link', { name: 'Runs' }).click()
    await page.getByText('No runs yet').waitFor()
    expect(await lookAround(page, 'runs-none')).toEqual([])
  })

  it('are listed with how they ended, and found by pipeline and state', async () => {
    await bringSales(page)
    pipeline = await save(page, 'West over 100')
    first = await run(page, pipeline)
    const other = await save(page, 'Stopped at once')
    await stop(page, other)
    await page.goto('/runs')
    await expect.poll(() => lines.count()).toBe(2)
    await lines.first().getByText('Stopped', { exact: true }).waitFor()
    const facts = new RegExp(`3 blocks · ${matching} rows · .* m?s`)
    await lines.last().getByText(facts).waitFor()
    expect(await lookAround(page, 'runs')).toEqual([])
    await page.getByLabel('State').selectOption('Completed')
    await expect.poll(() => lines.count()).toBe(1)
    await page.getByLabel('Pipeline').selectOption('Stopped at once')
    await page.getByText('No such runs').waitFor()
    // The choice is in the address.
    await page.reload()
    await page.getByText('No such runs').waitFor()
    await page.getByRole('button', { name: 'Show all runs' }).click()
    await expect.poll(() => lines.count()).toBe(2)
  })

  it('show what ran, what came of it, the files and the log', async () => {
    await lines.last().getByRole('link').click()
    await page.waitForURL(`**/runs/${first}`)
    const blocks = page.getByRole('table', { name: 'Blocks of the run' })
    const west = blocks.getByRole('row', { name: /^West/ })
    expect(await west.innerText()).toMatch(new RegExp(`completed\\s+${matching}\\s`))
    await page.getByRole('heading', { name: 'Result of File' }).waitFor()
    await page.getByRole('gridcell', { name: 'West' }).first().waitFor()
    await page.getByRole('list', { name: 'Log of the run' }).getByText('Completed.').waitFor()
    expect(await lookAround(page, 'run')).toEqual([])
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'west.csv' }).click()
    expect((await arriving).suggestedFilename()).toBe('west.csv')
  })

  it('are run again as they were, and told of in the outbox', async () => {
    await page.getByRole('button', { name: 'Run again' }).click()
    await page.waitForURL(
      (url) => /\/runs\/[\w-]+$/.test(url.pathname) && !url.href.includes(first),
    )
    await page.getByText('Completed', { exact: true }).waitFor()
    await page.getByText(/^Alert to .*: kept in the outbox/).waitFor()
    await page.getByRole('link', { name: 'Outbox' }).click()
    const mails = page.getByRole('list', { name: 'Mails' }).getByRole('listitem')
    await expect.poll(() => mails.count()).toBe(2)
    await mails.first().getByText('Read').click()
    expect(await lookAround(page, 'outbox')).toEqual([])
    await mails.last().getByRole('link', { name: 'The run' }).click()
    await page.waitForURL(`**/runs/${first}`)
  })

  it('are compared: what they were told to do, rows, times and columns', async () => {
    const later = await run(page, pipeline, "region = 'East'")
    await page.goto(`/runs/${first}`)
    const choice = page.getByLabel('Compare with')
    await choice.selectOption(later)
    const changes = page.getByRole('list', { name: 'Differences' })
    await changes.getByText("region = 'East'").waitFor()
    const blocks = page.getByRole('table', { name: 'Blocks of both runs' })
    const west = await blocks.getByRole('row', { name: /^West/ }).innerText()
    expect(west).toMatch(new RegExp(`${matching}\\s+250\\s*\\(\\+${250 - matching}\\)`))
    await page.getByText(`${matching} rows before, 250 rows after. The same columns.`).waitFor()
    expect(await lookAround(page, 'runs-compared')).toEqual([])
    await choice.selectOption('Compare with none')
    await page.getByRole('heading', { name: 'Log' }).waitFor()
  })

  it('give their blocks back as a pipeline of their own', async () => {
    await page.getByRole('button', { name: 'Open as a copy' }).click()
    await page.waitForURL('**/pipeline/*')
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(3)
    expect(page.url()).not.toContain(pipeline)
  })

  it('are deleted when that is confirmed', async () => {
    await page.goto(`/runs/${first}`)
    await page.getByRole('button', { name: 'Delete…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this run?' })
    expect(await lookAround(page, 'run-delete')).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete…' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/runs')
    await expect.poll(() => lines.count()).toBe(3)
    await page.goto(`/runs/${first}`)
    await page.getByText('The run could not be loaded').waitFor()
    expect(await lookAround(page, 'run-gone')).toEqual([])
  })

  it('met no fault on the way', () => expect(journey.faults).toEqual([]))
})

/** A pipeline over the sales that tells of its end. */
async function save(page: Page, name: string): Promise<string> {
  const { blocks, connections } = await graph(page, "region = 'West' and amount > 100")
  const { id } = await post(page, '/api/pipelines', {
    name,
    blocks: JSON.stringify(blocks),
    connections: JSON.stringify(connections),
  })
  return id
}

/** To its end; gives the id. */
async function run(page: Page, id: string, expression?: string): Promise<string> {
  const body = expression === undefined ? {} : await graph(page, expression)
  const { executionId } = await post(page, `/api/pipelines/${id}/execute`, body)
  await expect
    .poll(() => get(page, `/api/executions/${executionId}`))
    .toMatchObject({ status: 'completed' })
  return executionId
}

/** At once: it takes a hundred times as long to run. */
async function stop(page: Page, id: string): Promise<void> {
  const executionId = await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' }
    const started = await fetch(path, { method: 'POST', headers, body: '{}' })
    const answer = await started.json()
    await fetch(`/api/executions/${answer.executionId}/cancel`, { method: 'POST' })
    return answer.executionId
  }, `/api/pipelines/${id}/execute`)
  await expect
    .poll(() => get(page, `/api/executions/${executionId}`))
    .toMatchObject({ status: 'cancelled' })
}

async function graph(page: Page, expression: string) {
  const [dataset] = await get(page, '/api/datasets')
  const config = { filePath: 'sales.csv', datasetId: dataset.id, format: 'csv' }
  const where = { match: 'all', conditions: [] }
  const filter = { mode: 'expression', rows: 'keep', where, expression }
  const output = { format: 'csv', path: 'west.csv', compress: false }
  const alerts = { enabled: true, email: '', conditions: 'both' }
  const all: [string, string, string, object][] = [
    ['load', 'load_csv', 'Sales', { dataSource: { type: 'file', config } }],
    ['west', 'filter', 'West', { parameters: filter }],
    ['file', 'export', 'File', { output, alerts }],
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
  return { blocks, connections }
}

function get(page: Page, path: string) {
  return page.evaluate(async (address) => (await fetch(address)).json(), path)
}

function post(page: Page, path: string, body: object) {
  return page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'POST', headers, body: JSON.stringify(sent) }
      return (await fetch(address, request)).json()
    },
    [path, body] as const,
  )
}
