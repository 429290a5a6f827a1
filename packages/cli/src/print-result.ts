import type { Cell, Column } from '@plainflow/core'
import { readPage } from '@plainflow/engine'
import { tableLines } from './table-lines.ts'

const PAGE = 10_000
const SHOWN = 40

/** A result as `{columns, rows}` in one line of JSON, page by page. */
export async function printJson(path: string): Promise<void> {
  let first = true
  for await (const { columns, rows } of pagesOf(path)) {
    if (first) process.stdout.write(`{"columns":${JSON.stringify(columns)},"rows":[`)
    for (const row of rows) {
      process.stdout.write(`${first ? '' : ','}${JSON.stringify(row)}`)
      first = false
    }
    first = false
  }
  process.stdout.write(']}\n')
}

export async function readAll(
  path: string,
): Promise<{ columns: readonly Column[]; rows: (readonly Cell[])[] }> {
  const rows: (readonly Cell[])[] = []
  let columns: readonly Column[] = []
  for await (const page of pagesOf(path)) {
    columns = page.columns
    rows.push(...page.rows)
  }
  return { columns, rows }
}

/** The first rows as a table for people, and how many there are. */
export async function printTable(path: string): Promise<void> {
  const { columns, rows, rowCount } = await readPage({ path, offset: 0, limit: SHOWN })
  const more = rowCount > rows.length ? `, the first ${rows.length} shown` : ''
  const count = `${rowCount.toLocaleString('en')} ${rowCount === 1 ? 'row' : 'rows'}${more}`
  process.stdout.write(`${[...tableLines({ columns, rows }), '', count].join('\n')}\n`)
}

async function* pagesOf(path: string) {
  for (let offset = 0; ;) {
    const page = await readPage({ path, offset, limit: PAGE })
    yield page
    offset += page.rows.length
    if (page.rows.length === 0 || offset >= page.rowCount) return
  }
}
