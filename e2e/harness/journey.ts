import type { Browser } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { launchBrowser, visit, type Visit, type VisitOptions } from './browser.ts'
import { type Product, startProduct } from './product.ts'

export interface Journey<Where = Pick<Product, 'url'>> extends Visit {
  readonly product: Where
  readonly browser: Browser
  /** Another visitor of the same product. */
  visit(options?: VisitOptions): Promise<Visit>
}

/** One browser and one visitor for all journeys of a file, in the product of its worker. */
export function startJourney(options: VisitOptions = {}): Promise<Journey> {
  const url = inject('products')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (url === undefined) throw new Error('There is no product for this worker')
  return journeyIn({ url }, options)
}

/** The same in a product of its own, for journeys during which it is killed, or that is set up otherwise. */
export async function startJourneyApart(
  options: VisitOptions = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Journey<Product>> {
  const product = await startProduct(env)
  afterAll(() => product.stop())
  return journeyIn(product, options)
}

async function journeyIn<Where extends Pick<Product, 'url'>>(
  product: Where,
  options: VisitOptions,
): Promise<Journey<Where>> {
  const browser = await launchBrowser()
  afterAll(() => browser.close())
  return {
    product,
    browser,
    visit: (other) => visit(browser, product.url, other),
    ...(await visit(browser, product.url, options)),
  }
}
