import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { launchBrowser, visit } from './harness/browser.ts'
import { mainThread } from './harness/main-thread.ts'
import { type Product, startProduct } from './harness/product.ts'

const ROWS = 1_000_000
/** Milliseconds of main thread a frame may take, and how often each gesture is tried for it. */
const MOST = 12
const TRIES = 4
const READING_MS = 300_000

/** A million rows under the wheel and the scroll bar. */
describe('a grid of a million rows', () => {
  let product: Product
  let browser: Browser
  let folder: string
  let page: Page
  let grid: Locator

  beforeAll(async () => {
    product = await startProduct()
    browser = await launchBrowser()
    folder = await mkdtemp(join(tmpdir(), 'plainflow-rows-'))
    page = (await visit(browser, product.url, { reducedMotion: 'no-preference' })).page
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is opened at its first row', async () => {
    await signUp(page)
    const path = join(folder, 'million.csv')
    await writeFile(path, millionRows())
    await page.goto('/upload-datasets')
    await page.getByTestId('upload-input').setInputFiles(path)
    await page.getByRole('button', { name: /^Upload \d+ Dataset/ }).click()
    const list = page.getByRole('list', { name: 'Files' })
    await list.getByText('success').waitFor({ timeout: READING_MS })
    await page.getByRole('button', { name: 'Look inside million.csv' }).click()
    grid = page.getByRole('dialog').getByRole('grid', { name: 'Rows of million' })
    await cell(0).waitFor({ timeout: READING_MS })
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(ROWS + 1))
  })

  it('follows the wheel within the frame', async () => {
    await grid.hover()
    const best = await bestOf(async () => {
      for (let step = 0; step < 90; step += 1) await page.mouse.wheel(0, 90)
    })
    console.warn(`wheel: ${best.toFixed(1)} ms of main thread a frame`)
    expect(best).toBeLessThan(MOST)
    await isRight()
  })

  it('follows the scroll bar within the frame, and shows the rows of that place', async () => {
    const top = (share: number) =>
      grid.evaluate((element, at) => {
        element.scrollTop = at * (element.scrollHeight - element.clientHeight)
      }, share)
    // Down and up again, as a hand on the thumb: a step a frame, each thousands of rows further.
    const best = await bestOf(() =>
      grid.evaluate(
        (element) =>
          new Promise<void>((done) => {
            const room = element.scrollHeight - element.clientHeight
            let step = 0
            const go = () => {
              element.scrollTop = Math.abs(Math.sin(step / 15)) * room
              step += 1
              if (step < 120) requestAnimationFrame(go)
              else done()
            }
            go()
          }),
      ),
    )
    console.warn(`scroll bar: ${best.toFixed(1)} ms of main thread a frame`)
    expect(best).toBeLessThan(MOST)
    for (const share of [0.5, 1, 0.123, 0]) {
      await top(share)
      const first = () => grid.getByRole('rowheader').first().textContent()
      await expect.poll(async () => Number(await first()) / ROWS).toBeCloseTo(share, 3)
      await isRight()
    }
    await top(1)
    await cell(ROWS - 1).waitFor()
  })

  /** Every row in sight is the one its number says. */
  async function isRight(): Promise<void> {
    await expect
      .poll(
        () =>
          grid
            .locator('[aria-busy=true]')
            .or(grid.getByText('…', { exact: true }))
            .count(),
        {
          timeout: 60_000,
        },
      )
      .toBe(0)
    const seen = await grid.getByRole('row').evaluateAll((rows) =>
      rows.slice(1).map((row) => ({
        number: Number(row.querySelector('[role=rowheader]')?.textContent),
        cells: [...row.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent),
      })),
    )
    expect(seen.length).toBeGreaterThan(10)
    for (const { number, cells } of seen) expect(cells).toEqual(rowOf(number - 1))
  }

  function cell(row: number): Locator {
    return grid.getByRole('gridcell', { name: `Customer ${row}`, exact: true })
  }

  async function bestOf(gesture: () => Promise<void>): Promise<number> {
    const medians: number[] = []
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { count, median } = await mainThread(browser, page, gesture)
      // A gesture that moved nothing draws nothing.
      expect(count).toBeGreaterThan(40)
      medians.push(median)
    }
    return Math.min(...medians)
  }
})

function rowOf(index: number): string[] {
  const amount = (index * 37) % 10_000
  return [
    `${index}`,
    `Customer ${index}`,
    ['North', 'East', 'South', 'West'][index % 4] ?? '',
    `${amount}`,
    `${1 + (index % 9)}`,
    `2024-0${1 + (index % 9)}-1${index % 10}`,
  ]
}

function millionRows(): string {
  const lines = Array.from({ length: ROWS }, (_, index) => rowOf(index).join(','))
  return `id,customer,region,amount,pieces,day\n${lines.join('\n')}\n`
}
