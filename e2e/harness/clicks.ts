import type { Page } from 'playwright-core'

/** Counts real presses of the mouse from the next page on; gives how many there were. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('clicks'))
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => isTrusted && sessionStorage.setItem('clicks', String(count() + 1)),
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}
