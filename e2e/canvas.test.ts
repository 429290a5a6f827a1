import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { seriousViolations } from './harness/axe.ts'
import { blockGrid } from './harness/block-grid.ts'
import {
  canvasJson,
  card,
  clear,
  configure,
  counts,
  dragCard,
  drawArrow,
  type Graph,
  middleOf,
  palette,
  port,
  quickAdd,
  saveConfiguration,
  select,
  startWith,
  states,
} from './harness/canvas.ts'
import { startJourney } from './harness/journey.ts'
import { picture } from './harness/look.ts'
import { bringSales } from './harness/sales.ts'

/** The canvas as hands and keys use it. */
describe('the canvas', async () => {
  const journey = await startJourney()
  const { page, product } = journey

  beforeAll(async () => {
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  })
  afterEach(async () => {
    // oxlint-disable-next-line vitest/no-standalone-expect -- of each state that a journey ends in
    expect(await seriousViolations(page)).toEqual([])
  })

  it('is filled by hand: dropped, configured, joined', async () => {
    await signUp(page)
    await bringSales(page)
    await page.getByRole('tab', { name: 'Templates' }).click()

    const pane = page.locator('.react-flow__pane')
    await palette(page, 'Load CSV').dragTo(pane, { targetPosition: { x: 160, y: 200 } })
    await configure(page, 'Load CSV')
    await page.getByLabel('Dataset', { exact: true }).selectOption({ index: 1 })
    await saveConfiguration(page)
    await palette(page, 'Sort').dragTo(pane, { targetPosition: { x: 520, y: 240 } })
    await expect.poll(() => counts(page)).toBe('2 blocks, 0 connections')

    await drawArrow(page, port(page, 'sales.csv', 'source'), port(page, 'Sort', 'target'))
    await expect.poll(() => counts(page)).toBe('2 blocks, 1 connection')
    await configure(page, 'Sort')
    await page.getByRole('tab', { name: 'Configuration' }).click()
    await page.getByLabel('Keep only the first').fill('7')
    await saveConfiguration(page)
  })

  it('offers fitting blocks where an arrow is let go over empty canvas', async () => {
    const from = await middleOf(port(page, 'Sort', 'source'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 80, from.y + 60, { steps: 4 })
    await page.mouse.up()
    const list = page.getByRole('list', { name: 'Fitting blocks' })
    await list.waitFor()
    await expect.poll(() => list.getByRole('button', { name: /^Export/ }).count()).toBe(1)
    await expect.poll(() => list.getByRole('button', { name: /^Load CSV/ }).count()).toBe(0)
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.type('export')
    await page.keyboard.press('Enter')
    await expect.poll(() => counts(page)).toBe('3 blocks, 2 connections')
    await expect.poll(() => focusedName(page)).toMatch(/^Export/)
  })

  it('is configured from the keyboard, and the focus comes back', async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Configure Export' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedName(page)).toMatch(/^Export/)
  })

  it('previews, runs, shows rows on cards and arrows, and hands out the file', async () => {
    await card(page, 'Sort').getByRole('button', { name: 'Preview Sort' }).click()
    await page.getByRole('grid').waitFor()
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page.getByRole('tabpanel', { name: 'Performance' }).getByText('completed').waitFor()
    await expect.poll(() => states(page)).toEqual(['completed', 'completed', 'completed'])
    await expect.poll(() => page.locator('.wire-rows').allTextContents()).toEqual(['1,000', '7'])
    await picture(page, 'canvas-ran')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /\.csv/ }).first().click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
  })

  it('marks what an edit made stale, and nothing else', async () => {
    await configure(page, 'Sort')
    await page.getByLabel('Keep only the first').fill('8')
    await saveConfiguration(page)
    await expect.poll(() => states(page)).toEqual(['completed', 'stale', 'stale'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => states(page)).toEqual(['completed', 'completed', 'completed'])
  })

  it('keeps a note by its block, each change one step back', async () => {
    await select(page, 'Sort')
    await page.getByRole('button', { name: 'Add a note' }).click()
    await page.getByLabel('Note', { exact: true }).fill('Only the first seven')
    await page.keyboard.press('Control+Enter')
    const note = page.getByTestId('note')
    await note.getByText('Only the first seven').waitFor()
    const before = await note.boundingBox()
    const way = async () => {
      const [here, there] = [await middleOf(note), await middleOf(card(page, 'Sort'))]
      return [Math.round(there.x - here.x), Math.round(there.y - here.y)]
    }
    const stood = await way()
    await dragCard(page, 'Sort', { x: 0, y: 60 })
    await expect
      .poll(async () => (await note.boundingBox())?.y)
      .toBeGreaterThan((before?.y ?? 0) + 40)
    await expect.poll(way).toEqual(stood)
    const corner = await middleOf(page.getByTestId('note-corner'))
    await page.mouse.move(corner.x, corner.y)
    await page.mouse.down()
    await page.mouse.move(corner.x + 50, corner.y + 30, { steps: 3 })
    await page.mouse.up()
    await expect
      .poll(async () => (await note.boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? 0) + 40)
    await picture(page, 'canvas-note')
    expect(await seriousViolations(page)).toEqual([])
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
    await expect.poll(() => note.count()).toBe(0)
  })

  it('takes the arrows of a deleted block along, and gives both back', async () => {
    await select(page, 'Sort')
    await page.keyboard.press('Delete')
    await expect.poll(() => counts(page)).toBe('2 blocks, 0 connections')
    await page.keyboard.press('Control+z')
    await expect.poll(() => counts(page)).toBe('3 blocks, 2 connections')
  })

  it('shows where a run failed, why, and the way there', async () => {
    await startWith(page, product, 'Failing', await failingPipeline(page))
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    const checked = page.locator('[data-block-type=validate]')
    await expect.poll(() => checked.getAttribute('data-run')).toBe('failed')
    await expect.poll(() => checked.getByTestId('card-problem').textContent()).toContain('region')
    await page.getByRole('button', { name: /problem/ }).click()
    const problems = page.getByRole('region', { name: 'Problems' })
    await problems.getByText('The last run failed here.').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'canvas-failed')
    await problems.getByRole('button', { name: /The last run failed here/ }).click()
    await page.getByRole('dialog', { name: /Configure Validate/ }).waitFor()
    await page.getByLabel('Column', { exact: true }).fill('order_id')
    await page.keyboard.press('Enter')
    await saveConfiguration(page)
    await expect.poll(() => checked.getAttribute('data-run')).toBe('stale')
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await expect.poll(() => checked.getAttribute('data-run')).toBe('completed')
  })

  it('gives back the same JSON after twenty mixed edits, undone and redone', async () => {
    await page.goto('/pipeline-builder')
    await page.getByRole('toolbar', { name: 'Canvas' }).waitFor()
    await clear(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    const redo = page.getByRole('button', { name: 'Redo' })
    await quickAdd(page, 'load csv')
    await undo.click()
    await expect.poll(() => counts(page)).toBe('0 blocks, 0 connections')
    await redo.click()
    await expect.poll(() => counts(page)).toBe('1 block, 0 connections')
    const before = await canvasJson(page)
    await select(page, 'Load CSV')
    const edits = await twentyEdits(page)
    expect(edits).toBe(20)
    const after = await canvasJson(page)
    expect(after).not.toEqual(before)
    for (let step = 0; step < edits; step += 1) await undo.click()
    await expect.poll(() => canvasJson(page)).toEqual(before)
    for (let step = 0; step < edits; step += 1) await redo.click()
    await expect.poll(() => redo.isDisabled()).toBe(true)
    await expect.poll(() => canvasJson(page)).toEqual(after)
  })

  it('copies blocks into another tab, and leaves other text alone', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    const copied = await counts(page)
    const other = await page.context().newPage()
    await other.goto(`${product.url}/pipeline-builder`)
    await other.getByRole('toolbar', { name: 'Canvas' }).waitFor()
    await clear(other)
    await other.keyboard.press('Control+v')
    await expect.poll(() => counts(other)).toBe(copied)
    for (const text of ['hello', '{"blocks":[{"__proto__":1}],"connections":[]}', '{"blocks":']) {
      await other.evaluate((words) => navigator.clipboard.writeText(words), text)
      await other.keyboard.press('Control+v')
    }
    await other.evaluate(() => navigator.clipboard.writeText('select region from sales'))
    await other.keyboard.press('Control+v')
    await other.getByRole('dialog', { name: /SQL/ }).waitFor()
    await expect.poll(() => counts(other)).toBe(copied)
    await other.close()
  })

  it('draws of 500 blocks those in sight, and lists them all', async () => {
    await startWith(page, product, 'Large', blockGrid(500))
    await expect.poll(() => counts(page)).toContain('500 blocks')
    await expect.poll(() => page.getByTestId('block-card').count()).toBeLessThan(150)
    await page.getByRole('button', { name: 'List of blocks' }).click()
    const list = page.getByRole('region', { name: 'Blocks' })
    await list.getByText('The first 200 of 500 blocks').waitFor()
    await list.getByLabel('Find a block on the canvas').fill('Sort 499')
    await list.getByRole('button', { name: /Sort 499/ }).click()
    await page.getByTestId('block-card').filter({ hasText: 'Sort 499' }).waitFor()
    await picture(page, 'canvas-500')
    await list.getByRole('button', { name: 'Close blocks' }).click()
    await page.getByRole('button', { name: 'Fit view' }).click()
    await tidyUp(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.poll(() => undo.isEnabled()).toBe(true)
    await page.keyboard.press('Control+z')
    await expect.poll(() => undo.isDisabled()).toBe(true)
  })

  it('shows a phone the blocks below each other', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await startWith(page, product, 'Narrow', blockGrid(4))
    const cards = page.getByTestId('block-card')
    await expect.poll(() => cards.count()).toBe(4)
    const boxes = await Promise.all((await cards.all()).map((one) => one.boundingBox()))
    const tops = boxes.map((box) => Math.round(box?.y ?? 0))
    expect(new Set(tops).size).toBeGreaterThan(1)
    await picture(page, 'canvas-phone')
  })

  it('gives a finger one large button for each block, which opens its menu', async () => {
    const actions = page.getByRole('button', { name: 'Actions of Sort 1' })
    const box = await actions.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(36)
    const buttons = page.getByTestId('block-card').getByRole('button')
    expect(await buttons.count()).toBe(4)
    await actions.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(3)
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

/** Adding, moving, drawing, inserting, copying, cutting, naming, tidying and deleting; how many there were. */
async function twentyEdits(page: Page): Promise<number> {
  for (const word of ['filter', 'sort', 'aggregate', 'export']) await quickAdd(page, word)
  await select(page, 'Sort')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect.poll(() => counts(page)).toBe('6 blocks, 4 connections')
  await page.keyboard.press('Delete')
  await dragCard(page, 'Filter', { x: 30, y: 70 })
  await page.locator('.react-flow__edge').first().focus()
  await page.keyboard.press('Enter')
  await quickAdd(page, 'clean')
  await expect.poll(() => counts(page)).toBe('6 blocks, 5 connections')
  await tidyUp(page)
  await configure(page, 'Filter')
  await page.getByLabel('Label').fill('West only')
  await saveConfiguration(page)
  await select(page, 'West only')
  await page.keyboard.press('Control+x')
  await expect.poll(() => counts(page)).toBe('5 blocks, 3 connections')
  await page.keyboard.press('Control+v')
  await expect.poll(() => counts(page)).toBe('6 blocks, 3 connections')
  await page.keyboard.press('ArrowUp')
  await page.locator('.react-flow__edge').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect.poll(() => counts(page)).toBe('6 blocks, 2 connections')
  await select(page, 'West only')
  await quickAdd(page, 'sample')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Delete')
  await expect.poll(() => counts(page)).toBe('0 blocks, 0 connections')
  await quickAdd(page, 'union')
  return 20
}

/** Until the blocks lie where they were put: a click on one that moves away meets another. */
async function tidyUp(page: Page): Promise<void> {
  const tidy = page.getByRole('button', { name: 'Tidy up' })
  await tidy.click()
  await expect.poll(() => tidy.getAttribute('aria-busy')).toBe('false')
}

/** Four regions repeat over a thousand rows: the run stops where each shall be there once. */
async function failingPipeline(page: Page): Promise<Graph> {
  const [dataset] = await page.evaluate(async () => (await fetch('/api/datasets')).json())
  const config = { filePath: 'sales.csv', datasetId: dataset.id, format: 'csv' }
  const rules = [{ rule: 'unique', column: 'region', severity: 'stop' }]
  const block = (id: string, type: string, label: string, x: number, configuration: object) => ({
    id,
    type,
    label,
    position: { x, y: 0 },
    data: {},
    configuration,
  })
  return {
    blocks: [
      block('load', 'load_csv', 'sales', 0, { dataSource: { type: 'file', config } }),
      block('check', 'validate', 'Validate', 264, { parameters: { rules } }),
    ],
    connections: [
      { id: 'e1', source: 'load', target: 'check', sourceHandle: 'out', targetHandle: 'in' },
    ],
  }
}

async function focusedName(page: Page): Promise<string | null> {
  return page.locator(':focus').getAttribute('aria-label')
}
