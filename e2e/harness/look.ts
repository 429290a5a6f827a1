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

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
export const WIDE_LIGHT: Look = { ...WIDE, theme: 'light' }
const NARROW_DARK: Look = { ...NARROW, theme: 'dark' }
/**
 * Both sizes and both themes; every pair of them in `npm run test:full`. In a round: from one to the
 * next either the size changes or the theme, each of which takes time.
 */
export const LOOKS: readonly Look[] =
  process.env['PLAINFLOW_FULL'] === '1'
    ? [WIDE_LIGHT, { ...WIDE, theme: 'dark' }, NARROW_DARK, { ...NARROW, theme: 'light' }]
    : [WIDE_LIGHT, NARROW_DARK]
const PICTURES = join(ROOT, '.cache/screens')

/** A picture of what is on the screen, and what is wrong with it, a line each. */
export async function look(page: Page, name: string): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return judge(page, name)
}

async function judge(page: Page, name: string, rules?: string[]): Promise<string[]> {
  await atRest(page)
  await picture(page, name)
  const { wide, tall } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    // The builder fills the window: its panels scroll, the page does not.
    tall: location.pathname.startsWith('/pipeline')
      ? document.documentElement.scrollHeight - innerHeight
      : 0,
  }))
  return [
    ...(await seriousViolations(page, rules)),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...(tall > 0 ? [`${tall} px too tall`] : []),
  ]
}

/** The same state wide and narrow, light and dark; `arrange` brings it into sight in each. */
export async function lookAround(
  page: Page,
  name: string,
  arrange: (look: Look) => Promise<void> = async () => {},
): Promise<string[]> {
  const found = await lookThrough(page, name, arrange)
  await wear(page, WIDE_LIGHT)
  return found
}

/** Likewise, and leaves the page as the last look found it: the way back takes half a second. */
export async function lookThrough(
  page: Page,
  name: string,
  arrange: (look: Look) => Promise<void>,
): Promise<string[]> {
  const found: string[] = []
  const sizes = new Set<number>()
  for (const one of LOOKS) {
    await wear(page, one)
    await arrange(one)
    // Between light and dark of one size nothing but colours differs.
    const rules = sizes.has(one.width) ? ['color-contrast'] : undefined
    sizes.add(one.width)
    const wrong = await judge(page, name, rules)
    found.push(...wrong.map((line) => `${one.width} ${one.theme}: ${line}`))
  }
  return found
}

export type View = 'Assistant' | 'Blocks' | 'Canvas' | 'Results'

/** In the builder of a phone: brings the view of this name up, unless a dialog lies over all. */
export function inView(page: Page, name: View) {
  return async ({ width }: Look): Promise<void> => {
    const over = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    if (width > 500 || (await over.count()) > 0) return
    const views = page.getByRole('navigation', { name: 'Views' })
    const button = views.getByRole('button', { name })
    await button.waitFor()
    if ((await button.getAttribute('aria-current')) !== 'true') await button.click()
  }
}

export async function wear(page: Page, worn: Look): Promise<void> {
  await putOn(page, worn)
  const { theme } = worn
  // The page hears of it with its next frame, and only then begins to fade over.
  await page.waitForFunction((one) => document.documentElement.dataset['theme'] === one, theme)
}

/** For the page that is opened next. */
export async function putOn(page: Page, { width, height, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: theme })
}

/** Kept beside the others, for people to look at. On CI nobody does, and they take a third of the time. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['CI']) return
  await mkdir(PICTURES, { recursive: true })
  const width = page.viewportSize()?.width ?? 0
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  await page.screenshot({ path: join(PICTURES, `${name}-${width}-${theme}.png`) })
}

/** Colours fade over and sheets slide in: half-way they are no look at all. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const moving of document.getAnimations())
      if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish()
  })
}
