import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { launchBrowser, visit, type Visit, type VisitOptions } from './browser.ts'
import { type Product, startProduct } from './product.ts'

export interface Journey extends Visit {
  readonly product: Product
  readonly browser: Browser
  /** Another visitor of the same product. */
  visit(options?: VisitOptions): Promise<Visit>
}

/** One product, one browser and one visitor for all journeys of a file; gone when they have ended. */
export async function startJourney(options: VisitOptions = {}): Promise<Journey> {
  const product = await startProduct()
  afterAll(() => product.stop())
  const browser = await launchBrowser()
  afterAll(() => browser.close())
  return {
    product,
    browser,
    visit: (other) => visit(browser, product.url, other),
    ...(await visit(browser, product.url, options)),
  }
}
