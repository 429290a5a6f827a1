import type { Page } from 'playwright-core'
import type { View } from '../harness/look.ts'

/** Something that can be on the screen, how it comes there and how it goes. */
export interface State {
  readonly name: string
  /** The state that it is opened from, where it is not the start. */
  readonly after?: string
  /** Where it is on a phone. */
  readonly view?: View
  /** Once, on a wide screen. */
  open?(page: Page): Promise<void>
  /** In each look: what does not outlive a change of the layout. */
  unfold?(page: Page): Promise<void>
  /** Takes back what would outlive the page, seen or not. */
  undo?(page: Page): Promise<void>
}

export function click(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click()
}

/** In a dialog, by its whole name: what lies below may have buttons of similar names. */
export function clickInside(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  return dialog.getByRole('button', { name, exact: true }).first().click()
}

export function tab(page: Page, name: string): Promise<void> {
  return page.getByRole('tab', { name, exact: true }).click()
}

/** The menu of a button, unless it is open already. With Enter, as some are opened by a click alone. */
export async function menu(page: Page, name: string | RegExp): Promise<void> {
  if ((await page.getByRole('menu').count()) > 0) return
  await page.getByRole('button', { name }).first().press('Enter')
  await page.getByRole('menu').waitFor()
}

/** What an entry of a menu opens, unless it is open already. */
export async function fromMenu(
  page: Page,
  button: string | RegExp,
  item: string,
  title: string | RegExp,
): Promise<void> {
  const opened = page.getByRole('dialog', { name: title }).or(asked(page, title))
  if ((await opened.count()) > 0) return
  await menu(page, button)
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
  await opened.waitFor()
}

function asked(page: Page, name: string | RegExp) {
  return page.getByRole('alertdialog', { name })
}

export async function preview(page: Page, label: string): Promise<void> {
  await page
    .getByRole('button', { name: `Preview ${label}`, exact: true })
    .first()
    .press('Enter')
  await page
    .getByText('Preview', { exact: true })
    .or(page.getByText(/^Unknown column/))
    .first()
    .waitFor()
}
