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

  it('says in amber that an alert is not sent, and charges nothing for it', async () => {
    await send(page, 'keep rows where amount is over 100, then alert when amount is over 200')
    await page
      .getByText(/Alerts are not sent yet/)
      .first()
      .waitFor()
    await page.getByText('no credit used, 5 left').waitFor()
    await page.keyboard.press('Control+Enter')
    await card('alert').getByText('Not sent', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    const warnings = page.getByRole('list', { name: 'Warnings of the run' })
    await warnings.getByText('Alerts are not sent yet').waitFor()
    expect(await lookAround(page, 'first-hour-alert', inView(page, 'Results'))).toEqual([])
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
