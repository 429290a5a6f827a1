import { expect } from 'vitest'
import { click, menu, preview, type State, tab } from './state.ts'

/** A pipeline with data: its problems, lists, menus and notes. It has a problem that can be mended. */
export const WORKSPACE_STATES: readonly State[] = [
  {
    name: 'problems',
    view: 'Canvas',
    async open(page) {
      await click(page, /problem/)
      await page.getByRole('region', { name: 'Problems' }).getByText('amuont').first().waitFor()
    },
  },
  { name: 'preview-problem', view: 'Results', open: (page) => preview(page, 'Double') },
  {
    name: 'analysis-waits',
    view: 'Assistant',
    open: (page) => tab(page, 'Performance'),
  },
  {
    name: 'no-problems',
    after: 'problems',
    view: 'Canvas',
    async open(page) {
      const problems = page.getByRole('region', { name: 'Problems' })
      await problems.getByRole('button', { name: /^Mend/ }).click()
      await problems.getByText('Nothing is wrong.').first().waitFor()
    },
  },
  {
    name: 'block-list',
    view: 'Canvas',
    open: (page) => click(page, 'List of blocks'),
  },
  {
    name: 'quick-add',
    view: 'Canvas',
    async unfold(page) {
      if ((await page.getByLabel('Find a block to add').count()) > 0) return
      await page.locator('.react-flow__pane').focus()
      await page.keyboard.press('/')
      await page.getByLabel('Find a block to add').waitFor()
    },
  },
  {
    name: 'block-menu',
    view: 'Canvas',
    async unfold(page) {
      const card = page.locator('.react-flow__node').first()
      // On a phone the blocks are first laid out below each other.
      await expect.poll(async () => (await card.boundingBox())?.x).toBeGreaterThan(0)
      await card.click({ button: 'right', force: true })
      await page.getByRole('menuitem', { name: 'Run to here' }).waitFor()
    },
  },
  {
    name: 'pipeline-menu',
    view: 'Canvas',
    unfold: (page) => menu(page, 'Pipeline menu'),
  },
  {
    name: 'user-menu',
    view: 'Canvas',
    unfold: (page) => menu(page, 'User menu'),
  },
  {
    name: 'note-written',
    view: 'Canvas',
    async open(page) {
      await page.locator('.react-flow__node').first().focus()
      await page.keyboard.press('Enter')
      await click(page, 'Add a note')
      await page.getByLabel('Note', { exact: true }).fill('Asked of the shop each Monday')
      await page.keyboard.press('Control+Enter')
    },
  },
  {
    name: 'dropping',
    view: 'Canvas',
    async unfold(page) {
      const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
      await page.getByRole('region', { name: 'Canvas' }).dispatchEvent('dragover', { dataTransfer })
    },
  },
]
