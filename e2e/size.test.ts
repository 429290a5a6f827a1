import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { ROOT } from './harness/product.ts'

/** What a visitor waits for: all scripts a page asks for by itself, compressed with gzip. */
const MOST = { landing: 150_000, builder: 360_000 }

describe('the scripts of a page', async () => {
  const journey = await startJourney()
  const { page } = journey

  it('stay small on the landing page and in the builder', async () => {
    await page.goto('/')
    const landing = await scriptBytes(page)

    const { page: member } = await journey.visit()
    await signUp(member)
    await member.goto('/pipeline-builder')
    await member.getByRole('toolbar', { name: 'Canvas' }).waitFor()
    const builder = await scriptBytes(member)

    console.warn(`gzip: landing ${landing} bytes, builder ${builder} bytes`)
    expect(landing).toBeGreaterThan(50_000)
    expect(landing).toBeLessThanOrEqual(MOST.landing)
    expect(builder).toBeGreaterThan(landing)
    expect(builder).toBeLessThanOrEqual(MOST.builder)
  })
})

/** Also of scripts loaded later on their own: a part that is fetched at once is not spared. */
async function scriptBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  const sizes = [...new Set(addresses)].map(async (path) => {
    return gzipSync(await readFile(join(ROOT, 'packages/web/dist', path))).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
