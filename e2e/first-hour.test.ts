import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { credits } from './harness/credits.ts'
import { startJourney } from './harness/journey.ts'
import { inView, lookAround } from './harness/look.ts'
import { bringSales } from './harness/sales.ts'

/** What misled people in their first hour: paid for nothing, green for nothing, red for nothing. */
describe('the first hour', async () => {
  const journey = await startJourney()
  const { page } = journey
  const card = (type: string) =>
    page.locator(`[data-testid=block-card][data-block-type=${type}]`).first()

  it('folds what cannot run, and a block just dropped is to be filled in', async () => {
    await signUp(page)
    await bringSales(page)
    await page.getByRole('tab', { name: 'Templates' }).click()
    expect(await page.getByRole('button', { name: /^Add Kafka Stream/ }).isVisible()).toBe(false)
    await page.getByRole('button', { name: /^Add Join/ }).click()
    await card('join').getByText('To fill in', { exact: true }).waitFor()
    expect(await card('join').getByText('Error:').count()).toBe(0)
    expect(await lookAround(page, 'first-hour-dropped', inView(page, 'Canvas'))).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
  })

  it('says in amber that an alert is not mailed, charges nothing for it, and keeps it to be read', async () => {
    await send(page, 'keep rows where amount is over 100, then alert when amount is over 200')
    await page
      .getByText(/This server sends no mail/)
      .first()
      .waitFor()
    await page.getByText('no credit used, 5 left').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    const warnings = page.getByRole('list', { name: 'Warnings of the run' })
    await warnings.getByText('Rows where amount is over 200').waitFor()
    const alerts = page.getByRole('note', { name: 'Alerts of the run' })
    await alerts.getByText('kept in the outbox').waitFor()
    expect(await lookAround(page, 'first-hour-alert', inView(page, 'Results'))).toEqual([])
    await page.goto('/outbox')
    await page.getByRole('list', { name: 'Mails' }).getByText('Read').click()
    expect(await lookAround(page, 'first-hour-outbox')).toEqual([])
    await page.getByRole('link', { name: 'The run' }).click()
    await page.getByRole('table', { name: 'Blocks of the run' }).waitFor()
    expect(await lookAround(page, 'first-hour-run')).toEqual([])
  })

  it('offers the draft over an empty canvas, and one draft is what there is', async () => {
    await page.goto('/pipeline-builder')
    const offer = page.getByRole('region', { name: 'Your draft' })
    await offer.getByText(/Continue your draft of/).waitFor()
    expect(await lookAround(page, 'first-hour-draft', inView(page, 'Canvas'))).toEqual([])
    await offer.getByRole('button', { name: 'Start new' }).click()
    await send(page, 'total amount by region')
    await page.getByText('1 credit used, 4 left').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/pipeline/*')
    const pipelines = await list(page)
    expect(pipelines).toMatchObject([{ isDraft: true }])
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect.poll(async () => (await list(page))[0]?.isDraft).toBe(false)
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByRole('list', { name: 'Versions' }).waitFor()
    expect(await lookAround(page, 'first-hour-history')).toEqual([])
    await page.keyboard.press('Escape')
    expect(await credits(page)).toBe(4)
  })

  it('reads amounts that are text with one click, and asks the same again', async () => {
    await page.goto('/pipeline-builder')
    await page.getByRole('tab', { name: 'Files' }).click()
    const lines = Array.from(
      { length: 40 },
      (_, at) => `${at};${at % 2 ? 'West' : 'East'};€${at},50`,
    )
    const buffer = Buffer.from(['bill;region;paid', ...lines].join('\n'))
    const file = { name: 'bills.csv', mimeType: 'text/csv', buffer }
    await page.getByTestId('csv-input').setInputFiles(file)
    await page.getByText('40 rows · 3 columns').waitFor()
    await send(page, 'average paid of bills by region')
    await page.getByRole('button', { name: 'Read as a number: paid' }).click()
    expect(await lookAround(page, 'first-hour-read-first', inView(page, 'Assistant'))).toEqual([])
    await page.getByRole('button', { name: 'Ask again' }).click()
    // 0.5, 2.5, … 38.5 in the East.
    await page.getByText('East: 19.5').waitFor({ state: 'attached' })
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

async function send(page: Page, message: string): Promise<void> {
  await page.getByRole('tab', { name: 'AI Agent' }).click()
  await page.getByLabel('Message to the assistant').fill(message)
  await page.keyboard.press('Enter')
}

async function list(page: Page): Promise<{ isDraft: boolean }[]> {
  return page.evaluate(async () => (await fetch('/api/pipelines')).json())
}
