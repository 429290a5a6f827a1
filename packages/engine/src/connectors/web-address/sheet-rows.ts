import { columnNames } from '../../child/csv/column-names.ts'
import { findHeader } from '../../child/csv/find-header.ts'
import type { SheetCell } from '../../child/sheet/sheet-cell.ts'
import { chooseSheet, type SheetRow } from '../../child/sheet/stage-sheet.ts'
import { sheetRows as rowsOfSheet } from '../../child/xlsx/sheet-rows.ts'
import { openWorkbook } from '../../child/xlsx/workbook.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import { OutsideFailed } from '../connector.ts'
import type { RowCell } from '../records/row-cell.ts'
import type { AnswerFile } from './read-body.ts'
import { type Row, setCell } from './row.ts'

/** Rows looked at before it is decided where the table begins. */
const LOOKED_AT = 200

/** The rows of a sheet of a workbook, the first that is seen unless one is named. */
export async function* sheetRows(
  { kind, path }: AnswerFile,
  wanted: string,
): AsyncGenerator<readonly Row[]> {
  if (kind === 'xls')
    throw new OutsideFailed(
      'The answer is an Excel file of the old kind (.xls), which is not read from an address. Saving it as .xlsx, or uploading it, might help.',
    )
  try {
    const workbook = await openWorkbook(path)
    try {
      const name = wanted.trim() === '' ? null : wanted.trim()
      const { part } = chooseSheet(workbook.sheets, name)
      yield* tableIn(rowsOfSheet(workbook, part))
    } finally {
      workbook.parts.close()
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? new OutsideFailed(error.message) : error
  }
}

async function* tableIn(
  batches: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<readonly Row[]> {
  let looked: SheetRow[] = []
  let names: readonly (string | null)[] | null = null
  const begin = () => {
    const found = begunAt(looked)
    names = found.names
    const first = found.rows.map((row) => rowOf(row, found.names))
    looked = []
    return first
  }
  for await (const rows of batches) {
    const known: readonly (string | null)[] | null = names
    if (known) yield rows.map((row) => rowOf(row, known))
    else looked.push(...rows)
    if (!names && looked.length >= LOOKED_AT) yield begin()
  }
  if (!names && looked.length > 0) yield begin()
}

/** Where the table begins, as it is found in files that are uploaded. */
function begunAt(looked: readonly SheetRow[]) {
  const texts = looked.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))
  const found = findHeader(texts, {})
  const isNamed = looked[found.before]?.cells.some((cell) => cell?.kind === 'text') ?? false
  const isHeader = found.header && isNamed
  const rows = looked.slice(found.before + (isHeader ? 1 : 0))
  const width = Math.max(found.titles.length, ...rows.map(({ cells }) => cells.length))
  const titles = Array.from({ length: width }, (_, at) =>
    isHeader ? (found.titles[at] ?? '') : '',
  )
  const given = columnNames(titles).names
  // Sheets often leave columns free beside a table: without a name and a cell, they are none of it.
  const isUsed = (at: number) => titles[at] !== '' || rows.some(({ cells }) => cells[at])
  return { names: given.map((name, at) => (isUsed(at) ? name : null)), rows }
}

function rowOf({ number, cells }: SheetRow, names: readonly (string | null)[]): Row {
  const row = new Map<string, RowCell | null>()
  for (const [place, name] of names.entries())
    if (name !== null) setCell(row, name, cellOf(cells[place] ?? null))
  const beyond = cells.findIndex((cell, place) => cell && (names[place] ?? null) === null)
  if (beyond !== -1)
    throw new OutsideFailed(
      `Row ${number} of the sheet has a cell in column ${beyond + 1}, which has no name.`,
    )
  return row
}

function cellOf(cell: SheetCell | null): RowCell | null {
  // Such as #DIV/0!: empty, as in files that are uploaded.
  if (!cell || cell.kind === 'error') return null
  return { kind: KINDS[cell.kind], text: cell.text }
}

const KINDS: Readonly<Record<Exclude<SheetCell['kind'], 'error'>, RowCell['kind']>> = {
  text: 'written',
  shown: 'written',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'text',
  timestamp: 'text',
}
