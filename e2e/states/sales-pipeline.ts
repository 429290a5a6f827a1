import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { startWith } from '../harness/canvas.ts'
import type { Product } from '../harness/product.ts'

/**
 * Reads the sales that were brought, keeps, checks, computes, sorts; a new pipeline, open in the builder.
 * With a slip of the pen in what is computed, or without.
 */
export async function openSalesPipeline(
  page: Page,
  product: Pick<Product, 'url'>,
  { isFlawed }: { readonly isFlawed: boolean },
): Promise<void> {
  const [dataset] = await page.evaluate(async () => (await fetch('/api/datasets')).json())
  const config = { filePath: 'sales.csv', datasetId: dataset.id, format: 'csv' }
  const where = { match: 'all', conditions: [] }
  const filter = { mode: 'expression', rows: 'keep', where, expression: "region = 'West'" }
  const rules = [{ rule: 'not_empty', column: 'amount', severity: 'warn' }]
  const columns = [{ name: 'doubled', expression: isFlawed ? 'amuont * 2' : 'amount * 2' }]
  const keys = [{ column: 'amount', direction: 'descending', nulls: 'last' }]
  const all: [string, string, string, object][] = [
    ['load', 'load_csv', 'Load', { dataSource: { type: 'file', config } }],
    ['west', 'filter', 'West', { parameters: filter }],
    ['check', 'validate', 'Check', { parameters: { rules } }],
    ['double', 'transform', 'Double', { parameters: { columns } }],
    ['order', 'sort', 'Order', { parameters: { keys } }],
  ]
  const blocks = all.map(([id, type, label, configuration], at) => ({
    id,
    type,
    label,
    position: { x: at * 264, y: 0 },
    data: {},
    configuration,
  }))
  const connections = all.slice(1).map(([id], at) => ({
    id: `e${at}`,
    source: all[at]?.[0],
    target: id,
  }))
  await startWith(page, product, 'West in order', { blocks, connections })
  await expect.poll(() => page.getByTestId('block-card').count()).toBe(all.length)
}
