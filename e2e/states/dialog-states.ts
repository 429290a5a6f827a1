import type { Page } from 'playwright-core'
import { configure } from '../harness/canvas.ts'
import { click, clickInside, fromMenu, type State, tab } from './state.ts'

/** Everything that lies over the workspace. The last one leaves it, and so does the user. */
export const DIALOG_STATES: readonly State[] = [
  {
    name: 'configure-source',
    async open(page) {
      await configure(page, 'Load')
      await page.getByRole('list', { name: 'Columns' }).waitFor()
      await page.getByRole('dialog').getByRole('gridcell').first().waitFor()
    },
  },
  {
    name: 'configure-connected',
    after: 'configure-source',
    async open(page) {
      await clickInside(page, 'Test Connection')
      await page.getByText('Connected', { exact: true }).waitFor()
    },
  },
  {
    name: 'configure-code',
    after: 'configure-source',
    async open(page) {
      await clickInside(page, 'Show Code')
      await page.getByLabel('Generated code').waitFor()
    },
  },
  { name: 'configure-form', open: (page) => configure(page, 'Double') },
  {
    name: 'configure-advanced',
    after: 'configure-form',
    async open(page) {
      await clickInside(page, 'Advanced')
      await page.getByLabel('Custom parameters (JSON)').waitFor()
    },
  },
  { name: 'configure-alerts', after: 'configure-advanced', open: (page) => tab(page, 'Alerts') },
  { name: 'configure-output', after: 'configure-advanced', open: (page) => tab(page, 'Output') },
  { name: 'configure-ml', after: 'configure-advanced', open: (page) => tab(page, 'ML Models') },
  {
    name: 'configure-sentence',
    after: 'configure-form',
    async open(page) {
      await clickInside(page, 'Edit the sentence')
      await page.getByLabel('What this block does').fill('sort by amount')
      await page.keyboard.press('Enter')
      await page.getByText(/^This is about Sort/).waitFor()
    },
  },
  {
    name: 'configure-discard',
    after: 'configure-form',
    async open(page) {
      await page.getByLabel('Label').fill('Another name, longer than any card is wide')
      await clickInside(page, 'Cancel')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'sql-empty',
    async open(page) {
      await click(page, 'Paste SQL')
      await page.getByRole('textbox', { name: 'SQL' }).waitFor()
    },
  },
  {
    name: 'sql-problems',
    after: 'sql-empty',
    async open(page) {
      await write(page, 'select region,\n  amuont\nfrom sales')
      await page.getByRole('list', { name: 'Problems in the SQL' }).waitFor()
    },
  },
  {
    name: 'sql-replace',
    after: 'sql-empty',
    async open(page) {
      await write(page, 'select region from sales')
      await page.getByRole('button', { name: 'Add beside' }).waitFor()
    },
  },
  {
    name: 'settings',
    async open(page) {
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByText('Sentences are read on this server').waitFor()
    },
  },
  {
    name: 'settings-model',
    async open(page) {
      const name = 'a-model-with-a-very-long-name-70b'
      const model = { provider: 'openai-compatible', name, address: null, whose: 'server' }
      const used = { messages: 12, tokens: { input: 14_400, output: 3_700 } }
      await answerAssistant(page, { model, server: model, forEverybody: null, used })
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByLabel('Let the model see sample cells').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'model-for-everybody',
    async open(page) {
      const model = { provider: 'anthropic', name: 'a-model', address: null, whose: 'own' }
      const used = { messages: 0, tokens: { input: 0, output: 0 } }
      await answerAssistant(page, { model, server: null, forEverybody: true, used })
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByText('everybody’s on this server').waitFor()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await page.getByRole('switch', { name: 'For everybody on this server' }).waitFor()
    },
  },
  {
    name: 'shortcuts',
    async open(page) {
      await page.locator('body').press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  { name: 'dashboard-overlay', open: (page) => click(page, 'Dashboard') },
  {
    name: 'account',
    open: (page) => fromMenu(page, 'User menu', 'Account Details', 'Account Settings'),
  },
  {
    name: 'upgrade',
    open: (page) => fromMenu(page, 'User menu', 'Subscription', 'Upgrade plan'),
  },
  {
    name: 'import-broken',
    view: 'Canvas',
    async open(page) {
      const buffer = Buffer.from('{"blocks": [')
      const file = { name: 'pipeline.json', mimeType: 'application/json', buffer }
      await click(page, 'Pipeline menu')
      await page.getByTestId('import-input').setInputFiles(file)
      await page.getByText('Invalid pipeline file').first().waitFor()
    },
  },
  {
    name: 'clear-canvas',
    view: 'Canvas',
    unfold: (page) => fromMenu(page, 'Pipeline menu', 'Clear Canvas', 'Clear Canvas'),
  },
  {
    name: 'deploy-question',
    view: 'Blocks',
    open: (page) => tab(page, 'Templates'),
    async unfold(page) {
      if ((await page.getByRole('alertdialog').count()) > 0) return
      await click(page, /Deploy Sales Analytics/)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'credits-low',
    async open(page) {
      await page.addInitScript(() => sessionStorage.removeItem('credit_warning_shown'))
      await pretend(page, 2)
      await page.getByRole('dialog', { name: 'Low Credits Warning' }).waitFor()
    },
  },
  {
    name: 'credits-depleted',
    async open(page) {
      await pretend(page, 0)
      await page.getByRole('dialog', { name: 'Credits Depleted' }).waitFor()
    },
  },
  {
    name: 'signed-out-by-time',
    async open(page) {
      await page.evaluate(() => fetch('/api/auth/signout', { method: 'POST' }))
      await page.getByRole('button', { name: 'Dashboard' }).click()
      await page.waitForURL('**/auth')
      await page.getByText('The session has ended').first().waitFor()
    },
  },
]

async function write(page: Page, sql: string): Promise<void> {
  await page.getByRole('textbox', { name: 'SQL' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(sql)
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
}

/** As if so many credits were left: spending them takes minutes. */
async function pretend(page: Page, credits: number): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, user: { ...body.user, credits } } })
  })
  await reload(page)
}

/** As if the server said so. */
async function answerAssistant(page: Page, answer: object): Promise<void> {
  const json = { reachesOwnNetwork: false, ...answer }
  await page.route('**/api/assistant', (route) => route.fulfill({ json }))
  await reload(page)
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.getByTestId('block-card').first().waitFor()
}
