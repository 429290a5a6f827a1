import type { Cell, Column } from '@plainflow/core'
import { readPage } from '@plainflow/engine'
import type { FinishedRun, RunWarning } from './run-pipeline.ts'
import { tableLines } from './table-lines.ts'

const PAGE = 10_000
const SHOWN = 40

/**
 * What a run gave and left behind: the rows of the last block, as a table or as one line of JSON, and
 * for people what its blocks warn of and which files were written.
 */
export async function printRun(run: FinishedRun, asJson: boolean): Promise<void> {
  const { result, warnings, written } = run
  if (result) await (asJson ? printJson(result, warnings) : printTable(result))
  for (const { label, message } of warnings)
    process.stderr.write(`Warning at ${label}: ${message}\n`)
  for (const path of written) process.stderr.write(`Wrote ${path}\n`)
}

/** `{columns, rows}`, page by page; `warnings` only where there are any. */
async function printJson(path: string, warnings: readonly RunWarning[]): Promise<void> {
  let first = true
  for await (const { columns, rows } of pagesOf(path)) {
    if (first) process.stdout.write(`{"columns":${JSON.stringify(columns)},"rows":[`)
    for (const row of rows) {
      process.stdout.write(`${first ? '' : ','}${JSON.stringify(row)}`)
      first = false
    }
    first = false
  }
  const told = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  process.stdout.write(`]${told}}\n`)
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
async function printTable(path: string): Promise<void> {
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
