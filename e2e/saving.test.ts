import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { type Person, signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'

/** Nothing that was done on the canvas is lost: not to another tab, the network, a reload or a sign-in. */
describe('saving', async () => {
  const journey = await startJourney()
  const { page } = journey
  let person: Person
  let other: Page
  // Also where a test broke off: the next one has a network.
  afterEach(() => page.context().setOffline(false))

  it('stores a new pipeline with its first block, and nothing on the screen changes', async () => {
    person = await signUp(page)
    await page.goto('/pipeline-builder')
    await state(page, 'New')
    const palette = page.getByRole('button', { name: /^Add Load CSV/ })
    await palette.click()
    await page.waitForURL('**/pipeline/*')
    await state(page, 'Saved')
    await expect
      .poll(() => palette.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await expect.poll(() => page.locator('.react-flow__node.selected').count()).toBe(1)
    await page
      .getByRole('button', { name: /^Add Filter/ })
      .first()
      .click()
    await blocks(page, 2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await blocks(page, 0)
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: 'Redo' }).click()
    await blocks(page, 2)
    await state(page, 'Saved')
    await page.reload()
    await blocks(page, 2)
  })

  it('merges edits of different blocks made in two tabs', async () => {
    other = await page.context().newPage()
    other.on('pageerror', (error) => journey.faults.push(error.message))
    await other.goto(page.url())
    await blocks(other, 2)
    await rename(page, 'Load CSV', 'Sales')
    await state(page, 'Saved')
    await rename(other, 'Filter', 'West')
    await other.getByText('Merged with changes from another tab').first().waitFor()
    await state(other, 'Saved')
    await cards(other, ['Sales', 'West'])
    // The first one hears of it when somebody looks at it again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await cards(page, ['Sales', 'West'])
    const labels = (await stored(page)).blocks.map((block: { label: string }) => block.label)
    expect(labels).toEqual(['Sales', 'West'])
  })

  it('asks where both tabs changed the same, and keeps both', async () => {
    await rename(page, 'West', 'West and East')
    await state(page, 'Saved')
    await rename(other, 'West', 'All but South')
    const dialog = other.getByRole('dialog', { name: 'This pipeline was changed elsewhere' })
    await dialog.getByRole('radio', { name: /All but South/ }).waitFor()
    expect(await lookAround(other, 'saving-conflict')).toEqual([])
    // Put off, it is told where the state is shown, and nothing is overwritten.
    await other.keyboard.press('Escape')
    await state(other, 'Unsaved: it was changed elsewhere')
    await other.getByRole('button', { name: 'Review', exact: true }).click()
    await dialog.getByRole('radio', { name: /West and East/ }).check()
    await dialog.getByRole('button', { name: 'Save the merge' }).click()
    await state(other, 'Saved')
    await cards(other, ['Sales', 'West and East'])
  })

  it('restores a version, and undo takes that back', async () => {
    await other.getByRole('button', { name: 'History' }).click()
    const history = other.getByRole('dialog', { name: 'History' })
    const aside = history.getByRole('button', { name: /Set aside in a merge/ })
    await aside.click()
    const differences = history.getByRole('list', { name: 'Differences' })
    await differences.getByText('All but South').last().waitFor()
    await history.getByLabel('Name of this version').fill('What the other tab had')
    await history.getByRole('button', { name: 'Name it' }).click()
    await history.getByRole('button', { name: /^What the other tab had/ }).waitFor()
    expect(await lookAround(other, 'saving-history')).toEqual([])
    await history.getByRole('button', { name: 'Restore' }).click()
    await history.waitFor({ state: 'detached' })
    await cards(other, ['Sales', 'All but South'])
    await state(other, 'Saved')
    await other.getByRole('button', { name: 'Undo' }).click()
    await cards(other, ['Sales', 'West and East'])
    await state(other, 'Saved')
    await other.reload()
    await cards(other, ['Sales', 'West and East'])
    await other.close()
  })

  it('keeps work in the browser while there is no network, and saves it after', async () => {
    await page.reload()
    await cards(page, ['Sales', 'West and East'])
    await page.context().setOffline(true)
    await rename(page, 'Sales', 'Sales of June')
    await state(page, 'Offline: kept in this browser')
    const seen = await lookAround(page, 'saving-offline')
    await page.context().setOffline(false)
    expect(seen).toEqual([])
    await state(page, 'Saved')
    await expect.poll(async () => (await stored(page)).blocks[0].label).toBe('Sales of June')
  })

  it('begins a pipeline without a network; a part not loaded yet waits for the server', async () => {
    const fresh = await page.context().newPage()
    fresh.on('pageerror', (error) => journey.faults.push(error.message))
    await fresh.goto('/pipeline-builder')
    await state(fresh, 'New')
    // What it loads by itself is there: without that no block could be added.
    await fresh.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await fresh.getByRole('button', { name: /^Add Load CSV/ }).click()
    await state(fresh, 'Offline: kept in this browser')
    await fresh.getByRole('tab', { name: 'DevTools' }).click()
    await fresh.getByText('Not loaded yet').first().waitFor()
    await blocks(fresh, 1)
    await page.context().setOffline(false)
    await fresh.getByRole('button', { name: 'Diagnostics' }).waitFor()
    await state(fresh, 'Saved')
    expect((await stored(fresh)).blocks).toHaveLength(1)
    await fresh.close()
  })

  it('has unsaved work after a reload', async () => {
    const refuse = '**/api/pipelines/*'
    await page.route(refuse, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await rename(page, 'Sales of June', 'Sales of July')
    await state(page, 'Offline: kept in this browser')
    await expect.poll(async () => (await stored(page)).blocks[0].label).toBe('Sales of June')
    await page.reload()
    await cards(page, ['Sales of July', 'West and East'])
    await page.unroute(refuse)
    await page.keyboard.press('Control+s')
    await state(page, 'Saved')
    await expect.poll(async () => (await stored(page)).blocks[0].label).toBe('Sales of July')
  })

  it('goes on with the same canvas after the sign-in ran out', async () => {
    const address = page.url()
    await endSession(page)
    await rename(page, 'Sales of July', 'Sales of August')
    await page.waitForURL('**/auth')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(address)
    await cards(page, ['Sales of August', 'West and East'])
    await state(page, 'Saved')
    await expect.poll(async () => (await stored(page)).blocks[0].label).toBe('Sales of August')
    await page.getByRole('button', { name: 'Undo' }).click()
    await cards(page, ['Sales of July', 'West and East'])
    await state(page, 'Saved')
  })

  it('offers work on a deleted pipeline as a new one', async () => {
    const address = page.url()
    await page.route('**/api/pipelines/*', (route) => route.abort())
    await rename(page, 'Sales of July', 'Sales of May')
    await state(page, 'Offline: kept in this browser')
    await page.unroute('**/api/pipelines/*')
    await page.evaluate(
      async (path) => fetch(path, { method: 'DELETE' }),
      `/api/pipelines/${address.split('/').at(-1)}`,
    )
    await page.reload()
    const offer = page.getByRole('button', { name: 'Open the unsaved work as a new pipeline' })
    await offer.waitFor()
    expect(await lookAround(page, 'saving-deleted')).toEqual([])
    await offer.click()
    await cards(page, ['Sales of May', 'West and East'])
    await state(page, 'Saved')
    expect(page.url()).not.toBe(address)
    await expect.poll(async () => (await stored(page)).blocks[0].label).toBe('Sales of May')
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

async function state(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.getByTestId('save-state').getAttribute('aria-label')).toBe(text)
}

async function blocks(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.getByTestId('block-card').count()).toBe(count)
}

async function cards(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels)
    await page.getByTestId('block-card').getByText(label, { exact: true }).waitFor()
}

/** The smallest edit there is: another label for a block, through its dialog. */
async function rename(page: Page, block: string, label: string): Promise<void> {
  const card = page.getByTestId('block-card')
  await card.getByRole('button', { name: `Configure ${block}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label', { exact: true }).fill(label)
  await dialog.getByRole('button', { name: 'Save Configuration' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What the server has of the pipeline whose address this is. */
// oxlint-disable-next-line typescript/no-explicit-any -- the answer is asserted on, not typed
async function stored(page: Page): Promise<any> {
  const id = page.url().split('/').at(-1)
  return page.evaluate(async (path) => (await fetch(path)).json(), `/api/pipelines/${id}`)
}

/** The session ends on the server; the page does not know yet. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => fetch('/api/auth/signout', { method: 'POST' }))
}
