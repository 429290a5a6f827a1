import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { configure, saveConfiguration } from '../harness/canvas.ts'
import { click, type State, tab } from './state.ts'

/** The assistant at work, and runs: begun, done, reused, outdated, failed. */
export const RUN_STATES: readonly State[] = [
  { name: 'chat-suggestions', view: 'Assistant', open: (page) => tab(page, 'AI Agent') },
  {
    name: 'chat-streaming',
    view: 'Assistant',
    async open(page) {
      await page.route('**/api/conversational-pipeline/stream', () => {})
      await say(page, 'keep rows where amount is over 100')
      await page.getByText('Reading the sentence').first().waitFor()
    },
  },
  {
    name: 'chat-failed',
    view: 'Assistant',
    async open(page) {
      await page.route('**/api/conversational-pipeline**', (route) => route.abort())
      await say(page, 'sort by amount')
      await page.getByText('Sorry, I encountered an error').first().waitFor()
    },
  },
  {
    name: 'chat-not-understood',
    view: 'Assistant',
    async open(page) {
      await say(page, 'make me a sandwich')
      await page
        .getByText(/was not understood/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'run-starting',
    view: 'Assistant',
    async open(page) {
      await page.route('**/execute', () => {})
      await tab(page, 'Performance')
      await click(page, 'Run Pipeline')
      await page.getByText('The run is starting').waitFor()
    },
  },
  {
    name: 'run-done',
    view: 'Canvas',
    async open(page) {
      await tab(page, 'Performance')
      await run(page, 'completed')
    },
  },
  { name: 'run-result', after: 'run-done', view: 'Results', open: (page) => tab(page, 'Results') },
  {
    name: 'run-cached',
    after: 'run-done',
    view: 'Assistant',
    async open(page) {
      await run(page, 'completed')
      await page.getByText('cached').first().waitFor()
      // Two words of two runs lie over each other until one of them goes.
      const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true })
      await expect.poll(() => dismiss.count()).toBe(0)
    },
  },
  {
    name: 'run-stale',
    after: 'run-done',
    view: 'Canvas',
    async open(page) {
      await configure(page, 'West')
      await tab(page, 'Configuration')
      await page.getByRole('textbox', { name: 'Formula' }).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText("region = 'East'")
      await saveConfiguration(page)
      await page.locator('[data-run=stale]').first().waitFor()
    },
  },
  {
    name: 'run-failed',
    view: 'Canvas',
    async open(page) {
      await tab(page, 'Performance')
      await configure(page, 'Check')
      await page.getByLabel('Where it does not hold').first().selectOption('stop')
      await saveConfiguration(page)
      await run(page, 'failed')
      await page.locator('[data-run=failed]').first().waitFor()
    },
  },
  { name: 'run-failed-figures', after: 'run-failed', view: 'Assistant' },
  {
    name: 'devtools-run',
    after: 'run-failed',
    view: 'Assistant',
    async open(page) {
      await tab(page, 'DevTools')
      await click(page, 'Events')
    },
  },
]

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message to the assistant').fill(text)
  await page.keyboard.press('Enter')
}

async function run(page: Page, status: 'completed' | 'failed'): Promise<void> {
  // The answer of this run, as the one before may have ended in the same way.
  const started = page.waitForResponse((response) => response.url().endsWith('/execute'))
  await click(page, 'Run Pipeline')
  const { executionId } = (await (await started).json()) as { executionId: string } // of the contract
  const read = (id: string) =>
    fetch(`/api/executions/${id}`)
      .then((answer) => answer.json())
      .then(({ status: now }) => now)
  await expect.poll(() => page.evaluate(read, executionId)).toBe(status)
  const panel = page.getByRole('tabpanel', { name: 'Performance' })
  await panel.getByText(status, { exact: true }).first().waitFor()
}
