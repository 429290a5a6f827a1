import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { credits, spend } from './harness/credits.ts'
import { startJourney } from './harness/journey.ts'
import { inView, lookAround, picture } from './harness/look.ts'
import { bringSales, salesCsv } from './harness/sales.ts'

const SENTENCE = 'keep rows where amount is over 100 and region is West'

/** A talk with the assistant: proposals taken and left, stopped, refused and paid for. */
describe('the assistant', async () => {
  const journey = await startJourney()
  const { page } = journey
  const sales = salesCsv()

  it('suggests what fits the data at hand', async () => {
    await signUp(page)
    await bringSales(page)
    const suggestions = page.getByRole('list', { name: 'Suggestions' })
    await expect.poll(() => suggestions.getByRole('button').count()).toBe(3)
    expect(await suggestions.getByRole('button').first().textContent()).toBe(
      'total amount by region',
    )
  })

  it('shows a proposal with its changes and its effect; Escape leaves the canvas as it was', async () => {
    await send(page, SENTENCE)
    await proposal(page).getByText('2 new blocks').waitFor()
    const changes = page.getByRole('list', { name: 'Changes' })
    await expect
      .poll(() => changes.getByRole('button').allTextContents())
      .toEqual(['Adds sales.csv', 'Adds Filter'])
    await expect
      .poll(() => page.getByLabel('Effect at Filter').textContent())
      .toContain(`${sales.matching}`)
    await expect.poll(() => page.getByTestId('block-card').getByText('added').count()).toBe(2)
    expect(await lookAround(page, 'chat-proposal', inView(page, 'Assistant'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => count(page)).toBe('0 blocks, 0 connections')
    await page.getByText('Rejected · the credit was given back, 5 left').waitFor()
  })

  it('accepts with Ctrl+Enter, as one undo step', async () => {
    const field = page.getByLabel('Message to the assistant')
    await field.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => field.inputValue()).toBe(SENTENCE)
    await page.keyboard.press('Enter')
    await proposal(page).getByText('2 new blocks').waitFor()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => count(page)).toBe('2 blocks, 1 connection')
    const name = page.getByLabel('Pipeline name')
    await expect
      .poll(() => name.inputValue())
      .toBe('Keep rows where amount is over 100 and region is West')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => count(page)).toBe('0 blocks, 0 connections')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => count(page)).toBe('2 blocks, 1 connection')
  })

  it('edits what is there, and refuses a proposal made for an older canvas', async () => {
    await send(page, 'make that 200')
    await proposal(page).getByText('1 changed').waitFor()
    const effect = page.getByLabel('Effect at Filter').last()
    await expect.poll(() => effect.textContent()).toMatch(new RegExp(`^Rows${sales.matching}\\d`))
    await page.getByRole('button', { name: 'Undo' }).click()
    await proposal(page).getByText('The canvas changed since the question was asked.').waitFor()
    await expect.poll(() => proposal(page).getByRole('button', { name: 'Accept' }).count()).toBe(0)
    expect(await lookAround(page, 'chat-outdated', inView(page, 'Assistant'))).toEqual([])
    await page.getByRole('button', { name: 'Redo' }).click()
    await proposal(page).getByRole('button', { name: 'Accept' }).click()
    await page.getByTestId('block-card').getByText('amount is over 200').waitFor()
  })

  it('takes a change back when told to, for nothing', async () => {
    await send(page, 'undo that')
    await page.getByText('The last change is taken back.').waitFor()
    await page.getByTestId('block-card').getByText('amount is over 100').waitFor()
    await expect.poll(() => credits(page)).toBe(3)
  })

  it('offers alternatives where it does not understand, and a click sends one', async () => {
    await send(page, 'juggle the amount')
    const alternatives = page.getByRole('list', { name: 'Alternatives' })
    await alternatives.waitFor()
    expect(await lookAround(page, 'chat-alternatives', inView(page, 'Assistant'))).toEqual([])
    await alternatives.getByRole('button').first().click()
    await proposal(page).getByRole('button', { name: 'Reject' }).click()
    await expect.poll(() => credits(page)).toBe(3)
  })

  it('stops on the server, and nothing is charged', async () => {
    await importPipeline(page, await endlessPipeline(page))
    await expect.poll(() => count(page)).toBe('3 blocks, 4 connections')
    await send(page, 'keep rows where amount is over 5')
    await page.getByText('Running it on the data').waitFor()
    await picture(page, 'chat-running')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByText('Stopped. No credit was spent.').waitFor()
    await expect.poll(() => credits(page)).toBe(3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => count(page)).toBe('2 blocks, 1 connection')
  })

  it('without credits opens the plans', async () => {
    await spend(page, SENTENCE, 2)
    await send(page, 'sort by amount descending')
    await proposal(page).getByRole('button', { name: 'Accept' }).click()
    await proposal(page).waitFor({ state: 'detached' })
    await expect.poll(() => count(page)).toBe('3 blocks, 2 connections')
    await expect.poll(() => credits(page)).toBe(0)
    await send(page, 'sort by region')
    const dialog = page.getByRole('dialog', { name: 'Upgrade plan' })
    await dialog.getByText('You need more credits to use AI features.').waitFor()
    expect(await lookAround(page, 'chat-no-credits', inView(page, 'Assistant'))).toEqual([])
    await page.keyboard.press('Escape')
    await send(page, 'what does this pipeline do?')
    await page
      .getByText(/^Load sales\.csv, keep rows where .* sort by amount descending\.$/)
      .waitFor()
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

function proposal(page: Page) {
  return page.getByRole('region', { name: 'Proposal' })
}

async function send(page: Page, message: string): Promise<void> {
  await page.getByRole('tab', { name: 'AI Agent' }).click()
  await page.getByLabel('Message to the assistant').fill(message)
  await page.keyboard.press('Enter')
}

async function count(page: Page): Promise<string | null> {
  return page.getByTestId('canvas-count').textContent()
}

async function importPipeline(page: Page, pipeline: unknown): Promise<void> {
  await page.getByRole('button', { name: 'Pipeline menu' }).click()
  await page.getByTestId('import-input').setInputFiles({
    name: 'pipeline.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pipeline)),
  })
  await page.keyboard.press('Escape')
}

/** A thousand million rows: nobody waits for the end of it. */
async function endlessPipeline(page: Page) {
  const id = await page.evaluate(async () => (await (await fetch('/api/datasets')).json())[0].id)
  const block = (name: string, type: string, configuration: object, x: number) => ({
    id: name,
    type,
    label: name,
    data: {},
    position: { x, y: 0 },
    configuration,
  })
  const crossed = (name: string, x: number) =>
    block(name, 'join', { parameters: { how: 'cross', keys: [], suffix: `_${name}` } }, x)
  const into = (target: string, left: string) => [
    { id: `${target}l`, source: left, target, targetHandle: 'left' },
    { id: `${target}r`, source: 'load', target, targetHandle: 'right' },
  ]
  const config = { filePath: 'sales.csv', datasetId: id, format: 'csv' }
  return {
    blocks: [
      block('load', 'load_csv', { dataSource: { type: 'file', config } }, 0),
      crossed('a', 300),
      crossed('b', 600),
    ],
    connections: [...into('a', 'load'), ...into('b', 'a')],
  }
}
