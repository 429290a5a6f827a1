import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { card, counts } from './harness/canvas.ts'
import { startJourney } from './harness/journey.ts'
import { inView, type Look, lookAround } from './harness/look.ts'

const READABLE = 0.8
/** Seven blocks in a chain. */
const LONG =
  'load sales.csv, keep rows where amount is over 10, compute double as amount * 2, remove duplicates, group by region to get the total double as doubled, sort by doubled descending, export as csv'

/** The first hour: one's own file, three questions it answers, and a canvas that can be read. */
describe('the answer comes first', async () => {
  const journey = await startJourney()
  const { page } = journey
  const questions = page.getByRole('list', { name: 'Questions about your data' })

  const ask = async (at: number) => {
    await questions.getByRole('button').nth(at).click()
    await page.keyboard.press('Enter')
    await proposal(page).waitFor()
  }

  it('begins with one’s own file and what it can be asked', async () => {
    await signUp(page)
    await page.goto('/pipeline-builder')
    await page.getByRole('tab', { name: 'Files' }).click()
    const file = { name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(yearOfSales()) }
    await page.getByTestId('csv-input').setInputFiles(file)
    await page.getByRole('list', { name: 'Your files' }).getByText('sales.csv').waitFor()
    await expect.poll(() => questions.getByRole('button').count()).toBe(3)
    // Nothing to show yet: the canvas has the room.
    expect(await page.getByRole('button', { name: 'Open the results' }).count()).toBe(1)
    expect(await lookAround(page, 'first-empty', inView(page, 'Canvas'))).toEqual([])
  })

  it('answers with a figure, with bars and with a line before anything is accepted', async () => {
    await ask(0)
    await expect.poll(() => drawn(page)).toBe('figure')
    await proposal(page).getByRole('button', { name: 'Reject' }).click()
    await ask(1)
    await expect.poll(() => drawn(page)).toBe('bars')
    const seen: boolean[] = []
    const arrange = async (look: Look) => {
      await inView(page, 'Assistant')(look)
      seen.push(look.width > 500 || (await isDecisionInSight(page)))
    }
    expect(await lookAround(page, 'first-answer', arrange)).toEqual([])
    expect(seen).not.toContain(false)
    await proposal(page).getByRole('button', { name: 'Reject' }).click()
    await ask(2)
    await expect.poll(() => drawn(page)).toBe('line')
  })

  it('shows rows and chart side by side once it ran, and hands the chart out', async () => {
    await proposal(page).getByRole('button', { name: 'Accept and run' }).click()
    await page.getByText('Pipeline completed').first().waitFor()
    const chart = page.getByRole('complementary', { name: 'Chart' })
    await chart.locator('[data-chart=line]').waitFor()
    await page.getByRole('grid', { name: /^Result of/ }).waitFor()
    expect(await lookAround(page, 'first-result', inView(page, 'Results'))).toEqual([])
    const png = await download(page, 'PNG')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBeGreaterThan(300)
    const svg = (await download(page, 'SVG')).toString()
    expect(svg).toMatch(/^<svg xmlns/)
    expect(svg).not.toContain('var(')
    expect(await drawnWidth(page, svg)).toBeGreaterThan(150)
    await chart.getByRole('button', { name: 'Bars' }).click()
    await chart.locator('[data-chart=bars]').waitFor()
    await chart.getByRole('button', { name: 'Hide the chart' }).click()
    await expect.poll(() => chart.locator('svg[role=img]').count()).toBe(0)
  })

  it('shows a chain of seven blocks large enough to be read, the file’s name on its source', async () => {
    await page.goto('/pipeline-builder')
    await page.getByLabel('Message to the assistant').fill(LONG)
    await page.keyboard.press('Enter')
    await proposal(page)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await expect.poll(() => counts(page)).toBe('7 blocks, 6 connections')
    await card(page, 'sales.csv').waitFor()
    await expect.poll(() => zoom(page)).toBeGreaterThanOrEqual(READABLE)
    await expect.poll(() => outOfSight(page)).toBe(0)
    // Also with the rows of a block below.
    await page.getByRole('button', { name: 'Preview sales.csv' }).click()
    await page.getByRole('grid', { name: 'Preview of sales.csv' }).waitFor()
    await page.getByRole('button', { name: 'Fit view' }).click()
    await expect.poll(() => outOfSight(page)).toBe(0)
    expect(await zoom(page)).toBeGreaterThanOrEqual(READABLE)
  })

  it('gives the canvas the room of panels that are put away, and remembers it', async () => {
    await page.getByRole('button', { name: 'Hide Blocks and data' }).click()
    await page.getByRole('button', { name: 'Hide Assistant and tools' }).click()
    const sides = page.getByRole('complementary', { name: /Blocks and data|Assistant and tools/ })
    await expect.poll(() => sides.count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Show Blocks and data' }).waitFor()
    expect(await sides.count()).toBe(0)
    await page.getByRole('button', { name: 'Show Assistant and tools' }).click()
    await page.getByLabel('Message to the assistant').waitFor()
  })

  it('met no fault on the way', () => {
    expect(journey.faults).toEqual([])
  })
})

/** A sale a day, so that there are months to tell apart. */
function yearOfSales(): string {
  const lines = Array.from({ length: 365 }, (_, at) => {
    const day = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10)
    return `${at},${['West', 'East', 'North'][at % 3]},${(at * 37) % 250},${day}`
  })
  return ['order_id,region,amount,sold_on', ...lines, ''].join('\n')
}

function proposal(page: Page) {
  return page.getByRole('region', { name: 'Proposal' })
}

/** On a phone, where Accept stands below the answer. */
async function isDecisionInSight(page: Page): Promise<boolean> {
  const log = page.getByRole('log')
  const [within, button] = await Promise.all([
    log.boundingBox(),
    log.getByRole('button', { name: /^Accept/ }).boundingBox(),
  ])
  if (!within || !button) return false
  return button.y >= within.y && button.y + button.height <= within.y + within.height
}

/** What the last answer is drawn as. */
function drawn(page: Page): Promise<string | null> {
  const answer = page.getByRole('log').getByRole('region', { name: /^Answer at/ })
  return answer.last().locator('[data-chart]').getAttribute('data-chart')
}

async function zoom(page: Page): Promise<number> {
  const transform = await page.locator('.react-flow__viewport').getAttribute('style')
  return Number(/scale\(([\d.]+)\)/.exec(transform ?? '')?.[1])
}

/** Cards that are not wholly on the canvas. */
async function outOfSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const area = document.querySelector('.react-flow')?.getBoundingClientRect()
    return [...document.querySelectorAll('[data-testid=block-card]')].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return (
        !area || left < area.left || right > area.right || top < area.top || bottom > area.bottom
      )
    }).length
  })
}

async function download(page: Page, format: 'PNG' | 'SVG'): Promise<Buffer> {
  const chart = page.getByRole('complementary', { name: 'Chart' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('button', { name: `Download the chart as ${format}` }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`amount-by-month.${format.toLowerCase()}`)
  return readFile(await file.path())
}

/** Whether a browser takes the file for a picture. */
async function drawnWidth(page: Page, svg: string): Promise<number> {
  return page.evaluate(async (text) => {
    const image = new Image()
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
    await image.decode()
    return image.naturalWidth
  }, svg)
}
