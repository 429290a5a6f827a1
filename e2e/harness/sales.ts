import type { Page } from 'playwright-core'

const REGIONS = ['West', 'East', 'North', 'South']

/** 1,000 sales with a known answer; every seventh has no amount. */
export function salesCsv(rows = 1_000): { csv: string; matching: number } {
  const lines = ['order_id,region,amount,sold_on']
  let matching = 0
  for (let index = 1; index <= rows; index += 1) {
    const region = REGIONS[index % REGIONS.length] ?? ''
    const amount = index % 7 === 0 ? null : (index * 37) % 250
    if (region === 'West' && amount !== null && amount > 100) matching += 1
    const day = String((index % 28) + 1).padStart(2, '0')
    lines.push(`${String(index).padStart(5, '0')},${region},${amount ?? ''},2024-03-${day}`)
  }
  return { csv: `${lines.join('\n')}\n`, matching }
}

/** Uploads them from the builder's Files tab, and waits until they are read. */
export async function bringSales(page: Page): Promise<void> {
  await page.goto('/pipeline-builder')
  await page.getByRole('tab', { name: 'Files' }).click()
  const file = { name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(salesCsv().csv) }
  await page.getByTestId('csv-input').setInputFiles(file)
  await page.getByText('1,000 rows · 4 columns').waitFor()
}
