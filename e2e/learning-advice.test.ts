import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { inView, look, lookAround } from './harness/look.ts'

/** A template that learns, and a model that knows too much: what the analysis says of either. */
describe('advice about models', async () => {
  const journey = await startJourney()
  const { page } = journey
  const count = () => page.getByTestId('canvas-count').textContent()
  const leak = page.getByRole('article', { name: 'Tells the target alone: refund' })

  it('begins with a template that learns', async () => {
    await signUp(page)
    await page.goto('/pipeline-builder')
    await page.getByRole('button', { name: /Deploy Customer Churn/ }).click()
    await expect.poll(count).toBe('7 blocks, 6 connections')
    expect(await look(page, 'template-churn')).toEqual([])
  })

  it('says that nothing is analyzed before a run, and what is fine after it', async () => {
    await page.getByRole('tab', { name: 'Performance' }).click()
    await page.getByText('only what the last run has learned is analyzed').waitFor()
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page.getByText('1 thing is fine').click()
    const good = page.getByRole('article', { name: 'The model of "Who leaves" is worth using' })
    await good.getByText(/Better than always saying no: accuracy/).waitFor()
    expect(await page.getByText('Nothing to mend').count()).toBe(1)
  })

  it('finds a column that knows too much', async () => {
    await bringLeaving(page)
    await page.getByLabel('Message to the assistant').fill(SENTENCE)
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Performance' }).click()
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await leak.waitFor()
    expect(await leak.textContent()).toContain('Check whether refund is known at the time')
  })

  it('shows it in every look', async () => {
    const shown = inView(page, 'Assistant')
    const found = await lookAround(page, 'model-advice', async (one) => {
      await shown(one)
      await leak.scrollIntoViewIfNeeded()
    })
    expect(found).toEqual([])
  })

  it('mends it at a click: the next run learns without it', async () => {
    await leak.getByText('Leave out refund, and train again').waitFor()
    await leak.getByRole('button', { name: 'Apply fix' }).click()
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Performance' }).click()
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page.getByText('1 thing is fine').waitFor()
    expect(await leak.count()).toBe(0)
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

const SENTENCE = 'train a model that predicts churned from the leaving table'

/** Who has a short contract and calls often leaves; a refund is paid afterwards. */
async function bringLeaving(page: Page): Promise<void> {
  const rows = Array.from({ length: 600 }, (_, at) => {
    const [months, calls] = [(at * 37) % 48, (at * 13) % 9]
    const leaves = months < 20 && calls > 3
    return [at + 1, months, calls, leaves ? 20 + (at % 7) : 0, leaves ? 'yes' : 'no'].join(',')
  })
  const text = `customer_id,months,calls,refund,churned\n${rows.join('\n')}\n`
  await page.goto('/pipeline-builder')
  await page.getByRole('tab', { name: 'Files' }).click()
  const file = { name: 'leaving.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByTestId('csv-input').setInputFiles(file)
  await page.getByText('600 rows · ').waitFor()
}
