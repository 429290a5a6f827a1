import { columnNames } from '../../child/csv/column-names.ts'
import { JsonCutter, type JsonPiece } from '../../child/json/json-pieces.ts'
import { parseRecord } from '../../child/json/parse-record.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import { OutsideFailed } from '../connector.ts'
import type { RowCell } from '../records/row-cell.ts'
import { csvRecords } from './csv-records.ts'
import { unpacked } from './open-file.ts'
import type { Session } from './session.ts'
import type { SourceFile } from './source-files.ts'

/** Some records of one file that have the same fields. */
export interface TextRecords {
  readonly names: readonly string[]
  readonly rows: readonly (readonly (RowCell | null)[])[]
}

export interface ReadingText {
  /** Whether the first row of CSV is a header; null: nobody has found out yet. */
  header: boolean | null
}

/** The records of a file of text, as far as they are asked for. */
export async function* textRecords(
  session: Session,
  file: SourceFile,
  reading: ReadingText,
): AsyncGenerator<TextRecords> {
  const bytes = unpacked(session, file)
  const read =
    file.kind.format === 'csv' ? csvRecords(bytes, file.key, reading) : jsonRecords(bytes)
  try {
    yield* read
  } catch (error) {
    if (error instanceof UnreadableFile) throw new OutsideFailed(`"${file.key}": ${error.message}`)
    await session.within(() => Promise.reject(error))
  }
}

/** A list of records, or records that follow each other: how it begins tells which. */
async function* jsonRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<TextRecords> {
  let cutter: JsonCutter | null = null
  for await (const piece of bytes) {
    const held: Buffer = cutter === null ? withoutMark(piece) : piece
    const begin: number | undefined = held.find((byte) => byte > SPACE)
    if (cutter === null && begin === undefined) continue
    cutter ??= new JsonCutter(begin === OPEN_LIST)
    for (const found of cutter.push(held)) yield recordOf(found)
  }
  for (const found of cutter?.end(false) ?? []) yield recordOf(found)
}

const [SPACE, OPEN_LIST] = [32, 91]
const MARK = Buffer.from('\uFEFF')

function withoutMark(piece: Buffer): Buffer {
  return piece.subarray(0, MARK.length).equals(MARK) ? piece.subarray(MARK.length) : piece
}

const namesKnown = new Map<string, string>()

function nameOf(field: string): string {
  const known = namesKnown.get(field) ?? columnNames([field]).names[0] ?? field
  if (namesKnown.size < 10_000) namesKnown.set(field, known)
  return known
}

function recordOf({ text, line, isWhole }: JsonPiece): TextRecords {
  if (!isWhole) throw new UnreadableFile(`The record on line ${line} is not text in UTF-8.`)
  const parsed = parseRecord(text)
  if ('problem' in parsed)
    throw new UnreadableFile(`The record on line ${line} is ${parsed.problem}.`)
  if (parsed.repeated) throw new UnreadableFile(`The record on line ${line} has a field twice.`)
  return { names: [...parsed.cells.keys()].map(nameOf), rows: [[...parsed.cells.values()]] }
}
