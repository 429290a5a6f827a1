import { createReadStream } from 'node:fs'

type Row = readonly (string | null)[]

/** The rows of the CSV that a connector is given: texts in quotes, null as nothing at all. */
export async function* csvRows(path: string): AsyncGenerator<Row> {
  let cells: (string | null)[] = []
  let cell = ''
  let isQuoted = false
  let wasQuoted = false
  let rest = ''
  const endCell = () => {
    cells.push(wasQuoted || cell !== '' ? cell : null)
    cell = ''
    wasQuoted = false
  }
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
    const text = rest + String(piece)
    // A quote at the end may be the first of two.
    const end = text.endsWith('"') ? text.length - 1 : text.length
    let at = 0
    while (at < end) {
      if (isQuoted) {
        const quote = text.indexOf('"', at)
        const stop = quote === -1 || quote >= end ? end : quote
        cell += text.slice(at, stop)
        at = stop
        if (stop === end) break
        if (text[stop + 1] === '"') cell += '"'
        else isQuoted = false
        at += isQuoted ? 2 : 1
        continue
      }
      const character = text[at]
      at += 1
      if (character === '"') isQuoted = wasQuoted = true
      else if (character === ',') endCell()
      else if (character === '\n') {
        endCell()
        yield cells
        cells = []
      } else if (character !== '\r') cell += character
    }
    rest = text.slice(at)
  }
  if (cells.length > 0 || cell !== '' || wasQuoted) {
    endCell()
    yield cells
  }
}
