import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newPerson, signUp } from './harness/account.ts'
import { credits } from './harness/credits.ts'
import { startJourneyApart } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'
import { operate } from './harness/operator.ts'

/** An administrator and a customer, on a server of their own: an administrator sees everybody. */
describe('administration', async () => {
  const journey = await startJourneyApart()
  const { page, product } = journey
  const { page: customers, faults } = await journey.visit()
  const admin = await signUp(page)
  const customer = await signUp(customers)
  const notices = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  const figure = (title: string) =>
    page.getByRole('heading', { name: title, exact: true }).locator('../..')

  it('is made on the terminal, and shown to nobody else', async () => {
    await page.goto('/admin')
    await page.getByText('404 Page Not Found').waitFor()
    expect(await operate(product, 'create-admin', admin.email)).toContain('an administrator now')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Administration' }).click()
    await page.getByRole('heading', { name: 'Revenue', level: 1 }).waitFor()
    await page.getByText('Nothing has happened yet').waitFor()
    expect(await lookAround(page, 'admin-new')).toEqual([])
    for (const path of ['/admin', '/pricing-analysis']) {
      await customers.goto(path)
      await customers.getByText('404 Page Not Found').waitFor()
    }
    for (const path of ['overview', 'notifications', 'users'])
      expect(await statusOf(customers, `/api/admin/${path}`)).toBe(403)
  })

  it('counts what was paid, and tells what is to be done with it', async () => {
    await buy(customers, 'Pro')
    await page.goto('/admin')
    await figure('Total Revenue').getByText('$29.00').waitFor()
    await figure('AI Provider').getByText('$17.40').waitFor()
    await figure('Your Profit').getByText('$10.73').waitFor()
    await page.getByText('Nobody has paid real money yet.').waitFor()
    for (const name of ['Revenue', 'Users', 'Generations', 'Runs'])
      await page.getByRole('heading', { name, exact: true, level: 2 }).first().waitFor()
    await page.getByText('2 accounts, 1 on a paid plan').waitFor()
    expect(await lookAround(page, 'admin')).toEqual([])
    const pending = Number(await figure('Pending Actions').locator('p').innerText())
    expect(pending).toBeGreaterThan(0)
    const first = notices.first().getByRole('button', { name: /^Mark Read/ })
    await first.click()
    await expect.poll(() => first.count()).toBe(0)
    await figure('Pending Actions')
      .getByText(String(pending - 1), { exact: true })
      .waitFor()
    await page.reload()
    await figure('Pending Actions')
      .getByText(String(pending - 1), { exact: true })
      .waitFor()
  })

  it('finds a user, and grants credits with a reason that the user reads', async () => {
    const users = page.getByRole('list', { name: 'Users' }).getByRole('listitem')
    const search = page.getByRole('searchbox', { name: 'Search users by email or username' })
    await search.fill(newPerson().email)
    await page.getByText('Nobody found').waitFor()
    await search.fill(customer.username.toUpperCase())
    await expect.poll(() => users.count()).toBe(1)
    await page.getByRole('button', { name: `Grant credits to ${customer.email}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Grant credits' })
    const grant = dialog.getByRole('button', { name: 'Grant', exact: true })
    await dialog.getByLabel('Credits').fill('25')
    await grant.click()
    await dialog.getByText('A reason is required.').waitFor()
    expect(await lookAround(page, 'admin-grant')).toEqual([])
    await dialog.getByLabel('Reason').fill('Thanks for the bug report')
    await grant.click()
    await page.getByText('Credits granted').first().waitFor()
    await users.getByText('330 credits').waitFor()
    expect(await credits(customers)).toBe(330)
    await customers.goto('/payment?plan=pro')
    const line = customers.getByRole('row', { name: /Thanks for the bug report/ })
    expect(await line.innerText()).toContain('+25')
  })

  it('sees that mails were made for others, and nothing of what is in them', async () => {
    await customers.evaluate(async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ name: 'Nightly report' })
      await fetch('/api/keys', { method: 'POST', headers, body })
    })
    await page.goto('/outbox')
    await page.getByText('Nothing yet').waitFor()
    await page.getByLabel('Of all accounts').click()
    const mails = page.getByRole('list', { name: 'Mails' }).getByRole('listitem')
    await mails.getByText(`of ${customer.email}`).first().waitFor()
    expect(await mails.getByText('Read', { exact: true }).count()).toBe(0)
    expect(await lookAround(page, 'admin-outbox')).toEqual([])
    await customers.goto('/outbox')
    await customers.getByRole('list', { name: 'Mails' }).waitFor()
    expect(await customers.getByLabel('Of all accounts').count()).toBe(0)
  })

  it('works out prices from the catalogue, and with other numbers', async () => {
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Pricing analysis' }).click()
    const pro = page.getByRole('heading', { name: 'Pro', exact: true, level: 2 }).locator('..')
    // 29 − (2.9 % of 29 + 0.30) − 300 × 0.035
    await pro.getByText('$17.36').waitFor()
    await page.getByLabel('AI cost, $ a generation').fill('0.05')
    await pro.getByText('$12.86').waitFor()
    expect(await lookAround(page, 'pricing-analysis')).toEqual([])
  })

  it('met no fault on the way', () => expect([...journey.faults, ...faults]).toEqual([]))
})

/** On the test checkout. */
async function buy(page: Page, plan: string): Promise<void> {
  await page.goto(`/payment?plan=${plan.toLowerCase()}`)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('button', { name: /^Pay .* as a test$/ }).click()
  await page.getByText('Payment successful!').first().waitFor()
}

function statusOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => (await fetch(address)).status, path)
}
