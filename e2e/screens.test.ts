import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { seriousViolations } from './harness/axe.ts'
import { launchBrowser, visit } from './harness/browser.ts'
import { type Product, ROOT, startProduct } from './harness/product.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const THEMES = ['light', 'dark'] as const
const PICTURES = join(ROOT, '.cache/screens')

/** Every main screen, wide and narrow, light and dark: no serious violation, nothing cut off. */
describe('screens', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    await mkdir(PICTURES, { recursive: true })
    product = await startProduct()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })

  const looks = SIZES.flatMap((viewport) => THEMES.map((theme) => ({ viewport, theme })))

  it.each(looks)('at $viewport.width pixels, $theme', async ({ viewport, theme }) => {
    const { page, faults } = await visit(browser, product.url, { viewport, colorScheme: theme })
    const found: Record<string, string[]> = {}
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(PICTURES, `${name}-${viewport.width}-${theme}.png`) })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      found[name] = [
        ...(await seriousViolations(page)),
        ...(wide > 0 ? [`${wide} px too wide`] : []),
      ]
    }
    await page.goto('/')
    await look('landing')
    await page.goto('/documentation')
    await look('documentation')
    await page.goto('/documentation/expressions')
    await look('documentation-expressions')
    await page.goto('/auth')
    await look('sign-in')
    await page.goto('/auth?mode=signup')
    await look('sign-up')
    await signUp(page)
    await look('dashboard')
    await page.goto('/upload-datasets')
    await page
      .getByRole('button', { name: /^Add sample data/ })
      .first()
      .click()
    const datasets = page.getByRole('list', { name: 'Datasets' }).getByRole('listitem')
    await datasets.first().waitFor()
    await look('upload')
    await datasets.first().getByRole('button').first().click()
    await page.getByRole('grid').waitFor()
    await look('dataset-rows')
    await page.getByRole('tab', { name: 'Columns' }).click()
    await page
      .getByRole('img', { name: /^Histogram/ })
      .first()
      .waitFor()
    await look('dataset-columns')
    await page.getByRole('tab', { name: 'Reading' }).click()
    await page
      .getByLabel(/^Type of /)
      .first()
      .waitFor()
    await look('dataset-reading')
    await page.goto('/pipeline-builder')
    await page.getByRole('toolbar', { name: 'Canvas' }).waitFor()
    await look('builder')
    await page.goto('/no-such-page')
    await page.getByText('404 Page Not Found').waitFor()
    await look('not-found')
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
    expect(faults).toEqual([])
    await page.context().close()
  })
})
