import type { ReadingOverrides } from '@plainflow/core'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { UnreadableFile } from '../../unreadable-file.ts'
import { columnNames } from './column-names.ts'
import { CsvParser } from './csv-parser.ts'
import { findHeader, TWO_ROWS } from './find-header.ts'
import { findMarks } from './find-marks.ts'
import type { CsvMarks } from './csv-marks.ts'

export interface FoundDialect {
  readonly marks: CsvMarks
  readonly header: boolean
  /** Lines before the header or the first row of data. */
  readonly skip: number
  /** What the header says, one for each column. */
  readonly headers: readonly string[]
  readonly names: readonly string[]
  /** Cells of the first rows of data. */
  readonly beginning: readonly (readonly string[])[]
  readonly warnings: readonly string[]
}

const LOOKED_AT = 2_000

/** Finds delimiter, quotes and header by really parsing the beginning of the text, not by splitting it. */
export function findDialect(
  start: string,
  filename: string,
  overrides: ReadingOverrides,
): FoundDialect {
  const declared = /^sep=([^\r\n])\r?\n/i.exec(start)
  const marks = findMarks(declared ? start.slice(declared[0].length) : start, filename, {
    ...(declared?.[1] ? { delimiter: declared[1] } : {}),
    ...overrides,
  })
  const skip = overrides.skip ?? (declared ? 1 : null)
  const parser = new CsvParser(marks)
  const all = parser.push(skip === null ? start : withoutLines(start, skip))
  const records = (all.length > 0 ? all : parser.end()).slice(0, LOOKED_AT)
  if (records.length === 0) {
    throw new UnreadableFile('The file is empty. A table needs at least a header row.')
  }
  // Before a header is looked for, which compares every cell with those beneath it.
  refuseWide(records[0]?.cells.length ?? 0)
  const found = findHeader(
    records.map(({ cells }) => cells),
    { ...overrides, ...(skip === null ? {} : { skip }) },
  )
  const { before, width } = found
  const left = before - (found.isDouble ? 1 : 0)
  refuseWide(width)
  const { names, warnings } = columnNames(found.titles)
  const noHeader = `The first row looks like data, so the columns are named ${names[0]}, …`
  const first = records[before]?.line ?? 1
  return {
    marks,
    header: found.header,
    skip: skip ?? first - 1,
    headers: found.headers,
    names,
    beginning: records.slice(before + (found.header ? 1 : 0)).map(({ cells }) => cells),
    warnings: [
      ...(skip === null && left > 0 ? [skipped(left)] : []),
      ...(found.isDouble ? [TWO_ROWS] : []),
      ...(found.header ? warnings : overrides.header === false ? [] : [noHeader]),
    ],
  }
}

function refuseWide(width: number): void {
  if (width > MOST_COLUMNS)
    throw new UnreadableFile(
      `The first row has ${width} cells; a table can have ${MOST_COLUMNS} columns at most.`,
    )
}

function skipped(count: number): string {
  return `${count === 1 ? 'One line' : `${count} lines`} before the header ${count === 1 ? 'is' : 'are'} left out.`
}

function withoutLines(text: string, lines: number): string {
  let at = 0
  for (let line = 0; line < lines; line += 1) {
    const end = /\r\n|\r|\n/g
    end.lastIndex = at
    const found = end.exec(text)
    if (!found) return ''
    at = found.index + found[0].length
  }
  return text.slice(at)
}
