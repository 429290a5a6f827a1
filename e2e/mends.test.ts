import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { seriousViolations } from './harness/axe.ts'
import { startJourney } from './harness/journey.ts'
import { bringSales } from './harness/sales.ts'

const SENTENCE =
  'load sales.csv, rename amount to price, keep rows where price is over 100, sort by price'

/** A name changes upstream, one click mends what it broke, and a part of the pipeline is run. */
describe('a column is renamed in the middle of a pipeline', async () => {
  const journey = await startJourney()
  const { page } = journey

  it('starts from a sentence', async () => {
    await signUp(page)
    await bringSales(page)
    await page.getByLabel('Message to the assistant').fill(SENTENCE)
    await page.keyboard.press('Enter')
    const proposal = page.getByRole('region', { name: 'Proposal' })
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await expect
      .poll(() => page.getByTestId('canvas-count').textContent())
      .toBe('4 blocks, 3 connections')
  })

  it('saves an unchanged block without an edit', async () => {
    await page.getByText('Saved', { exact: true }).waitFor()
    await configure(page, 'Select Columns')
    await page.getByRole('button', { name: 'Save Configuration' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('Saved', { exact: true }).isVisible()).toBe(true)
  })

  it('shows what a rename breaks, and mends it with one click', async () => {
    await configure(page, 'Select Columns')
    await page.getByLabel('New name').fill('value')
    await page.getByRole('button', { name: 'Save Configuration' }).click()
    await page.getByRole('tab', { name: 'DevTools' }).click()
    const problems = page.getByRole('list', { name: 'Problems' })
    await expect.poll(() => problems.getByRole('listitem').count()).toBe(2)
    const mend = page.getByRole('region', { name: 'Mend' })
    await mend.getByText('Column "price" is now "value": change 2 uses').waitFor()
    await mend.getByRole('button', { name: 'Mend' }).click()
    await page.getByText('Nothing is wrong.').waitFor()
    await page.getByTestId('block-card').getByText('Keep rows where value is over 100').waitFor()
  })

  it('takes the mend back in one step', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('list', { name: 'Problems' }).waitFor()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => page.getByText('Nothing is wrong.').isVisible()).toBe(true)
  })

  it('mends from the list of problems as well', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: /problem/ }).click()
    const problems = page.getByRole('region', { name: 'Problems' })
    await expect.poll(() => problems.getByRole('listitem').count()).toBe(2)
    expect(await seriousViolations(page)).toEqual([])
    await problems
      .getByRole('button', { name: 'Mend: Column "price" is now "value": change 2 uses' })
      .first()
      .click()
    await problems.getByText('Nothing is wrong.').waitFor()
    await page.getByTestId('block-card').getByText('Keep rows where value is over 100').waitFor()
    await problems.getByRole('button', { name: 'Close problems' }).click()
  })

  it('tells where a column comes from', async () => {
    await page.getByRole('button', { name: 'Preview Sort' }).click()
    await page.getByRole('tab', { name: 'Columns' }).click()
    await page.getByRole('button', { name: /^value/ }).click()
    const panel = page.getByRole('tabpanel', { name: 'Columns' })
    await panel.getByText('Made from').waitFor()
    await expect
      .poll(() => panel.getByRole('list', { name: 'Blocks on the way' }).textContent())
      .toContain('sales.csv reads amount')
  })

  it('draws a profile of the rows that leave a block', async () => {
    await page.getByRole('tab', { name: 'Profile' }).click()
    const histogram = page.getByRole('img', { name: /Histogram of value/ })
    await expect.poll(() => histogram.isVisible()).toBe(true)
  })

  it('runs to a block and not beyond', async () => {
    await page.getByTestId('block-card').nth(2).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Run to here' }).click()
    const performance = page.getByRole('tabpanel', { name: 'Performance' })
    await performance.getByText('completed').waitFor()
    const ran = await performance.getByRole('table').getByRole('row').allTextContents()
    expect(ran.filter((text) => text.includes('rows'))).toHaveLength(3)
    expect(ran.join('\n')).not.toContain('Sort')
    await page.getByTestId('result-count').waitFor()
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

async function configure(page: Page, block: string): Promise<void> {
  await page.getByRole('button', { name: `Configure ${block}` }).click()
  await page.getByRole('dialog').waitFor()
}
