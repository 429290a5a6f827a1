import type { Page } from 'playwright-core'

let people = 0

export interface Person {
  readonly email: string
  readonly username: string
  readonly password: string
}

export function newPerson(): Person {
  people += 1
  const username = `walker${people}_${Date.now().toString(36)}`
  return { email: `${username}@example.com`, username, password: 'a long walk in plain sight' }
}

/** Signs up through the form, and ends on the dashboard, its questions skipped. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await fillSignUp(page, person)
  const welcome = page.getByRole('dialog', { name: 'Welcome to Plainflow!' })
  await welcome.getByRole('button', { name: 'Skip' }).click()
  await welcome.waitFor({ state: 'detached' })
  return person
}

/** As far as the questions that a new user is asked. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.goto('/auth?mode=signup')
  await fillSignUpForm(page, person)
  await page.waitForURL('**/dashboard')
}

/** On the page that is open already. */
export async function fillSignUpForm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully!').first().waitFor({ timeout: 20_000 })
}
