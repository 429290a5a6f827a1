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
  await page.getByText('Account created successfully!').first().waitFor()
}

/** Through the form, as far as the dashboard. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await fillSignIn(page, person)
  await page.waitForURL('**/dashboard')
}

/** On the page that is open already. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

type AccountTab = 'Account' | 'Security' | 'API keys' | 'Your data'

/** The dialog of the account, from the dashboard. */
export async function openAccount(page: Page, tab: AccountTab = 'Account'): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
}
