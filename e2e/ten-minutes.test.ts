import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillSignUpForm, newPerson } from './harness/account.ts'
import { countClicks } from './harness/clicks.ts'
import { credits } from './harness/credits.ts'
import { startJourney } from './harness/journey.ts'
import { inView, lookAround } from './harness/look.ts'
import { salesCsv } from './harness/sales.ts'

const MOST_CLICKS = 8

/** From the landing page to a right answer with its chart, as somebody who was never here before. */
describe('the first ten minutes', async () => {
  const journey = await startJourney({ greeted: false })
  const { page } = journey
  const clicks = await countClicks(page)

  it(`come to a right answer with a chart in ${MOST_CLICKS} clicks`, async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Start Building Free' }).first().click()
    await fillSignUpForm(page, newPerson())
    const welcome = page.getByRole('dialog', { name: 'Welcome to Plainflow!' })
    await welcome.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('button', { name: 'Create Your First Pipeline' }).click()
    await page.getByRole('tab', { name: 'Files' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload CSV' }).click(),
    ])
    const { csv } = salesCsv()
    await chooser.setFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    const questions = page.getByRole('list', { name: 'Questions about your data' })
    await questions.getByRole('button', { name: /for each region/i }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await answer(page).locator('[data-chart=bars]').waitFor()
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)
    const rows = answer(page).getByRole('table', { name: 'First rows' })
    const told = await rows.getByRole('row').allTextContents()
    expect(told.slice(1).toSorted()).toEqual(amountByRegion(csv).toSorted())
  })

  it('a reload takes nothing away that was paid for', async () => {
    expect(await credits(page)).toBe(4)
    await page.reload()
    await answer(page).locator('[data-chart=bars]').waitFor()
    await proposal(page).getByRole('button', { name: 'Reject' }).click()
    await expect.poll(() => credits(page)).toBe(5)
    await page.reload()
    await page.getByRole('list', { name: 'Questions about your data' }).waitFor()
    expect(await proposal(page).count()).toBe(0)
  })

  it('point at what there is to find, once', async () => {
    const hint = page.getByRole('complementary', { name: 'Hint' })
    await page.getByLabel('Message to the assistant').fill('total amount by region')
    await page.keyboard.press('Enter')
    await proposal(page)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await hint.getByText('The rows are here').waitFor()
    expect(await lookAround(page, 'hint-rows', inView(page, 'Canvas'))).toEqual([])
    await hint.getByRole('button', { name: 'Got it' }).click()
    await hint.getByText('A block can be opened').waitFor()
    expect(await lookAround(page, 'hint-block', inView(page, 'Canvas'))).toEqual([])
    await hint.getByRole('button', { name: 'Got it' }).click()
    await hint.getByText('Take it away as code').waitFor()
    expect(await lookAround(page, 'hint-code', inView(page, 'Canvas'))).toEqual([])
    await hint.getByRole('button', { name: 'Got it' }).click()
    await expect.poll(() => hint.count()).toBe(0)
    await page.keyboard.press('Control+z')
    await expect.poll(() => hint.count()).toBe(0)
  })

  it('meet no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

function proposal(page: Page) {
  return page.getByRole('region', { name: 'Proposal' })
}

function answer(page: Page) {
  return page.getByRole('log').getByRole('region', { name: /^Answer at/ })
}

/** As the rows of the answer say it: "West17,322". */
function amountByRegion(csv: string): string[] {
  const sums = new Map<string, number>()
  for (const line of csv.trim().split('\n').slice(1)) {
    const [, region = '', amount = ''] = line.split(',')
    sums.set(region, (sums.get(region) ?? 0) + Number(amount))
  }
  return [...sums].map(([region, sum]) => `${region}${sum.toLocaleString('en-US')}`)
}
