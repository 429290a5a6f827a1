import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { seriousViolations } from './harness/axe.ts'
import type { Visit } from './harness/browser.ts'
import { startJourneyApart } from './harness/journey.ts'
import { lookAround } from './harness/look.ts'
import { databaseFile } from './harness/database-file.ts'
import { workbook } from './harness/workbook.ts'

/** Somebody brings files: many, odd, broken, large, over a line that fails. */
describe('datasets', async () => {
  const journey = await startJourneyApart()
  const { product } = journey
  let walk: Visit
  let page: Page
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plainflow-files-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })
  // Each journey is a newcomer's: nothing of the one before is in the way.
  beforeEach(async () => {
    await walk?.page.context().close()
    walk = await journey.visit()
    page = walk.page
    await signUp(page)
  })

  const file = async (name: string, content: string | Buffer): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }
  const choose = async (...paths: string[]) => {
    await page.goto('/upload-datasets')
    await page.getByTestId('upload-input').setInputFiles(paths)
  }
  const upload = async (...paths: string[]) => {
    await choose(...paths)
    await page.getByRole('button', { name: /^Upload \d+ Dataset/ }).click()
    const list = page.getByRole('list', { name: 'Files' })
    await list
      .getByText('success')
      .nth(paths.length - 1)
      .waitFor()
  }
  const lookInside = async (name: string): Promise<Locator> => {
    await page.getByRole('button', { name: `Look inside ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Rows' }).waitFor()
    return dialog
  }

  it('offers to read euros and mixed dates, shows what does not fit, and leads back', async () => {
    const lines = ['2024-01-05;1.265,04 €', '06.01.2024;12,50 €', 'Jan 7, 2024;-3,99 €']
    const rows = [...lines, '8/1/24;7,00 €', '31/1/24;on request', '2024-02-01;0,05 €']
    await upload(await file('euros.csv', `day;amount\n${rows.join('\n')}\n`))
    const remarks = page.getByRole('region', { name: 'Remarks on the columns of euros' })
    await remarks.getByText('“1.265,04 €” would be 1265.04.').waitFor()
    await remarks.getByText('Show it of amount').click()
    await remarks.getByText('Row 5').waitFor()
    const intoSight = () => remarks.scrollIntoViewIfNeeded()
    expect(await lookAround(page, 'remarks on an upload', intoSight)).toEqual([])
    await remarks.getByRole('button', { name: 'Read as a number: amount' }).press('Enter')
    await remarks.getByText('"amount" is read as numbers, in euros').waitFor()
    await remarks.getByRole('button', { name: 'Read as dates: day' }).click()
    await remarks.getByText('"day" is read as dates').waitFor()
    const dialog = await lookInside('euros.csv')
    await dialog.getByText('1,265.04').waitFor()
    await dialog.getByText('2024-01-31').waitFor()
    expect(await lookAround(page, 'remarks inside a dataset')).toEqual([])
    await dialog.getByRole('button', { name: 'Undo: amount' }).click()
    await dialog.getByText('1.265,04 €', { exact: true }).waitFor()
  })

  it('offers sample data to an empty account, on every screen that would be empty', async () => {
    await page.getByRole('region', { name: 'Sample data' }).waitFor()
    await page.goto('/pipeline-builder')
    await page.getByRole('tab', { name: 'Files' }).click()
    await page.getByRole('region', { name: 'Sample data' }).waitFor()
    await page.goto('/upload-datasets')
    await page
      .getByRole('button', { name: /^Add sample data: / })
      .first()
      .click()
    const datasets = page.getByRole('list', { name: 'Datasets' })
    await datasets
      .getByText(/rows · \d+ columns/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Sample data' }).count()).toBe(0)
    await page.goto('/dashboard')
    await page.getByRole('list', { name: 'Projects' }).waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Sample data' }).count()).toBe(0)
    expect(walk.faults).toEqual([])
  })

  it('uploads several files into a new project; a broken one says what is wrong', async () => {
    await choose(
      await file('orders.csv', 'id,city,amount\n001,"Bergen, Norway",5\n002,Oslo,6\n'),
      await file('broken.csv', 'a,b\n"never closed,1\n2,3\n'),
      await file('ragged.csv', 'a,b\n1,2\n3,4,5\n6,7\n'),
    )
    const list = page.getByRole('list', { name: 'Files' })
    await list.getByText('2 rows · 3 columns').waitFor()
    await page.getByLabel('Project name').fill('Spring orders')
    await page.getByLabel('Project description').fill('From the shop')
    await page.getByRole('button', { name: 'Upload 3 Datasets' }).click()
    await page.getByText('Successfully uploaded 2 datasets').waitFor()
    const broken = list.getByRole('listitem').filter({ hasText: 'broken.csv' })
    await expect
      .poll(() => broken.getByRole('alert').textContent())
      .toMatch(/quote opened on line 2/)
    await expect.poll(() => broken.getByText('error').count()).toBe(1)
    await list.getByText('1 rejected line').waitFor()
    await page.getByRole('link', { name: 'Create Pipeline' }).waitFor()

    const dialog = await lookInside('ragged.csv')
    await dialog.getByRole('tab', { name: /Rejected/ }).click()
    const row = dialog.getByRole('row').nth(1)
    await row.getByRole('cell').first().waitFor()
    await expect
      .poll(() => row.getByRole('cell').allTextContents())
      .toEqual(['3', expect.stringMatching(/3 cells/), '3,4,5'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toContain('rejected')

    await page.goto('/dashboard')
    const projects = page.getByRole('list', { name: 'Projects' })
    await projects.getByText('2 datasets · 0 pipelines · From the shop').waitFor()
    await projects.getByRole('button', { name: 'Delete Spring orders' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('orders', { exact: true }).waitFor()
    await question.getByText('ragged', { exact: true }).waitFor()
    await question.getByRole('button', { name: 'Delete project' }).click()
    await expect.poll(() => projects.getByText('Spring orders').count()).toBe(0)
    expect(walk.faults).toEqual([])
  })

  it('overrules a guess, sees it at once, takes it back', async () => {
    await upload(await file('codes.csv', 'code,when\n00123,03/04/2024\n00456,05/06/2024\n'))
    const dialog = await lookInside('codes.csv')
    const rows = dialog.getByRole('grid', { name: 'Rows of codes' })
    await rows.getByText('00123').waitFor()
    await dialog.getByRole('tab', { name: 'Reading' }).click()
    const tried = dialog.getByRole('grid', { name: 'First rows, read this way' })
    await tried.getByText('00123').waitFor()
    // The order of day and month is a guess, and says so.
    await dialog.getByText(/^Guessed: could be/).waitFor()
    await dialog.getByLabel('Type of code').selectOption('integer')
    await tried.getByText('123', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await tried.getByText('00123').waitFor()
    await dialog.getByLabel('Type of code').selectOption('integer')
    await dialog.getByLabel('How when is written').selectOption({ label: '31/12/2025' })
    await tried.getByText('2024-04-03').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Read it this way' }).click()
    await page.getByText('codes was read again').first().waitFor()
    await dialog.getByRole('tab', { name: 'Rows' }).click()
    await rows.getByText('123', { exact: true }).waitFor()
    await rows.getByText('2024-04-03').waitFor()

    await dialog.getByRole('tab', { name: 'Reading' }).click()
    await dialog.getByRole('button', { name: 'Back to all guesses' }).click()
    await tried.getByText('00123').waitFor()
    await dialog.getByRole('button', { name: 'Read it this way' }).click()
    await dialog.getByRole('tab', { name: 'Rows' }).click()
    await rows.getByText('00123').waitFor()
    expect(walk.faults).toEqual([])
  })

  it('goes on after a lost connection, a killed server and a reload', async () => {
    const line = `${'x'.repeat(97)},1\n`
    const path = await file('long.csv', `name,n\n${line.repeat(60_000)}`)
    const offsets: number[] = []
    let isDown = false
    await page.route('**/api/uploads/*?offset=*', async (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
      if (isDown) return route.abort('connectionreset')
      offsets.push(offset)
      // The second part is lost on its way, with the server.
      if (offsets.length === 2) {
        await product.stopServer('SIGKILL')
        await product.startServer()
      }
      // From the fourth on nothing comes through any more.
      isDown = offsets.length >= 4
      return isDown ? route.abort('connectionreset') : route.continue()
    })
    await choose(path)
    await page.getByRole('button', { name: 'Upload 1 Dataset' }).click()
    await page.getByText(/Connection lost at/).waitFor()
    await expect.poll(() => isDown).toBe(true)
    const arrived = offsets.at(-1) ?? 0
    expect(arrived).toBeGreaterThan(0)

    // Somebody closes the page and comes back later.
    await page.goto('/dashboard')
    await page.unroute('**/api/uploads/*?offset=*')
    const first = page.waitForRequest((request) => request.url().includes('?offset='))
    await upload(path)
    expect(Number(new URL((await first).url()).searchParams.get('offset'))).toBe(arrived)
    await page.getByText('60,000 rows · 2 columns').first().waitFor()
    expect(walk.faults).toEqual([])
  })

  it('cancels an upload half-way, and nothing of it is left', async () => {
    const path = await file('slow.csv', `name,n\n${`${'x'.repeat(97)},1\n`.repeat(60_000)}`)
    let parts = 0
    await page.route('**/api/uploads/*?offset=*', async (route) => {
      parts += 1
      // The second part is never answered.
      if (parts === 1) await route.continue()
    })
    await choose(path)
    await page.getByRole('button', { name: 'Upload 1 Dataset' }).click()
    await expect.poll(() => parts).toBe(2)
    await page.getByRole('progressbar', { name: 'Uploading slow.csv' }).waitFor()
    await page.getByRole('button', { name: 'Cancel slow.csv' }).click()
    await expect.poll(() => page.getByText('slow.csv').count()).toBe(0)
    const left = () =>
      page.evaluate(async () => [
        ...(await (await fetch('/api/uploads')).json()),
        ...(await (await fetch('/api/datasets')).json()),
      ])
    await expect.poll(left).toEqual([])
    await page.reload()
    await page.getByTestId('upload-input').waitFor({ state: 'attached' })
    await expect.poll(() => page.getByText('slow.csv').count()).toBe(0)
    expect(walk.faults).toEqual([])
  })

  it('scrolls a million rows to the last one, sorts and finds', async () => {
    const count = 1_000_000
    const lines = Array.from({ length: count }, (_, index) => `${index + 1},${index % 97}`)
    await upload(await file('million.csv', `id,n\n${lines.join('\n')}\n`))
    const dialog = await lookInside('million.csv')
    const grid = dialog.getByRole('grid', { name: 'Rows of million' })
    await grid.getByText('1', { exact: true }).first().waitFor()
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(count + 1))
    await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(80)

    await grid.focus()
    await page.keyboard.press('Control+End')
    const last = grid.getByRole('gridcell', { name: String(count), exact: true })
    await last.waitFor()
    await expect.poll(() => last.isVisible()).toBe(true)
    // By pixels, however long the table is: three clicks of the wheel are a few rows.
    await grid.hover()
    await page.mouse.wheel(0, -360)
    await grid.getByRole('gridcell', { name: String(count - 30), exact: true }).waitFor()
    // By shares of the whole, with the scroll bar.
    await grid.evaluate((element) => (element.scrollTop = element.scrollHeight))
    await last.waitFor()

    // Dragged past the lower edge, a selection goes on for as long as the button is held.
    await page.keyboard.press('Control+Home')
    const begin = grid.getByRole('gridcell', { name: '3', exact: true }).first()
    await begin.hover()
    await page.mouse.down()
    const edge = await grid.boundingBox()
    await page.mouse.move((edge?.x ?? 0) + 120, (edge?.y ?? 0) + (edge?.height ?? 0) + 30, {
      steps: 4,
    })
    await grid.getByRole('gridcell', { name: '60', exact: true, selected: true }).first().waitFor()
    await page.mouse.up()

    await dialog.getByRole('button', { name: 'Sort by n' }).click()
    await dialog.getByRole('button', { name: 'Sort by n' }).click()
    await grid.getByRole('gridcell', { name: '96', exact: true }).first().waitFor()
    await dialog.getByLabel('Find rows').fill('999999')
    await expect
      .poll(() => dialog.getByTestId('rows-found').textContent())
      .toBe('1 of 1,000,000 rows')
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('tab', { name: 'Columns' }).click()
    await dialog.getByRole('img', { name: /^Histogram of n/ }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    expect(walk.faults).toEqual([])
  })

  it('brings a database in a file, and picks another of its tables', async () => {
    const shop = join(folder, 'shop.sqlite')
    databaseFile(
      shop,
      `create table orders (id integer, placed date, paid boolean, total real, photo blob);
      insert into orders values (1, '2024-02-29', true, 12.5, x'00ff'), (2, '2024-03-01', false, 7, null);
      create table zones (zone text, code text); insert into zones values ('North', '007'), ('South', '12a')`,
    )
    await upload(shop)
    const dialog = await lookInside('shop')
    await dialog.getByRole('grid').getByText('2024-02-29').waitFor()
    await dialog.getByRole('tab', { name: 'Reading' }).click()
    await dialog.getByText('SQLite database').waitFor()
    const table = dialog.getByLabel('Table', { exact: true })
    await expect.poll(() => table.locator('option').allTextContents()).toEqual(['orders', 'zones'])
    expect(await lookAround(page, 'dataset-sqlite')).toEqual([])
    await table.selectOption('zones')
    await dialog.getByRole('button', { name: 'Add “zones” as a dataset of its own' }).click()
    await page.getByText('shop zones: 2 rows').first().waitFor()
    expect(walk.faults).toEqual([])
  })

  it('picks another sheet of a workbook in the block, and sees its rows', async () => {
    const book = workbook({
      Sales: [
        ['region', 'amount'],
        ['West', 5],
      ],
      Costs: [['item'], ['bolt'], ['nut'], ['nail']],
    })
    await page.goto('/pipeline-builder')
    await page.getByRole('tab', { name: 'Files' }).click()
    await page.getByTestId('csv-input').setInputFiles(await file('book.xlsx', book))
    await page.getByRole('button', { name: 'Add book.xlsx to the canvas' }).click()
    const card = page.getByTestId('block-card')
    const dialog = page.getByRole('dialog')
    const sheet = dialog.getByLabel('Sheet', { exact: true })
    const sheets = sheet.locator('option')
    // The canvas fits its view to a new card: a click may fall where the card no longer is.
    const opened = async () => {
      if ((await dialog.count()) === 0) await card.first().dblclick()
      return sheets.allTextContents()
    }
    await expect.poll(opened, { interval: 500 }).toEqual(['Sales', 'Costs'])
    await expect.poll(() => sheet.inputValue()).toBe('Sales')
    await sheet.selectOption('Costs')
    await dialog.getByText('Load the sheet "Costs" of book.xlsx').waitFor()
    await expect
      .poll(() => dialog.getByRole('list', { name: 'Columns' }).textContent())
      .toContain('item')
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save Configuration' }).click()
    const rows = page.getByRole('grid', { name: /book/ })
    await rows.getByText('nail').waitFor()

    // A new version of the file: the other sheet is offered one too.
    const renewed = workbook({
      Sales: [
        ['region', 'amount'],
        ['West', 5],
        ['East', 6],
      ],
      Costs: [['item'], ['bolt']],
    })
    await page
      .getByLabel('New version of book', { exact: true })
      .setInputFiles(await file('book.xlsx', renewed))
    const offer = page.getByRole('dialog', { name: 'Renew the other sheets too?' })
    await offer.getByText('book Costs (Costs)').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await offer.getByRole('button', { name: 'Renew them too' }).click()
    const files = page.getByRole('list', { name: 'Files', exact: true })
    await files.getByText('1 row · 1 column').waitFor()
    await files.getByText('2 rows · 2 columns').waitFor()
    expect(walk.faults).toEqual([])
  })

  it('drags a file onto the canvas, and is told what a new version or a deletion does', async () => {
    await page.goto('/pipeline-builder')
    await page.getByRole('tab', { name: 'Files' }).click()
    await page
      .getByTestId('csv-input')
      .setInputFiles(await file('stock.csv', 'item,count\nbolt,5\nnut,6\n'))
    const row = page.getByRole('list', { name: 'Files', exact: true }).getByRole('listitem')
    await row.getByText('2 rows · 2 columns').waitFor()
    await row.dragTo(page.getByRole('region', { name: 'Canvas' }))
    const count = page.getByTestId('canvas-count')
    await expect.poll(() => count.textContent()).toBe('1 block, 0 connections')

    // A file from the desktop becomes a dataset and its block.
    const drop = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['a,b\n1,2\n'], 'dropped.csv'))
      return data
    })
    await page
      .getByRole('region', { name: 'Canvas' })
      .dispatchEvent('drop', { dataTransfer: drop, clientX: 700, clientY: 300 })
    await expect.poll(() => count.textContent()).toMatch(/^2 blocks/)

    // Saved, the pipeline is named when its file is changed or goes.
    await page.getByRole('button', { name: 'Run Pipeline' }).click()
    await page.waitForURL('**/pipeline/*')
    const performance = page.getByRole('tabpanel', { name: 'Performance' })
    await performance.getByText('completed').waitFor()
    await page.getByRole('button', { name: 'More about stock' }).click()
    await page.getByRole('menuitem', { name: 'Replace with a new version' }).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByLabel('New version of stock')
      .setInputFiles(await file('stock.csv', 'item,count\nbolt,5\nnut,6\nnail,7\n'))
    await page
      .getByText(/stock is at version 2 with 3 rows/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'More about stock' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Used by 1 pipeline').waitFor()
    await question.getByText('Untitled pipeline').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    const files = page.getByRole('list', { name: 'Files', exact: true })
    await expect.poll(() => files.getByText('stock.csv').count()).toBe(0)
    expect(walk.faults).toEqual([])
  })
})
