import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { seriousViolations } from './harness/axe.ts'
import { select } from './harness/canvas.ts'
import { startJourney } from './harness/journey.ts'
import { look, LOOKS, wear } from './harness/look.ts'
import { salesCsv } from './harness/sales.ts'

/** Blocks are configured in their dialog, with the data in sight at every key. */
describe('the configuration of a block', async () => {
  const journey = await startJourney()
  const { page } = journey
  const dialog = page.getByRole('dialog', { name: /^Configure/ })

  it('opens from a card', async () => {
    await signUp(page)
    await openPipeline(page)
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(7)
  })

  it('mends a mistyped column of a formula by one click, and shows the rows at once', async () => {
    await configure(page, 'Transform')
    const formula = dialog.getByRole('textbox', { name: 'Formula' })
    await dialog.getByText('Unknown column amuont; amount is near.').first().waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use amount' }).click()
    await expect.poll(() => formula.textContent()).toBe('amount * 2')
    const output = dialog.getByRole('region', { name: 'Output' })
    await output.getByText('1,000 rows, 5 columns').waitFor()
    await expect
      .poll(() => output.getByRole('list', { name: 'Changed columns' }).textContent())
      .toContain('doubled')
  })

  it('completes functions and columns by keyboard, and Escape closes the list alone', async () => {
    const formula = dialog.getByRole('textbox', { name: 'Formula' })
    await formula.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('roun')
    await dialog.getByRole('option', { name: /^round/ }).waitFor()
    await dialog.getByText('halves go away from zero').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.type('am')
    await dialog.getByRole('option', { name: /amount.*integer/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' / 3, 1')
    await expect.poll(() => formula.textContent()).toBe('round(amount / 3, 1)')
    await page.keyboard.type(' + r')
    await dialog.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByRole('option').first().waitFor({ state: 'detached' })
    await expect.poll(() => dialog.isVisible()).toBe(true)
    for (const _ of ' + r') await page.keyboard.press('Backspace')
  })

  it('shows the new values while typing', async () => {
    const output = dialog.getByRole('region', { name: 'Output' })
    // The first sale is of 37.
    const first = output.getByRole('gridcell').first()
    await expect.poll(() => first.textContent()).toBe('12.3')
    await page.keyboard.press('End')
    await page.keyboard.type(' * 10')
    await expect.poll(() => first.textContent()).toBe('123')
  })

  it('asks before it throws changes away, and saves with Ctrl and Enter', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.getByText('Discard unsaved changes?').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('textbox', { name: 'Formula' }).click()
    await page.keyboard.press('Control+Enter')
    await page.getByText('Block Updated').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    // From afar a card shows its name alone; its label tells the rest.
    await page.locator('.react-flow__node[aria-label*="round(amount / 3, 1) * 10"]').waitFor()
  })

  it('keeps its block when Delete is pressed on a button, and what was typed', async () => {
    await configure(page, 'Transform')
    await dialog.getByLabel('Label').fill('Half typed')
    for (const name of ['Add column', 'Cancel']) {
      await dialog.getByRole('button', { name }).focus()
      await page.keyboard.press('Delete')
      await page.keyboard.press('Backspace')
    }
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await page.keyboard.press('Delete')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => dialog.getByLabel('Label').inputValue()).toBe('Half typed')
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(7)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
  })

  it('says at a field why a number is not taken, by the name the field has', async () => {
    await configure(page, 'Sort')
    const limit = dialog.getByLabel('Keep only the first')
    await limit.fill('-3')
    await dialog
      .getByText('The setting "Keep only the first" of "Sort" must be at least 0.')
      .first()
      .waitFor()
    await limit.fill('')
    await limit.pressSequentially('1e')
    await dialog.getByText('This is no number, so the field counts as empty.').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await limit.pressSequentially('1')
    await dialog.getByText('This is no number').waitFor({ state: 'detached' })
    await expect.poll(() => dialog.getByTestId('block-sentence').textContent()).toContain('10 rows')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('leaves what was there when changes are discarded', async () => {
    await configure(page, 'Transform')
    await dialog.getByLabel('Label').fill('Something else')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('Something else').count()).toBe(0)
  })

  it('nests a filter, its values offered from the data', async () => {
    await configure(page, 'Filter')
    await dialog.getByRole('button', { name: 'Add group' }).click()
    await dialog.getByRole('combobox', { name: 'Column' }).last().click()
    await page.keyboard.type('reg')
    await page.keyboard.press('Enter')
    await dialog.getByRole('combobox', { name: 'Value' }).last().click()
    await dialog.getByRole('option', { name: /West/ }).click()
    await dialog.getByRole('button', { name: 'Add condition' }).first().click()
    await dialog.getByRole('combobox', { name: 'Column' }).last().click()
    await page.keyboard.type('order')
    await page.keyboard.press('Enter')
    await dialog.getByRole('combobox', { name: 'Value' }).last().fill('00001')
    await expect
      .poll(() => dialog.getByTestId('block-sentence').textContent())
      .toMatch(/amount is over 100 and .*region is West or/)
    expect(await seriousViolations(page)).toEqual([])
    const { matching } = salesCsv()
    const output = dialog.getByRole('region', { name: 'Output' })
    await output.getByText(`${matching} rows, 4 columns`).waitFor()
    await dialog.getByRole('button', { name: 'Save Configuration' }).click()
  })

  it('is configured by another sentence, and refuses one that does not fit', async () => {
    await configure(page, 'Filter')
    await dialog.getByRole('button', { name: 'Edit the sentence' }).click()
    await dialog.getByLabel('What this block does').fill('sort by amount')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is about Sort; the block here is Filter.').waitFor()
    await dialog.getByLabel('What this block does').fill('keep rows where amount is over 200')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => dialog.getByRole('combobox', { name: 'Value' }).inputValue())
      .toBe('200')
    await dialog.getByRole('button', { name: 'Save Configuration' }).click()
  })

  it('applies custom parameters only while they parse', async () => {
    await configure(page, 'Filter')
    await dialog.getByRole('button', { name: 'Advanced' }).click()
    for (const name of ['Alerts', 'Output', 'ML Models'])
      await dialog.getByRole('tab', { name }).waitFor()
    const json = dialog.getByLabel('Custom parameters (JSON)')
    const before = await json.inputValue()
    await json.fill(before.replace('200', '20').slice(0, -1))
    await dialog.getByText(/^Not applied/).waitFor()
    await expect
      .poll(() => dialog.getByTestId('block-sentence').textContent())
      .toContain('over 200')
    expect(await seriousViolations(page)).toEqual([])
    await json.fill(before.replace('200', '20'))
    await dialog.getByText('Keep rows where amount is over 20', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Save Configuration' }).click()
  })

  it('tests the connection of a source and shows its code', async () => {
    await configure(page, 'Load CSV')
    await dialog.getByRole('button', { name: 'Test Connection' }).click()
    await dialog.getByText('Connected', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Show Code' }).click()
    await page.getByText('Code Generated').first().waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Hide Code' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  it('shows what arrives beside what leaves, for every output', async () => {
    await select(page, 'Validate')
    await page.getByText('Preview', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show input' }).click()
    await page.getByRole('region', { name: 'Input: Load CSV' }).getByRole('grid').waitFor()
    await page.getByLabel('Output', { exact: true }).and(page.locator('select')).selectOption({
      label: 'Rejected rows',
    })
    await expect.poll(() => page.getByTestId('preview-count').textContent()).toContain('142')
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('tab', { name: 'Columns' }).click()
    await page.getByRole('list', { name: 'Columns of Validate: Rejected rows' }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })

  it.each(LOOKS)('holds sixty columns of long names at $width, $theme', async (one) => {
    await wear(page, one)
    // The canvas of this layout has to be there, and in front of what was looked at before.
    const bar = page.getByRole('navigation', { name: 'Views' })
    if (one.width < 960) await bar.getByRole('button', { name: 'Canvas' }).click()
    else await bar.waitFor({ state: 'detached' })
    await (one.width < 960 ? configureByMenu : configure)(page, 'Select Columns')
    await dialog.getByRole('region', { name: 'Output' }).getByRole('grid').waitFor()
    expect(await look(page, 'configure')).toEqual([])
    const form = await dialog.locator('[data-scrolls]').boundingBox()
    const frame = await dialog.boundingBox()
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

async function configure(page: Page, block: string): Promise<void> {
  // By keyboard: whatever lies over the canvas is in nobody's way, and from afar a card has no buttons.
  await select(page, block)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: `Configure ${block}` }).waitFor()
}

/** On a phone one button of a card stands for all that can be done with its block. */
async function configureByMenu(page: Page, block: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions of ${block}`, exact: true })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Configure' }).press('Enter')
  await page.getByRole('dialog', { name: `Configure ${block}` }).waitFor()
}

/** A pipeline over a small and over a wide file, saved and opened. */
async function openPipeline(page: Page): Promise<void> {
  const long = 'a_very_long_column_name_that_goes_on_and_on_until_it_hardly_fits'
  const names = Array.from({ length: 60 }, (_, at) => (at % 6 === 0 ? `${long}_${at}` : `c${at}`))
  const numbers = [...names.keys()]
  const rows = Array.from({ length: 100 }, (_, row) => numbers.map((at) => (row * 31 + at) % 997))
  const id = await page.evaluate(create, {
    sales: salesCsv().csv,
    wide: [names, ...rows].map((cells) => cells.join(',')).join('\n'),
    long: names[0] ?? '',
  })
  await page.goto(`/pipeline/${id}`)
  await page.getByTestId('block-card').first().waitFor()
}

/** Runs in the page, with its session. */
async function create(files: { sales: string; wide: string; long: string }): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const upload = async (name: string, csvData: string): Promise<string> =>
    (await post('/api/datasets/upload', { name, filename: `${name}.csv`, csvData })).dataset.id
  const [sales, wide] = [await upload('sales', files.sales), await upload('wide', files.wide)]
  const block = (type: string, at: number, configuration: unknown, label: string, row = 0) => {
    const position = { x: at * 300, y: row * 220 }
    return { id: `${type}_${row}`, type, label, position, data: {}, configuration }
  }
  const source = (datasetId: string) => {
    const config = { filePath: '', datasetId, format: 'csv' }
    return { dataSource: { type: 'file', config } }
  }
  const over = { match: 'all', conditions: [{ column: 'amount', operator: 'over', value: 100 }] }
  const filter = { rows: 'keep', mode: 'conditions', where: over, expression: '' }
  const rules = [{ rule: 'not_empty', column: 'amount', severity: 'warn' }]
  const chosen = [
    { column: files.long, name: '', type: 'same' },
    { column: 'c1', name: 'first', type: 'text' },
  ]
  const blocks = [
    block('load_csv', 0, source(sales), 'Load CSV'),
    block(
      'transform',
      1,
      { parameters: { columns: [{ name: 'doubled', expression: 'amuont * 2' }] } },
      'Transform',
    ),
    block('filter', 1, { parameters: filter }, 'Filter', 1),
    block('validate', 1, { parameters: { rules } }, 'Validate', 2),
    block('load_csv', 0, source(wide), 'Wide', 3),
    block('sort', 1, { parameters: { keys: [] } }, 'Sort', 4),
    block('select', 1, { parameters: { mode: 'only', columns: chosen } }, 'Select Columns', 3),
  ]
  const arrow = (from: string, to: string) => ({ id: `e${from}-${to}`, source: from, target: to })
  const connections = [
    arrow('load_csv_0', 'transform_0'),
    arrow('load_csv_0', 'filter_1'),
    arrow('load_csv_0', 'sort_4'),
    arrow('load_csv_0', 'validate_2'),
    arrow('load_csv_3', 'select_3'),
  ]
  const graph = { blocks: JSON.stringify(blocks), connections: JSON.stringify(connections) }
  const saved = await post('/api/pipelines', { name: 'Configure', description: '', ...graph })
  return saved.id
}
