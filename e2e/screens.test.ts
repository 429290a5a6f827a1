import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { look, LOOKS } from './harness/look.ts'

/** Every main screen, wide and narrow, light and dark: no serious violation, nothing cut off. */
describe('screens', async () => {
  const journey = await startJourney()

  it.each(LOOKS)('at $width pixels, $theme', async ({ width, height, theme }) => {
    const viewport = { width, height }
    const { page, faults } = await journey.visit({ viewport, colorScheme: theme })
    const found: Record<string, string[]> = {}
    const see = async (name: string) => {
      found[name] = await look(page, name)
    }
    await page.goto('/')
    await see('landing')
    await page.goto('/documentation')
    await see('documentation')
    await page.goto('/documentation/expressions')
    await see('documentation-expressions')
    await page.goto('/auth')
    await see('sign-in')
    await page.goto('/auth?mode=signup')
    await see('sign-up')
    await signUp(page)
    await see('dashboard')
    await page.goto('/upload-datasets')
    await page
      .getByRole('button', { name: /^Add sample data/ })
      .first()
      .click()
    const datasets = page.getByRole('list', { name: 'Datasets' }).getByRole('listitem')
    await datasets.first().waitFor()
    await see('upload')
    await datasets.first().getByRole('button').first().click()
    await page.getByRole('grid').waitFor()
    await see('dataset-rows')
    await page.getByRole('tab', { name: 'Columns' }).click()
    await page
      .getByRole('img', { name: /^Histogram/ })
      .first()
      .waitFor()
    await see('dataset-columns')
    await page.getByRole('tab', { name: 'Reading' }).click()
    await page
      .getByLabel(/^Type of /)
      .first()
      .waitFor()
    await see('dataset-reading')
    await page.goto('/pipeline-builder')
    await page.getByRole('toolbar', { name: 'Canvas' }).waitFor()
    await see('builder')
    await page.goto('/no-such-page')
    await page.getByText('404 Page Not Found').waitFor()
    await see('not-found')
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
    expect(faults).toEqual([])
    await page.context().close()
  })
})
