import type { Page } from 'playwright-core'
import type { View } from '../harness/look.ts'

/** Something that can be on the screen, how it comes there and how it goes. */
export interface State {
  readonly name: string
  /** Where it is on a phone. */
  readonly view?: View
  /** Once, on a wide screen. */
  open?(page: Page): Promise<void>
  /** In each look: what does not outlive a change of the layout. */
  unfold?(page: Page): Promise<void>
  /** Leaves nothing behind for the next one. */
  close?(page: Page): Promise<void>
}

export async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export function click(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click()
}

export function tab(page: Page, name: string): Promise<void> {
  return page.getByRole('tab', { name, exact: true }).click()
}
