import type { Page } from 'playwright-core'
import { salesCsv } from '../harness/sales.ts'
import { click, fromMenu, menu, preview, type State, tab } from './state.ts'

const MORE = /^More about /
const LONG = 'Sales of all shops, as the till has them, with what was brought back since January'

/** Files and what is in them: their menu, what is refused, previews, profile, columns, code. */
export const DATA_STATES: readonly State[] = [
  {
    name: 'files',
    view: 'Blocks',
    async open(page) {
      await tab(page, 'Files')
      await page.getByText('1,000 rows · 4 columns').waitFor()
    },
  },
  { name: 'file-menu', after: 'files', view: 'Blocks', unfold: (page) => menu(page, MORE) },
  {
    name: 'file-rename',
    after: 'files',
    view: 'Blocks',
    unfold: (page) => fromMenu(page, MORE, 'Rename', 'Rename dataset'),
  },
  {
    name: 'file-long-name',
    view: 'Blocks',
    async open(page) {
      await renameFile(page, LONG)
      await page.reload()
      await tab(page, 'Files')
      await page.getByText(LONG).first().waitFor()
    },
    undo: (page) => renameFile(page, 'sales'),
  },
  {
    name: 'file-inside',
    after: 'files',
    view: 'Blocks',
    async unfold(page) {
      await fromMenu(page, MORE, 'Look inside', 'sales')
      await page.getByRole('grid').getByText('00001', { exact: true }).waitFor()
    },
  },
  {
    name: 'file-replaced',
    after: 'files',
    view: 'Blocks',
    async open(page) {
      // Without the column that is added up and sorted by.
      const buffer = Buffer.from('order_id,region\n00001,West\n00002,East\n')
      const file = { name: 'sales.csv', mimeType: 'text/csv', buffer }
      await page.getByLabel(/^New version of /).setInputFiles(file)
      await page.getByText('New version', { exact: true }).first().waitFor()
      await page.getByText('2 rows · 2 columns').waitFor()
    },
    undo: (page) => replaceFile(page, salesCsv().csv),
  },
  {
    name: 'file-delete',
    after: 'files',
    view: 'Blocks',
    async unfold(page) {
      await fromMenu(page, MORE, 'Delete', 'Delete this file?')
      await page.getByText('Used by 1 pipeline').waitFor()
    },
  },
  {
    name: 'file-refused',
    after: 'files',
    view: 'Blocks',
    async open(page) {
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no table') }
      await page.getByTestId('csv-input').setInputFiles(file)
      await page.getByText('Please upload CSV files only', { exact: true }).first().waitFor()
    },
  },
  {
    name: 'file-broken',
    after: 'files',
    view: 'Blocks',
    async open(page) {
      const buffer = Buffer.from('a,b\n"never closed,1\n2,3\n')
      const file = { name: 'broken.csv', mimeType: 'text/csv', buffer }
      await page.getByTestId('csv-input').setInputFiles(file)
      await page.getByText('Upload Failed').first().waitFor()
    },
  },
  { name: 'preview', view: 'Results', open: (page) => preview(page, 'West') },
  {
    name: 'side-by-side',
    after: 'preview',
    view: 'Results',
    async open(page) {
      await click(page, 'Show input')
      await page
        .getByRole('region', { name: /^Input/ })
        .getByRole('grid')
        .waitFor()
    },
  },
  {
    name: 'profile',
    after: 'preview',
    view: 'Results',
    async open(page) {
      await tab(page, 'Profile')
      await page
        .getByRole('img', { name: /^Histogram/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'columns-lineage',
    view: 'Results',
    async open(page) {
      await preview(page, 'Double')
      await tab(page, 'Columns')
      await page
        .getByRole('list', { name: 'Columns of Double' })
        .getByRole('button', { name: /^doubled/ })
        .click()
      await page.getByText('amount').last().waitFor()
    },
  },
  ...['SQL (DuckDB)', 'Python (pandas)'].map((language) => ({
    name: `code-${language.slice(0, 3).toLowerCase()}`,
    view: 'Results' as const,
    async open(page: Page) {
      await tab(page, 'Code')
      await tab(page, language)
      await page.getByLabel(`${language} code`).waitFor()
    },
  })),
]

function renameFile(page: Page, name: string): Promise<void> {
  return changeFile(page, { method: 'PATCH', path: '', body: { name } })
}

function replaceFile(page: Page, csvData: string): Promise<void> {
  return changeFile(page, {
    method: 'POST',
    path: '/replace',
    body: { filename: 'sales.csv', csvData },
  })
}

/** Behind the page's back, so that it can be taken back whatever the page shows. */
function changeFile(
  page: Page,
  change: { readonly method: string; readonly path: string; readonly body: object },
): Promise<void> {
  return page.evaluate(async ({ method, path, body }) => {
    const [dataset]: { id: string }[] = await (await fetch('/api/datasets')).json()
    const headers = { 'content-type': 'application/json' }
    const address = `/api/datasets/${dataset?.id}${path}`
    const answer = await fetch(address, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`)
  }, change)
}
