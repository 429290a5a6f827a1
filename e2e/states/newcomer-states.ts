import type { Page } from 'playwright-core'
import { click, clickInside, type State, tab } from './state.ts'

/** What somebody is asked first. */
export const QUESTION_STATES: readonly State[] = [
  { name: 'onboarding-1-welcome' },
  {
    name: 'onboarding-2-role',
    after: 'onboarding-1-welcome',
    open: (page) => clickInside(page, 'Next'),
  },
  {
    name: 'onboarding-3-interests',
    after: 'onboarding-2-role',
    async open(page) {
      await page.getByText('Analyst', { exact: true }).click()
      await page.getByText('Beginner', { exact: true }).click()
      await clickInside(page, 'Next')
    },
  },
  {
    name: 'onboarding-4-goals',
    after: 'onboarding-3-interests',
    async open(page) {
      await page.getByText('ETL', { exact: true }).click()
      await clickInside(page, 'Next')
    },
  },
  {
    name: 'onboarding-5-ready',
    after: 'onboarding-4-goals',
    open: (page) => clickInside(page, 'Next'),
  },
]

/** The tour of the builder, from its first step. */
export const TOUR_STATES: readonly State[] = [
  { name: 'tour-1' },
  ...[2, 3, 4, 5, 6].map((step) => ({
    name: `tour-${step}`,
    after: `tour-${step - 1}`,
    open: (page: Page) => clickInside(page, 'Next'),
  })),
]

/** A workspace without data. */
export const EMPTY_STATES: readonly State[] = [
  {
    name: 'loading',
    async open(page) {
      await page.route('**/api/auth/user', () => {})
      await page.goto('/pipeline-builder')
      await page.getByText('Loading').first().waitFor()
    },
  },
  { name: 'empty-templates', view: 'Blocks' },
  { name: 'empty-canvas', view: 'Canvas' },
  {
    name: 'palette-search',
    view: 'Blocks',
    unfold: (page) => page.getByLabel('Find a block', { exact: true }).fill('sales'),
  },
  {
    name: 'palette-nothing-found',
    view: 'Blocks',
    unfold: (page) => page.getByLabel('Find a block', { exact: true }).fill('nothing like it'),
  },
  {
    name: 'empty-files',
    view: 'Blocks',
    async open(page) {
      await tab(page, 'Files')
      await page.getByRole('region', { name: 'Sample data' }).waitFor()
    },
  },
  {
    name: 'empty-database',
    view: 'Blocks',
    async open(page) {
      await tab(page, 'Database')
      await page.getByText('No database connections').waitFor()
    },
  },
  { name: 'empty-chat', view: 'Assistant' },
  { name: 'empty-devtools', view: 'Assistant', open: (page) => tab(page, 'DevTools') },
  { name: 'empty-performance', view: 'Assistant', open: (page) => tab(page, 'Performance') },
  { name: 'empty-results', view: 'Results' },
  { name: 'empty-profile', view: 'Results', open: (page) => tab(page, 'Profile') },
  { name: 'empty-columns', view: 'Results', open: (page) => tab(page, 'Columns') },
  { name: 'empty-code', view: 'Results', open: (page) => tab(page, 'Code') },
  {
    name: 'templates-failed',
    view: 'Blocks',
    async open(page) {
      await page.route('**/api/templates', (route) => route.abort())
      await page.reload()
      await page.getByRole('toolbar', { name: 'Canvas' }).waitFor()
    },
  },
  {
    name: 'files-failed',
    view: 'Blocks',
    async open(page) {
      await page.route('**/api/datasets', (route) => route.abort())
      await page.reload()
      await tab(page, 'Files')
      await page.getByText('The files could not be loaded').waitFor()
    },
  },
  {
    name: 'not-there',
    async open(page) {
      await page.goto('/pipeline/00000000-0000-4000-8000-000000000000')
      await page.getByText('This pipeline does not exist').waitFor()
    },
  },
  {
    name: 'import-failed',
    async open(page) {
      await click(page, 'Pipeline menu')
      const buffer = Buffer.from('{"blocks": [')
      const file = { name: 'pipeline.json', mimeType: 'application/json', buffer }
      await page.getByTestId('import-input').setInputFiles(file)
      await page.getByText('Invalid pipeline file').first().waitFor()
    },
  },
]
