import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { inView, lookAround } from './harness/look.ts'
import { bringSales, salesCsv } from './harness/sales.ts'

/** A question is asked and taken, and the next one is typed at once, while the answer is computed. */
describe('a question to the assistant', async () => {
  const journey = await startJourney()
  const { page } = journey
  const field = page.getByLabel('Message to the assistant')

  it('is answered with its figure before anything is accepted', async () => {
    await signUp(page)
    await bringSales(page)
    await field.fill('how many sales in the West have an amount over 100?')
    await page.keyboard.press('Enter')
    const answer = page.getByRole('log').locator('[data-chart=figure]')
    await expect.poll(() => answer.textContent()).toBe(`number of rows${salesCsv().matching}`)
    expect(await lookAround(page, 'question-figure', inView(page, 'Assistant'))).toEqual([])
    await proposal(page).getByRole('button', { name: 'Reject' }).click()
  })

  it('warns beside Accept of words the answer leaves out, on a phone as well', async () => {
    await field.fill('how many sales in the West were gloomy?')
    await page.keyboard.press('Enter')
    const warning = proposal(page).getByText('Not used from the question: "gloomy".')
    await warning.filter({ visible: true }).waitFor()
    expect(await lookAround(page, 'question-left-out', inView(page, 'Canvas'))).toEqual([])
    expect(await lookAround(page, 'question-warning', inView(page, 'Assistant'))).toEqual([])
    await proposal(page).getByRole('button', { name: 'Reject' }).click()
  })

  it('runs once it is accepted, and leaves the next message under the hands that type it', async () => {
    await field.fill('how many sales have an amount over 100?')
    await page.keyboard.press('Enter')
    await proposal(page).getByRole('button', { name: 'Accept' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await field.pressSequentially('only those abo', { delay: 60 })
    await page.getByText('Pipeline completed').first().waitFor()
    await page.keyboard.type('ve 10x')
    await page.keyboard.press('Backspace')
    await expect.poll(() => field.inputValue()).toBe('only those above 10')
    await expect.poll(() => count(page)).toBe('3 blocks, 2 connections')
  })

  it('keeps what is half written while other panels are looked at', async () => {
    await page.getByRole('tab', { name: 'Performance' }).click()
    await expect.poll(() => field.count()).toBe(0)
    await page.getByRole('tab', { name: 'AI Agent' }).click()
    await expect.poll(() => field.inputValue()).toBe('only those above 10')
  })

  it('deletes no block by a key meant for a field that is gone', async () => {
    await field.focus()
    await field.evaluate((element) => element.remove())
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Delete')
    await expect.poll(() => count(page)).toBe('3 blocks, 2 connections')
    await page.reload()
    await page.getByTestId('block-card').last().click()
    await page.keyboard.press('Backspace')
    await expect.poll(() => count(page)).toBe('2 blocks, 1 connection')
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

function proposal(page: Page) {
  return page.getByRole('region', { name: 'Proposal' })
}

async function count(page: Page): Promise<string | null> {
  return page.getByTestId('canvas-count').textContent()
}
