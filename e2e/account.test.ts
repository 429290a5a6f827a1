import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillSignIn, openAccount, signIn, signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'

const NEW_PASSWORD = 'another walk, in the rain'

/** Everything a person does with the account itself, up to its end. */
describe('an account', async () => {
  const journey = await startJourney()
  const { page, product } = journey
  const { page: other } = await journey.visit()
  const dialog = page.getByRole('dialog', { name: 'Account Settings' })
  const person = await signUp(page)
  const renewed = { ...person, password: NEW_PASSWORD }
  const sessions = () => dialog.getByRole('list', { name: 'Sessions' }).getByRole('listitem')

  it('tells what it is', async () => {
    await openAccount(page)
    for (const fact of [person.email, person.username, 'Free', '5'])
      await dialog.getByText(fact, { exact: true }).waitFor()
    expect(await lookAround(page, 'account')).toEqual([])
  })

  it('changes its password with the current one, and every other session ends', async () => {
    await signIn(other, person)
    await openAccount(page, 'Security')
    await expect.poll(() => sessions().count()).toBe(2)
    expect(await lookAround(page, 'account-security')).toEqual([])
    await changePassword(page, 'not the one', NEW_PASSWORD)
    await dialog.getByText('The current password is another one.').waitFor()
    await changePassword(page, person.password, NEW_PASSWORD, 'something else')
    await dialog.getByText('Passwords do not match').waitFor()
    await changePassword(page, person.password, NEW_PASSWORD)
    await page.getByText('Password changed').first().waitFor()
    await expect.poll(() => sessions().count()).toBe(1)
    await other.goto('/dashboard')
    await other.waitForURL('**/auth')
    await fillSignIn(other, person)
    await other.getByRole('alert').waitFor()
    await fillSignIn(other, renewed)
    await other.waitForURL('**/dashboard')
  })

  it('ends one session, and all of them', async () => {
    await openAccount(page, 'Security')
    await sessions()
      .getByRole('button', { name: /^Sign out / })
      .click()
    await expect.poll(() => sessions().count()).toBe(1)
    await other.goto('/dashboard')
    await other.waitForURL('**/auth')
    await fillSignIn(other, renewed)
    await other.waitForURL('**/dashboard')
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    const sure = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
    await sure.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL('**/auth')
    await other.goto('/dashboard')
    await other.waitForURL('**/auth')
  })

  it('makes a key for programs, which opens its data and not itself, until it is revoked', async () => {
    await signIn(page, renewed)
    await openAccount(page, 'API keys')
    await dialog.getByText('No keys yet.').waitFor()
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await dialog.getByText('A name is required.').waitFor()
    await dialog.getByLabel('Name of a new key').fill('Nightly report')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const secret = await dialog.locator('output code').innerText()
    expect(secret).toMatch(/^pf_[\w-]{40,}$/)
    expect(await lookAround(page, 'account-keys')).toEqual([])
    const status = async (path: string) =>
      (await fetch(product.url + path, { headers: { authorization: `Bearer ${secret}` } })).status
    expect(await status('/api/pipelines')).toBe(200)
    expect(await status('/api/auth/export')).toBe(403)
    await openAccount(page, 'API keys')
    expect(await dialog.innerText()).not.toContain(secret)
    await dialog.getByText(/used just now/).waitFor()
    await dialog.getByRole('button', { name: 'Revoke Nightly report' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByText('No keys yet.').waitFor()
    expect(await status('/api/pipelines')).toBe(401)
  })

  it('takes everything away in one archive', async () => {
    await openAccount(page, 'Your data')
    expect(await lookAround(page, 'account-data')).toEqual([])
    const arriving = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download archive' }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/^plainflow-account-[\d-]+\.zip$/)
    const archive = await readFile(await download.path(), 'latin1')
    // Names stand in clear in a ZIP archive.
    for (const name of ['readme.txt', 'tables/credit_ledger.jsonl', 'tables/pipelines.jsonl'])
      expect(archive).toContain(`plainflow-account/${name}`)
  })

  it('is deleted by its own address, and then it is gone', async () => {
    await dialog.getByRole('button', { name: 'Delete account…' }).click()
    const sure = page.getByRole('dialog', { name: 'Delete this account?' })
    const confirm = sure.getByRole('button', { name: 'Delete for good' })
    await sure.getByRole('textbox').fill('somebody@example.com')
    await confirm.click()
    await sure.getByText('This is not the address of the account.').waitFor()
    expect(await lookAround(page, 'account-delete')).toEqual([])
    await sure.getByRole('textbox').fill(person.email)
    await confirm.click()
    await page.getByText('Account deleted').first().waitFor()
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
    await page.goto('/auth')
    await fillSignIn(page, renewed)
    await page.getByRole('alert').waitFor()
    // The address is free again.
    await signUp(page, renewed)
  })

  it('met no fault on the way', () => expect(journey.faults).toEqual([]))
})

async function changePassword(
  page: Page,
  current: string,
  password: string,
  confirm = password,
): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirm)
  await page.getByRole('button', { name: 'Change Password' }).click()
}
