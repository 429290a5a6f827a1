import { createReadStream } from 'node:fs'

export type CsvRow = readonly (string | null)[]

/** The rows of the CSV that `OutsideConnector.write` is given, as many at a time as come together. */
export async function* csvRows(path: string): AsyncGenerator<readonly CsvRow[]> {
  let rest = ''
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
    const { rows, end } = wholeRows(rest + String(piece))
    rest = end
    yield rows
  }
  if (rest !== '') throw new Error('The last row has no end')
}

/** Every cell but null is in quotes, so a cell begins with one or is nothing at all. */
function wholeRows(text: string): { readonly rows: readonly CsvRow[]; readonly end: string } {
  const rows: CsvRow[] = []
  let row: (string | null)[] = []
  let begun = 0
  let at = 0
  while (at < text.length) {
    let cell: string | null = null
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1)
      // What stands behind it tells whether it is one.
      if (close === -1 || close + 1 >= text.length) break
      cell = text.slice(at + 1, close)
      if (cell.includes('"')) cell = cell.replaceAll('""', '"')
      at = close + 1
    }
    row.push(cell)
    if (text[at] === '\n') {
      rows.push(row)
      row = []
      begun = at + 1
    }
    at += 1
  }
  return { rows, end: text.slice(begun) }
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
