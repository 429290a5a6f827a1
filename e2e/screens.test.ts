import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'

/** Every main screen, wide and narrow, light and dark: no serious violation, nothing cut off. */
describe('screens', async () => {
  const { page, faults } = await startJourney()

  it('keeps the dots of the landing page away from what is read', async () => {
    await page.goto('/')
    const clip = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()
    if (!clip) throw new Error('The heading is not on the screen')
    const withDots = await page.screenshot({ clip })
    await page.locator('.hero-dots').evaluate((dots) => dots.setAttribute('hidden', ''))
    expect(withDots.equals(await page.screenshot({ clip }))).toBe(true)
  })

  it.each(SCREENS)('$name', async ({ name, open }) => {
    await open(page)
    expect(await lookAround(page, name)).toEqual([])
  })

  it('met no fault on the way', () => expect(faults).toEqual([]))
})

interface Screen {
  readonly name: string
  open(page: Page): Promise<unknown>
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', open: (page) => go(page, '/') },
  { name: 'documentation', open: (page) => go(page, '/documentation') },
  { name: 'documentation-expressions', open: (page) => go(page, '/documentation/expressions') },
  { name: 'sign-in', open: (page) => go(page, '/auth') },
  { name: 'sign-up', open: (page) => go(page, '/auth?mode=signup') },
  {
    name: 'dashboard',
    async open(page) {
      await signUp(page)
      await page.getByText('Credits Remaining').waitFor()
    },
  },
  {
    name: 'upload',
    async open(page) {
      await page.goto('/upload-datasets')
      await page
        .getByRole('button', { name: /^Add sample data/ })
        .first()
        .click()
      await datasets(page).first().waitFor()
    },
  },
  {
    name: 'dataset-rows',
    async open(page) {
      await datasets(page).first().getByRole('button').first().click()
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  {
    name: 'dataset-columns',
    async open(page) {
      await page.getByRole('tab', { name: 'Columns' }).click()
      await page
        .getByRole('img', { name: /^Histogram/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'dataset-reading',
    async open(page) {
      await page.getByRole('tab', { name: 'Reading' }).click()
      await page
        .getByLabel(/^Type of /)
        .first()
        .waitFor()
    },
  },
  {
    name: 'builder',
    async open(page) {
      await page.goto('/pipeline-builder')
      await page.getByRole('toolbar', { name: 'Canvas' }).waitFor()
    },
  },
  {
    name: 'not-found',
    async open(page) {
      await page.goto('/no-such-page')
      await page.getByText('404 Page Not Found').waitFor()
    },
  },
]

function datasets(page: Page) {
  return page.getByRole('list', { name: 'Datasets' }).getByRole('listitem')
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
