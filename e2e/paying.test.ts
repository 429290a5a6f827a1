import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillSignUpForm, newPerson, signUp } from './harness/account.ts'
import { credits, spend } from './harness/credits.ts'
import { startJourney } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'

const ORDERS = 'load orders.csv, keep rows where amount is over 100'
const CSV = `region,amount\n${Array.from({ length: 50 }, (_, row) => `west,${row * 10}`).join('\n')}\n`

/** Buying a plan, in each of the ways there are to it, on a server as it is after installation. */
describe('paying', async () => {
  const journey = await startJourney()
  const found: Record<string, string[]> = {}
  const see = async (page: Page, name: string) => {
    await page.waitForLoadState('networkidle')
    found[name] = await lookAround(page, `paying-${name}`)
  }

  it('an anonymous visitor buys Pro through sign-up', async () => {
    const { page } = journey
    await page.goto('/')
    await page.getByRole('button', { name: 'Choose Pro' }).click()
    await page.waitForURL('**/auth?mode=signup&redirect=payment')
    expect(await page.evaluate(() => localStorage.getItem('pending_plan'))).toBe('pro')
    await fillSignUpForm(page, newPerson())
    await page.waitForURL('**/payment?plan=pro')
    expect(await page.evaluate(() => localStorage.getItem('pending_plan'))).toBeNull()
    await page.getByRole('heading', { name: 'Upgrade to Pro' }).waitFor()
    await page.getByText('Test checkout.').waitFor()
    await page.getByRole('button', { name: 'Pay $29.00' }).waitFor()
    await see(page, 'payment')
    await page.getByRole('button', { name: 'Pay $29.00' }).click()
    await page.getByText('This is a test.').waitFor()
    await see(page, 'test-checkout')
    await page.getByRole('button', { name: 'Pay $29.00 as a test' }).click()
    await page.waitForURL('**/dashboard?success=true&plan=pro&session_id=*')
    await page.getByText('Payment successful! 🎉').first().waitFor()
    await page.getByText("You've been upgraded to Pro plan with 305 credits!").first().waitFor()
    // A second later the address is that of the page.
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await credits(page)).toBe(305)
  })

  it('tells what is paid, and lets it be cancelled as easily', async () => {
    const { page } = journey
    await page.goto('/payment?plan=pro')
    await page.getByRole('heading', { name: 'Pro plan' }).waitFor()
    await page.getByText('Credits of the Pro plan').waitFor()
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByText(/Cancelled\. Pro stays until/).waitFor()
    await see(page, 'subscription')
    await page.getByRole('button', { name: 'Keep Pro' }).click()
    await page.getByText(/The next payment is on/).waitFor()
    await page.goto('/payment?plan=basic')
    await page.getByRole('button', { name: /Switch to Basic on/ }).click()
    await page.getByText(/Basic begins then/).waitFor()
    await page.goto('/payment?plan=business')
    await page.getByText('Unused part of Pro').waitFor()
    expect(await credits(page)).toBe(305)
  })

  it('an unknown plan falls back to Basic, and who is nobody signs up first', async () => {
    const { page } = await journey.visit()
    await page.goto('/payment?plan=enterprise')
    await page.waitForURL('**/auth?mode=signup')
    await fillSignUpForm(page, newPerson())
    await page.getByRole('heading', { name: 'Upgrade to Basic' }).waitFor()
    expect(await page.getByRole('button', { name: 'Pay $12.00' }).count()).toBe(1)
  })

  it('an existing user upgrades from the builder, and comes back to it; leaving costs nothing', async () => {
    const { page } = await journey.visit()
    await signUp(page)
    await page.goto('/pipeline-builder')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: /Subscription/ }).click()
    const plans = page.getByRole('dialog', { name: 'Upgrade plan' })
    await plans.getByRole('button', { name: 'Upgrade to Business' }).waitFor()
    await see(page, 'plans')
    await plans.getByRole('button', { name: 'Upgrade to Business' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Payment cancelled').first().waitFor()
    await page.getByText('Your payment was cancelled. You can try again anytime.').first().waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(new URL(page.url()).pathname).toBe('/pipeline-builder')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: /Credits/ }).click()
    await plans.getByRole('button', { name: 'Upgrade to Basic' }).click()
    await page.getByRole('button', { name: 'Pay $12.00 as a test' }).click()
    await page.getByText("You've been upgraded to Basic plan with 105 credits!").first().waitFor()
    await expect.poll(() => page.getByTestId('credits').textContent()).toBe('105 credits')
    expect(new URL(page.url()).pathname).toBe('/pipeline-builder')
  })

  it('credits run out in the middle of a chat, and a plan goes on with it', async () => {
    const { page } = await journey.visit()
    await signUp(page)
    await page.evaluate(async (csvData) => {
      await fetch('/api/datasets/upload', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'orders', filename: 'orders.csv', csvData }),
      })
    }, CSV)
    await spend(page, ORDERS, 5)
    await page.evaluate(() => sessionStorage.setItem('credit_warning_shown', 'true'))
    await page.goto('/pipeline-builder')
    await page.getByLabel('Message to the assistant').fill(ORDERS)
    await page.keyboard.press('Enter')
    await page
      .getByText('You need more credits to use AI features. Please upgrade your plan.')
      .first()
      .waitFor()
    await page.getByText('No Credits Remaining').first().waitFor()
    const plans = page.getByRole('dialog', { name: 'Upgrade plan' })
    await plans.getByRole('button', { name: 'Upgrade to Pro' }).click()
    await page.getByRole('button', { name: 'Pay $29.00 as a test' }).click()
    await expect.poll(() => page.getByTestId('credits').textContent()).toBe('300 credits')
    await page.getByLabel('Message to the assistant').fill(ORDERS)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Proposal' }).waitFor()
    await expect.poll(() => page.getByTestId('credits').textContent()).toBe('299 credits')
  })

  it('tells what went wrong where the checkout cannot begin, and can be tried again', async () => {
    const { page } = await journey.visit()
    await signUp(page)
    await page.route('**/api/create-checkout-session', (route) => route.abort())
    await page.goto('/payment?plan=pro')
    await page.getByRole('button', { name: 'Pay $29.00' }).click()
    await page.getByText('Payment Error').first().waitFor()
    await page
      .getByText('There was an issue starting your payment. Please try again.')
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Pay $29.00' }).isEnabled()).toBe(true)
    await page.goto('/pipeline-builder')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: /Subscription/ }).click()
    const upgrade = page.getByRole('button', { name: 'Upgrade to Pro' })
    await upgrade.click()
    await page.getByText('Upgrade Error').first().waitFor()
    await expect.poll(() => upgrade.isEnabled()).toBe(true)
  })

  it('looks right on every screen it went through', () => {
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
  })
})
