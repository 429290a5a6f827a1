import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { blockGrid } from './block-grid.ts'
import type { Product } from './product.ts'

export type Graph = ReturnType<typeof blockGrid>

export function counts(page: Page): Promise<string | null> {
  return page.getByTestId('canvas-count').textContent()
}

export function palette(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Add ${label}`) }).first()
}

export function card(page: Page, label: string): Locator {
  return page.locator(`.react-flow__node[aria-label^="${label}: "]`)
}

export function port(page: Page, label: string, side: 'source' | 'target'): Locator {
  return card(page, label).locator(`.react-flow__handle.${side}`).first()
}

export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function drawArrow(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
}

export async function dragCard(
  page: Page,
  label: string,
  by: { x: number; y: number },
): Promise<void> {
  const box = await card(page, label).boundingBox()
  if (!box) throw new Error(`${label} is not on the screen`)
  await page.mouse.move(box.x + box.width / 2, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + by.x, box.y + 8 + by.y, { steps: 6 })
  await page.mouse.up()
}

/** From the keyboard, as a click would open the configuration, and so would Enter on a selected one. */
export async function select(page: Page, label: string): Promise<void> {
  await card(page, label).focus()
  await page.keyboard.press('Space')
}

export async function states(page: Page): Promise<(string | null)[]> {
  const cards = await page.getByTestId('block-card').all()
  return Promise.all(cards.map((one) => one.getAttribute('data-run')))
}

export async function quickAdd(page: Page, word: string): Promise<void> {
  await page.keyboard.press('/')
  await page.getByLabel('Find a block to add').fill(word)
  await page.keyboard.press('Enter')
  await page.getByLabel('Find a block to add').waitFor({ state: 'detached' })
}

export async function clear(page: Page): Promise<void> {
  if ((await counts(page)) === '0 blocks, 0 connections') return
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => counts(page)).toBe('0 blocks, 0 connections')
}

/** What the canvas holds, as its own clipboard text. */
export async function canvasJson(page: Page): Promise<unknown> {
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.locator('.react-flow__pane').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const text = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(text).not.toBe('')
  return JSON.parse(await text())
}

/** Through the button of its card. */
export async function configure(page: Page, label: string): Promise<void> {
  await card(page, label)
    .getByRole('button', { name: `Configure ${label}` })
    .click()
  await page.getByRole('dialog').waitFor()
}

export async function saveConfiguration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Configuration' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Opens a stored pipeline, so that a journey need not build it; a free plan holds but five. */
export async function startWith(
  page: Page,
  product: Pick<Product, 'url'>,
  name: string,
  graph: Graph,
): Promise<void> {
  const id = await page.evaluate(
    async (body) => {
      const stored: { id: string }[] = await (await fetch('/api/pipelines')).json()
      for (const one of stored) await fetch(`/api/pipelines/${one.id}`, { method: 'DELETE' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/pipelines', { method: 'POST', headers, body })
      const { id: made } = await answer.json()
      return made
    },
    JSON.stringify({
      name,
      description: '',
      blocks: JSON.stringify(graph.blocks),
      connections: JSON.stringify(graph.connections),
    }),
  )
  await page.goto(`${product.url}/pipeline/${id}`)
  await page.getByTestId('block-card').first().waitFor()
}
