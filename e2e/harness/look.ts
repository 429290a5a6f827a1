import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { seriousViolations } from './axe.ts'
import { ROOT } from './product.ts'

export interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
export const LOOKS: readonly Look[] = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).map((theme) => ({ ...size, theme })),
)
const PICTURES = join(ROOT, '.cache/screens')

/** A picture of what is on the screen, and what is wrong with it, a line each. */
export async function look(page: Page, name: string): Promise<string[]> {
  await atRest(page)
  await picture(page, name)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...(await seriousViolations(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])]
}

/** The same state wide and narrow, light and dark; `arrange` brings it into sight in each. */
export async function lookAround(
  page: Page,
  name: string,
  arrange: (look: Look) => Promise<void> = async () => {},
): Promise<string[]> {
  const found: string[] = []
  for (const one of LOOKS) {
    await wear(page, one)
    await arrange(one)
    const wrong = await look(page, name)
    found.push(...wrong.map((line) => `${one.width} ${one.theme}: ${line}`))
  }
  if (LOOKS[0]) await wear(page, LOOKS[0])
  return found
}

export async function wear(page: Page, { width, height, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: theme })
}

/** Kept beside the others, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true })
  const width = page.viewportSize()?.width ?? 0
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  await page.screenshot({ path: join(PICTURES, `${name}-${width}-${theme}.png`) })
}

/** Colours fade over and sheets slide in: half-way they are no look at all. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime)
    const moving = document.getAnimations().filter(ends)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
