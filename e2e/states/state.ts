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

/** Lets go of a menu or a question, and waits until it is gone. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  for (const role of ['menu', 'alertdialog', 'dialog'] as const)
    await page.getByRole(role).waitFor({ state: 'detached' })
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
