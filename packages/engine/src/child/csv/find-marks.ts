import type { CsvMarks } from './csv-marks.ts'
import { CsvScanner, type ScannedRecord } from './csv-scanner.ts'

const DELIMITERS = [',', ';', '\t', '|']
const LOOKED_AT = 200
/** The form of a record is then only about its quotes. */
const ANY_WIDTH = 0

/** The marks that cut most rows into the same number of cells, and into more than one. */
export function findMarks(start: string, filename: string, known: Partial<CsvMarks>): CsvMarks {
  const preferred = /\.(tsv|tab)(\.\w+)?$/i.test(filename) ? '\t' : ','
  const delimiters = known.delimiter ? [known.delimiter] : [preferred, ...DELIMITERS]
  const bytes = Buffer.from(start)
  let best: { marks: CsvMarks; score: number } | undefined
  for (const delimiter of delimiters) {
    for (const quoting of quotings(start, delimiter, known)) {
      const marks = { delimiter, ...quoting }
      const score = scoreOf(bytes, marks)
      if (!best || score > best.score) best = { marks, score }
    }
  }
  return best?.marks ?? { delimiter: preferred, quote: '"', escape: '"' }
}

/** The usual quoting first: another has to fit better, not as well. */
function quotings(
  start: string,
  delimiter: string,
  known: Partial<CsvMarks>,
): Pick<CsvMarks, 'quote' | 'escape'>[] {
  const quotes = known.quote === undefined ? ['"', ...otherQuotes(start, delimiter)] : [known.quote]
  return quotes.flatMap((quote) => {
    if (known.escape !== undefined) return [{ quote, escape: known.escape }]
    const doubled = { quote, escape: quote }
    return quote !== '' && start.includes(`\\${quote}`)
      ? [doubled, { quote, escape: '\\' }]
      : [doubled]
  })
}

/** Single quotes quote where whole cells stand in them and no cell in double quotes. */
function otherQuotes(start: string, delimiter: string): string[] {
  const cells = start
    .split(/\r\n|\r|\n/)
    .slice(0, LOOKED_AT)
    .flatMap((line) => line.split(delimiter))
  const opened = cells.filter((cell) => /^'./s.test(cell)).length
  const closed = cells.filter((cell) => /.'$/s.test(cell)).length
  return Math.min(opened, closed) >= 2 && !cells.some((cell) => cell.startsWith('"')) ? ["'"] : []
}

function scoreOf(bytes: Buffer, marks: CsvMarks): number {
  const widths = new Map<number, number>()
  let records = 0
  let stray = 0
  const scanner = new CsvScanner(marks, ANY_WIDTH, 0)
  const count = (record: ScannedRecord) => {
    if (records >= LOOKED_AT) return
    records += 1
    if (record.form === 'stray') stray += 1
    widths.set(record.cells, (widths.get(record.cells) ?? 0) + 1)
  }
  scanner.push(bytes, count)
  if (records === 0) scanner.end(false, count)
  const [width = 1, same = 0] =
    [...widths].toSorted(([a, countA], [b, countB]) => countB - countA || b - a)[0] ?? []
  if (width < 2) return marks.quote === "'" ? 1 : 0
  return ((same - stray) / records) * 1_000 + Math.min(width, 100) + (marks.quote === "'" ? 1 : 0)
}
