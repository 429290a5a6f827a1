import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'
import { bringSales } from './harness/sales.ts'

/** A pipeline is made to run by itself, in words, and by a program that has its secret. */
describe('a pipeline runs without anybody', async () => {
  const journey = await startJourney()
  const { page } = journey
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  const when = dialog.getByLabel('When')
  const nextRuns = dialog.getByRole('region', { name: 'Next runs' })
  let secret = ''
  let address = ''

  it('asks to keep a draft first', async () => {
    await signUp(page)
    await bringSales(page)
    await page.getByLabel('Message to the assistant').fill('load sales.csv, sort by amount')
    await page.keyboard.press('Enter')
    await page
      .getByRole('region', { name: 'Proposal' })
      .getByRole('button', { name: 'Accept' })
      .click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Schedule' }).click()
    await dialog.getByText('Keep this pipeline first').waitFor()
    expect(await lookAround(page, 'schedule-draft')).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.getByRole('button', { name: 'Keep' }).waitFor({ state: 'detached' })
    await page.getByText('Saved', { exact: true }).waitFor()
  })

  it('says what it did not understand, and shows the next runs of what it did', async () => {
    await page.getByRole('button', { name: 'Schedule' }).click()
    await when.waitFor()
    expect(await lookAround(page, 'schedule-empty')).toEqual([])
    await when.fill('whenever it rains')
    await dialog.getByText(/"whenever rains" was not understood/).waitFor()
    expect(await lookAround(page, 'schedule-refused')).toEqual([])
    await when.fill('every monday at 9:30')
    await nextRuns.getByText('every Monday at 09:30').waitFor()
    await expect.poll(() => nextRuns.getByRole('listitem').count()).toBe(5)
    for (const line of await nextRuns.getByRole('listitem').allTextContents())
      expect(line).toMatch(/Mon.*0?9:30/)
    await dialog.getByRole('button', { name: 'every weekday at 7' }).click()
    await nextRuns.getByText('every weekday at 07:00').waitFor()
    await dialog.getByLabel('Time zone').selectOption('Europe/Berlin')
    await dialog.getByLabel('If a time is missed').selectOption('Skip it')
    expect(await lookAround(page, 'schedule-filled')).toEqual([])
    // With the keyboard, from the field it was typed into.
    await when.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Scheduled', { exact: true }).first().waitFor()
  })

  it('is listed with its schedule, changed there, and asked about before that goes', async () => {
    await page.goto('/dashboard')
    await page.getByText(/runs every weekday at 07:00/).waitFor()
    await page.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
    await expect.poll(() => when.inputValue()).toBe('every weekday at 07:00')
    expect(await dialog.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin')
    await dialog.getByRole('switch', { name: 'Turned on' }).click()
    await dialog.getByRole('button', { name: 'Save schedule' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(/runs every weekday/).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this schedule?' })
    expect(await lookAround(page, 'schedule-delete')).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => when.inputValue()).toBe('')
  })

  it('has an address, whose secret is shown once', async () => {
    await dialog.getByRole('tab', { name: 'From a program' }).click()
    expect(await lookAround(page, 'trigger-empty')).toEqual([])
    await dialog.getByRole('button', { name: 'Make an address' }).click()
    await dialog.getByText('shown this once').waitFor()
    const codes = await dialog.locator('code').allTextContents()
    const told = new URL(codes.find((text) => text.startsWith('http')) ?? '')
    // The products of the tests are reached by another port than the one they know of.
    address = new URL(told.pathname, journey.product.url).href
    secret = codes.find((text) => /^pft_.{43}$/.test(text)) ?? ''
    expect(await lookAround(page, 'trigger-made')).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => dialog.getByText(secret).count()).toBe(0)
  })

  it('runs when a program calls it, and the run says so', async () => {
    const refused = await fetch(address, { method: 'POST' })
    expect(refused.status).toBe(404)
    const headers = { authorization: `Bearer ${secret}` }
    const answered = await fetch(address, { method: 'POST', headers })
    expect(answered.status).toBe(200)
    const { executionId } = await answered.json()
    await page.goto(`/runs/${executionId}`)
    await page.getByText('Completed', { exact: true }).waitFor()
    await page.getByText(/Started by a program on/).waitFor()
    expect(await lookAround(page, 'run-by-trigger')).toEqual([])
    expect(journey.faults).toEqual([])
  })
})
