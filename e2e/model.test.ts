import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { counts } from './harness/canvas.ts'
import { credits } from './harness/credits.ts'
import { startJourney } from './harness/journey.ts'
import { inView, lookAround } from './harness/look.ts'
import { bringSales } from './harness/sales.ts'
import { startScriptedModel } from './harness/scripted-model.ts'

const KEY = 'sk-journey-8d2f'
const TOTALS = 'SELECT region, SUM(amount) AS total FROM sales GROUP BY region ORDER BY total DESC'
const WEST = "SELECT region, SUM(amount) AS total FROM sales WHERE region = 'West' GROUP BY region"
/** What the planner does not read. */
const ODD = 'juggle the flurbs by glorp'

/** A model of one's own: connected, looked at, asked, left. */
describe('a language model', async () => {
  const model = await startScriptedModel((asked) =>
    asked.includes('user:\\nonly west') ? WEST : TOTALS,
  )
  const journey = await startJourney()
  const { page } = journey
  const dialog = page.getByRole('dialog', { name: 'Connect a model' })
  const card = page.getByRole('region', { name: 'What will be sent' })

  it('is offered where the planner refuses', async () => {
    await signUp(page)
    await bringSales(page)
    await send(page, ODD)
    const offer = page.getByRole('log').getByRole('button', { name: 'Connect a model' })
    await offer.waitFor()
    expect(await lookAround(page, 'model-offer', inView(page, 'Assistant'))).toEqual([])
    await offer.click()
    await dialog.waitFor()
  })

  it('is chosen from its own list, tried with a real question, and connected', async () => {
    await dialog.getByLabel('Provider').selectOption('openai-compatible')
    await dialog.getByLabel('Address').fill(model.url)
    await dialog.getByLabel(/^Key/).fill(KEY)
    await dialog.getByText('2 names to choose from').waitFor()
    await dialog.getByLabel('Model').click()
    expect(await lookAround(page, 'model-names')).toEqual([])
    await dialog.getByLabel('Model').click()
    // Escape closes the list first, the dialog next time.
    await page.getByRole('option', { name: 'scripted-1' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByLabel('Model').click()
    await page.getByRole('option', { name: 'scripted-1' }).click()
    await dialog.getByRole('button', { name: 'Test' }).click()
    await dialog.getByText('The answer is right').waitFor()
    await dialog.getByText('1,204 + 310 tokens').waitFor()
    expect(await lookAround(page, 'model-tested')).toEqual([])
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(model.keys).toContain(`Bearer ${KEY}`)
  })

  it('is sent nothing before it was seen what that is', async () => {
    const before = model.asked.length
    await send(page, ODD)
    await card.getByText('in all, without cells').waitFor()
    expect(await lookAround(page, 'model-before', inView(page, 'Assistant'))).toEqual([])
    const shown = await card.getByLabel('Your message and what it is about').textContent()
    await card.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => page.getByLabel('Message to the assistant').inputValue()).toBe(ODD)
    expect(model.asked).toHaveLength(before)
    await page.keyboard.press('Enter')
    await card.getByRole('button', { name: 'Send it' }).click()
    await proposal(page).waitFor()
    const [sent = ''] = model.asked.slice(before)
    // Word for word.
    expect(sent).toContain(JSON.stringify(shown).slice(1, -1))
    expect(sent).not.toContain(KEY)
  })

  it('answers with rows, tells what it took, and costs no credit', async () => {
    const log = page.getByRole('log')
    await log
      .getByRole('region', { name: /^Answer at/ })
      .getByRole('cell', { name: 'West' })
      .first()
      .waitFor()
    await log.getByText(/^scripted-1, 1,204 \+ 310 tokens, .*, no credit$/).waitFor()
    expect(await lookAround(page, 'model-answer', inView(page, 'Assistant'))).toEqual([])
    expect(await credits(page)).toBe(5)
    await proposal(page)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await expect.poll(() => counts(page)).not.toBe('0 blocks, 0 connections')
  })

  it('changes what is on the canvas, without asking again what may be sent', async () => {
    await send(page, 'only west')
    await proposal(page).waitFor()
    expect(await card.count()).toBe(0)
    await proposal(page)
      .getByRole('button', { name: /^Accept/ })
      .click()
    const grid = page.getByRole('grid', { name: /^(Preview|Result) of/ })
    await expect.poll(() => grid.getByRole('row').count()).toBe(2)
    expect(await grid.getByText('West').count()).toBe(1)
    await page.getByRole('button', { name: 'What is sent?' }).click()
    const sent = page.getByRole('dialog', { name: 'What the model is sent' })
    await sent.getByText('in all, without cells').waitFor()
    expect(await lookAround(page, 'model-sent')).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('is held against the planner: where they differ, both are offered', async () => {
    await send(page, 'keep rows where total is over 1')
    const instead = page.getByRole('button', { name: 'Use this one instead' })
    await instead.waitFor()
    expect(await lookAround(page, 'model-readings', inView(page, 'Assistant'))).toEqual([])
    await instead.click()
    // And back again.
    await instead.waitFor()
    await proposal(page).getByRole('button', { name: 'Reject' }).click()
    await proposal(page).waitFor({ state: 'detached' })
  })

  it('is disconnected from the settings, which say what it took, and its key is gone', async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Canvas Settings' })
    await settings.getByText(/^In the last 30 days: 3 messages/).waitFor()
    expect(await lookAround(page, 'model-settings')).toEqual([])
    await settings.getByRole('button', { name: 'Disconnect' }).click()
    const question = page.getByRole('alertdialog', { name: 'Disconnect the model?' })
    expect(await lookAround(page, 'model-disconnect')).toEqual([])
    await question.getByRole('button', { name: 'Disconnect' }).click()
    await settings.getByText('Sentences are read on this server and never leave it.').waitFor()
    const before = model.asked.length
    await page.keyboard.press('Escape')
    await send(page, 'sort by total descending')
    await proposal(page).waitFor()
    expect(model.asked).toHaveLength(before)
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

function proposal(page: Page) {
  return page.getByRole('region', { name: 'Proposal' })
}
