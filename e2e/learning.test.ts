import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { configure, select } from './harness/canvas.ts'
import { startJourney } from './harness/journey.ts'
import { inView, look, lookAround } from './harness/look.ts'

/** Who has a short contract and calls often leaves; every tenth does otherwise. */
function customersCsv(count = 600): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const [months, calls] = [(at * 37) % 48, (at * 13) % 9]
    const leaves = (months < 20 && calls > 3) !== (at % 10 === 7)
    return [at + 1, months, calls, leaves ? 'yes' : 'no'].join(',')
  })
  return `customer_id,months,calls,churned\n${rows.join('\n')}\n`
}

const SENTENCE = 'train a model that predicts churned from the customers table and test it on 30 %'

/** From rows to a model that is judged, kept, compared and used. */
describe('a model', async () => {
  const journey = await startJourney()
  const { page } = journey
  const list = page.getByRole('list', { name: 'Models', exact: true })

  it('has a place of its own, empty at first', async () => {
    await signUp(page)
    await page.goto('/dashboard')
    const empty = page.getByText('No models yet')
    await empty.waitFor()
    expect(await lookAround(page, 'models-none', () => empty.scrollIntoViewIfNeeded())).toEqual([])
  })

  it('is asked for in a sentence, and says that it is not trained yet', async () => {
    await bring(page, 'customers.csv', customersCsv())
    await send(page, SENTENCE)
    const said = page.getByTestId('block-card').getByText('Train gradient boosting to predict')
    await said.waitFor()
    await page.getByRole('button', { name: 'Accept' }).first().click()
    await select(page, 'ML Train')
    await page.getByText('Run the pipeline to train the model first.').waitFor()
    expect(await look(page, 'model-untrained')).toEqual([])
  })

  it('is trained by a run, and judged in its results', async () => {
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page
      .getByRole('list', { name: 'Made by the run' })
      .getByText('Model, version 1')
      .waitFor()
    const verdict = page.getByRole('region', { name: 'Verdict' })
    await verdict.waitFor()
    expect(await verdict.textContent()).toMatch(/etter than .*: .* \d\.\d+ against \d\.\d+\./)
    expect(await verdict.textContent()).toContain('rows it had not seen')
    const pictures = page.getByRole('region', { name: 'Charts' }).getByRole('img')
    await expect.poll(() => pictures.count()).toBeGreaterThan(3)
    expect(await lookAround(page, 'model-results', inView(page, 'Results'))).toEqual([])
  })

  it('gives its charts as files', async () => {
    const charts = page.getByRole('region', { name: 'Charts' })
    for (const format of ['PNG', 'SVG']) {
      const arriving = page.waitForEvent('download')
      await charts
        .getByRole('button', { name: `Download the chart as ${format}` })
        .nth(1)
        .click()
      expect((await arriving).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, 'i'))
    }
  })

  it('is code as soon as it is trained', async () => {
    await page.getByRole('tab', { name: 'Code', exact: true }).click()
    const code = page.getByRole('textbox', { name: / code$/ })
    await expect.poll(() => code.textContent()).toMatch(/customers/)
    await page.getByRole('tab', { name: 'Results', exact: true }).click()
  })

  it('gives way to the rows, and comes back', async () => {
    await page.getByRole('button', { name: 'Show the rows' }).click()
    await page.getByRole('grid').waitFor()
    expect(await page.getByRole('region', { name: 'Verdict' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Show the model' }).click()
    await page.getByRole('region', { name: 'Verdict' }).waitFor()
  })

  it('is listed by version, compared and promoted', async () => {
    await trainAgain(page, 20)
    await page.goto('/dashboard')
    await list.getByText('Version 2').waitFor()
    await list.getByRole('button', { name: '2 versions of churned' }).click()
    expect(await lookAround(page, 'models', () => list.scrollIntoViewIfNeeded())).toEqual([])
    await list.getByRole('button', { name: 'Look at version 1 of churned' }).click()
    await page.getByRole('dialog').getByRole('region', { name: 'Verdict' }).waitFor()
    expect(await lookAround(page, 'model-dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Compare two' }).click()
    await page.getByRole('dialog').getByRole('rowheader', { name: 'Trees' }).waitFor()
    expect(await lookAround(page, 'models-compare')).toEqual([])
    await page.keyboard.press('Escape')
    await list.getByRole('button', { name: 'Promote version 1 of churned' }).click()
    const first = list.getByRole('listitem').filter({ hasText: 'Version 1' }).last()
    await first.getByText('In use').waitFor()
  })

  it('scores other rows when a sentence says so', async () => {
    await bring(page, 'new_leads.csv', leadsCsv())
    await send(page, 'score the new leads with the last model')
    await page.getByTestId('block-card').getByText('with model "churned"').waitFor()
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page.getByRole('columnheader', { name: /prediction/ }).waitFor()
    // The known truth: a short contract and many calls, and the other way round.
    const rows = page.getByRole('grid').getByRole('row')
    await expect.poll(() => rows.nth(1).textContent()).toContain('yes')
    await expect.poll(() => rows.nth(2).textContent()).toContain('no')
  })

  it('is chosen by name in the form of Predict, whose code has it', async () => {
    await configure(page, 'Predict')
    const choice = page.getByRole('dialog').getByLabel('Model', { exact: true })
    await expect.poll(() => choice.inputValue()).toBe('churned')
    expect(await lookAround(page, 'model-choice')).toEqual([])
    await page.getByRole('button', { name: 'Show Code' }).click()
    await page.getByText('Code Generated').first().waitFor()
    await page.getByLabel('Generated code').getByText('import').first().waitFor()
    await page.keyboard.press('Escape')
  })

  it('is not deleted without a word about who uses it', async () => {
    await page.goto('/dashboard')
    await list.getByRole('button', { name: 'Delete version 1 of churned' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Delete this version?' })
    await question.getByText(/of “churned” goes for good/).waitFor()
    expect(await look(page, 'model-delete')).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

/** Two that anybody can tell from the rows above, without the answer. */
function leadsCsv(): string {
  return 'customer_id,months,calls\n9001,3,8\n9002,40,1\n'
}

async function bring(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/pipeline-builder')
  await page.getByRole('tab', { name: 'Files' }).click()
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByTestId('csv-input').setInputFiles(file)
  const rows = text.trim().split('\n').length - 1
  await page.getByText(`${rows} rows · `).waitFor()
}

async function send(page: Page, sentence: string): Promise<void> {
  const field = page.getByLabel('Message to the assistant')
  await field.fill(sentence)
  await field.press('Enter')
}

/** The pipeline that trained, run once more with another number of trees. */
async function trainAgain(page: Page, trees: number): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const path = `/api/pipelines/${id}`
  const stored = await page.evaluate(async (from) => (await fetch(from)).json(), path)
  const withTrees = ({ mlModel, ...rest }: { mlModel: object }) => ({
    ...rest,
    mlModel: { ...mlModel, trees },
  })
  const blocks = stored.blocks.map((block: { type: string; configuration: { mlModel: object } }) =>
    block.type === 'ml_train' ? { ...block, configuration: withTrees(block.configuration) } : block,
  )
  const run = await post(page, `${path}/execute`, { blocks })
  const status = () =>
    page.evaluate(async (of) => (await (await fetch(`/api/executions/${of}`)).json()).status, run)
  await expect.poll(status).toBe('completed')
}

/** Gives the id of what it made. */
function post(page: Page, path: string, body: object): Promise<string> {
  return page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: text })
      const made: { id?: string; executionId?: string } = await answer.json()
      return made.executionId ?? made.id ?? ''
    },
    [path, JSON.stringify(body)] as const,
  )
}
