import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { CsvParser } from './csv-parser.ts'

/**
 * Writes the same table again in the one form no reader can mistake: every cell quoted, every row
 * complete, one kind of line end. For files that are readable but untidy (short rows, blank lines,
 * mixed line ends); tidy files are read as they are.
 */
export async function rewriteCsv(
  from: string,
  to: string,
  delimiter: string,
  cells: number,
): Promise<void> {
  const parser = new CsvParser(delimiter)
  const out = createWriteStream(to)
  const write = async (records: { cells: string[] }[]) => {
    const text = records.map((record) => line(record.cells, cells)).join('')
    if (!out.write(text)) await once(out, 'drain')
  }
  let first = true
  for await (const chunk of createReadStream(from, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    // A stream with an encoding gives text.
    const text = chunk as string
    await write(parser.push(first ? text.replace(/^\uFEFF/, '') : text))
    first = false
  }
  await write(parser.end())
  out.end()
  await finished(out)
}

function line(cells: readonly string[], width: number): string {
  const complete = Array.from({ length: width }, (_, index) => cells[index] ?? '')
  // Quotes around every cell: in a table of one column an empty one would else be a blank line.
  return complete.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',') + '\n'
}
