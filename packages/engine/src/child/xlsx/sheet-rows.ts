import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { UnreadableFile } from '../../unreadable-file.ts'
import { numberCell, type SheetCell } from '../sheet/sheet-cell.ts'
import type { SheetRow } from '../sheet/stage-sheet.ts'
import { readXml } from './read-xml.ts'
import { unescaped, type Workbook } from './workbook.ts'

const NUMBER = { kind: 'number' } as const
const LONGEST_CELL = 2_000_000

/** The rows of a sheet that hold something, as they come out of the file. */
export async function* sheetRows(workbook: Workbook, part: string): AsyncGenerator<SheetRow[]> {
  let ready: SheetRow[] = []
  let row: { number: number; cells: (SheetCell | null)[] } | null = null
  let number = 0
  let column = -1
  let type = 'n'
  let style = 0
  let value = ''
  let inline = ''
  let taking: 'v' | 't' | null = null
  let phonetic = false
  const pieces = readXml(workbook.parts.read(part), {
    open(tag, attributes) {
      if (tag === 'row') {
        number = Number(attributes['r'] ?? number + 1)
        column = -1
        row = { number, cells: [] }
      } else if (tag === 'c') {
        column = columnOf(attributes['r'], column + 1)
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        value = ''
        inline = ''
      } else if (tag === 'rPh') phonetic = true
      taking = tag === 'v' ? 'v' : tag === 't' && !phonetic ? 't' : null
    },
    text(piece) {
      if (taking === 'v') value += piece
      if (taking === 't') inline += piece
      if (value.length + inline.length > LONGEST_CELL) {
        throw new UnreadableFile(`A cell of row ${number} is longer than ${LONGEST_CELL / 1e6} MB.`)
      }
    },
    close(tag) {
      taking = null
      if (tag === 'rPh') phonetic = false
      if (tag === 'c' && row) {
        const cell = cellOf(workbook, type, style, value, inline)
        if (cell) {
          if (column >= MOST_COLUMNS) throw tooWide(row.number, column)
          row.cells[column] = cell
        }
      }
      if (tag === 'row' && row) {
        if (row.cells.length > 0)
          ready.push({ ...row, cells: Array.from(row.cells, (cell) => cell ?? null) })
        row = null
      }
    },
  })
  for await (const _ of pieces) {
    if (ready.length === 0) continue
    yield ready
    ready = []
  }
  if (ready.length > 0) yield ready
}

function cellOf(
  { texts, meanings, is1904 }: Workbook,
  type: string,
  style: number,
  value: string,
  inline: string,
): SheetCell | null {
  switch (type) {
    case 's': {
      const text = texts.get(Number(value)) ?? ''
      if (text === '') return null
      return { kind: texts.isEscaped(Number(value)) ? 'shown' : 'text', text }
    }
    case 'inlineStr':
      return textCell(inline)
    case 'str':
      return textCell(value)
    case 'b':
      return value === ''
        ? null
        : { kind: 'boolean', text: value.trim() === '1' ? 'true' : 'false' }
    case 'e':
      return { kind: 'error', text: value }
    case 'd':
      return isoCell(value)
    default:
      return numberCell(value, meanings[style] ?? NUMBER, is1904)
  }
}

function textCell(written: string): SheetCell | null {
  if (written === '') return null
  const text = unescaped(written)
  return { kind: text === written ? 'text' : 'shown', text }
}

function isoCell(value: string): SheetCell | null {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)Z?)?$/.exec(value) ?? []
  if (day === undefined) return value === '' ? null : { kind: 'text', text: value }
  return time === undefined
    ? { kind: 'date', text: day }
    : { kind: 'timestamp', text: `${day} ${time}` }
}

/** `BC12` is column 54; without a place, a cell stands right of the one before. */
function columnOf(place: string | undefined, otherwise: number): number {
  if (place === undefined) return otherwise
  let column = 0
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + (letter - 64)
  }
  return column === 0 ? otherwise : column - 1
}

function tooWide(row: number, column: number): UnreadableFile {
  return new UnreadableFile(
    `Row ${row} has a cell in column ${column + 1}; a table can have ${MOST_COLUMNS} columns at most.`,
  )
}
