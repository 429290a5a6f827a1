import { parentPort, workerData } from 'node:worker_threads'
import type { CellObject, WorkBook } from '@e965/xlsx'
import { numberMeaning } from '../sheet/number-format.ts'
import { numberCell, type SheetCell } from '../sheet/sheet-cell.ts'
import type { SheetRow } from '../sheet/stage-sheet.ts'

export interface XlsRequest {
  readonly bytes: Uint8Array
}

/** What the worker says, one after the other; after `sheets` and every `rows` it waits for an answer. */
export type XlsMessage =
  | { readonly kind: 'sheets'; readonly sheets: readonly { name: string; hidden: boolean }[] }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'unreadable'; readonly isProtected: boolean }

const BATCH = 1_000

/** Runs in a thread of its own: an .xls file can only be read whole, which takes a heap of its own. */
export async function serveXls(): Promise<void> {
  // Only xls-sheets.ts starts this thread.
  const { bytes: sent } = workerData as XlsRequest
  // As a Buffer, of which the reader makes no list of numbers: that takes a third more.
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const { read } = await import('@e965/xlsx')
  try {
    const outline = read(bytes, { type: 'buffer', bookSheets: true, bookProps: true })
    const states = outline.Workbook?.Sheets ?? []
    const sheets = outline.SheetNames.map((name, index) => {
      return { name, hidden: (states[index]?.Hidden ?? 0) !== 0 }
    })
    const chosen = await ask({ kind: 'sheets', sheets })
    const plain = { cellText: false, cellFormula: false, cellHTML: false }
    const book = read(bytes, {
      type: 'buffer',
      sheets: chosen,
      dense: true,
      cellNF: true,
      ...plain,
    })
    for (const rows of batchesOf(book, chosen)) await ask({ kind: 'rows', rows })
    say({ kind: 'end' })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    say({ kind: 'unreadable', isProtected: /password|encrypt/i.test(message) })
  }
}

function say(message: XlsMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message)
}

function ask(message: XlsMessage): Promise<string> {
  const answer = new Promise<string>((resolve) => parentPort?.once('message', resolve))
  say(message)
  return answer
}

function* batchesOf(book: WorkBook, name: string): Generator<SheetRow[]> {
  // In dense mode a sheet holds its rows as lists of cells, which its type does not know.
  const data = (book.Sheets[name]?.['!data'] ?? []) as unknown as (CellObject | undefined)[][]
  const is1904 = book.Workbook?.WBProps?.date1904 ?? false
  let ready: SheetRow[] = []
  for (const [index, row] of data.entries()) {
    const cells = Array.from(row ?? [], (cell) => (cell ? cellOf(cell, is1904) : null))
    while (cells.at(-1) === null) cells.pop()
    if (cells.length > 0) ready.push({ number: index + 1, cells })
    if (ready.length < BATCH) continue
    yield ready
    ready = []
  }
  yield ready
}

function cellOf({ t, v, z }: CellObject, is1904: boolean): SheetCell | null {
  if (t === 's' && v !== '') return { kind: 'text', text: String(v) }
  if (t === 'b') return { kind: 'boolean', text: v === true ? 'true' : 'false' }
  if (t === 'e') return { kind: 'error', text: String(v) }
  if (t !== 'n') return null
  return numberCell(String(v), numberMeaning(String(z ?? 'General')), is1904)
}
