import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { spend } from './harness/credits.ts'
import { startJourneyApart } from './harness/journey.ts'

const ORDERS = 'load orders.csv, keep rows where amount is over 100'
const CSV = `region,amount\n${Array.from({ length: 50 }, (_, row) => `west,${row * 10}`).join('\n')}\n`

/** A server that its operator made free of plans: nothing speaks of prices, and nothing runs out. */
describe('without plans', async () => {
  const { page } = await startJourneyApart({}, { PLAINFLOW_BILLING: 'off' })
  const text = () => page.locator('body').innerText()

  it('shows no price to a visitor', async () => {
    for (const path of ['/', '/pricing', '/auth?mode=signup', '/terms']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const said = (await text()).replace('no plans and no credits', '')
      expect(said, path).not.toMatch(/\$\d|\bcredits?\b|\/month|Upgrade/i)
    }
  })

  it('shows no credits to a user, and has no end of them', async () => {
    await signUp(page)
    await page.evaluate(async (csvData) => {
      await fetch('/api/datasets/upload', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'orders', filename: 'orders.csv', csvData }),
      })
    }, CSV)
    await spend(page, ORDERS, 7)
    for (const path of ['/dashboard', '/pipeline-builder', '/payment?plan=pro']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('dialog').count(), path).toBe(0)
      // The page of a payment says what there is none of.
      const said = (await text()).replace('This server is free of plans and credits', '')
      expect(said, path).not.toMatch(/\$\d|\bcredits?\b|\/month|Upgrade/i)
    }
    await page.getByRole('heading', { name: 'Nothing to pay' }).waitFor()
  })
})
