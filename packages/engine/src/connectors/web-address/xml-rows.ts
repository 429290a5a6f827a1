import { SaxesParser } from 'saxes'
import { OutsideFailed } from '../connector.ts'
import type { RowCell } from '../records/row-cell.ts'
import { type Row } from './row.ts'

/**
 * The records of an answer in XML: the elements at a path (`feed.entry`), or those under the root where
 * all are called the same. What stands in one is named by dots, attributes with an @; what comes more than
 * once in a record becomes a list.
 */
export function xmlRows(text: string, rowsAt: string): readonly Row[] {
  const path = rowsAt.trim() === '' ? foundPath(text) : rowsAt.trim().split('.')
  const rows: Row[] = []
  const open: string[] = []
  let record: Map<string, string[]> | null = null
  let said = ''
  const isRecord = () => open.length === path.length && open.join('.') === path.join('.')
  const note = (name: string, value: string) => {
    if (record && value !== '') record.set(name, [...(record.get(name) ?? []), value])
  }
  const inside = () => open.slice(path.length).join('.')
  walk(text, {
    open(name, attributes) {
      open.push(name)
      said = ''
      if (isRecord()) record = new Map()
      const before = inside()
      for (const [attribute, value] of attributes)
        note(`${before === '' ? '' : `${before}.`}@${attribute}`, value)
    },
    text(piece) {
      said += piece
    },
    close() {
      const value = said.trim()
      if (record) note(inside() === '' ? 'value' : inside(), value)
      if (record && isRecord()) {
        rows.push(rowOf(record))
        record = null
      }
      open.pop()
      said = ''
    },
  })
  if (rows.length === 0 && rowsAt.trim() !== '')
    throw new OutsideFailed(`There is nothing at "${rowsAt.trim()}" in the answer.`)
  return rows
}

function rowOf(record: ReadonlyMap<string, readonly string[]>): Row {
  return new Map<string, RowCell | null>(
    [...record].map(([name, values]) => [
      name,
      values.length === 1
        ? { kind: 'unknown', text: values[0] ?? '' }
        : { kind: 'nested', text: JSON.stringify(values) },
    ]),
  )
}

/** The one name that all elements under the root have. */
function foundPath(text: string): readonly string[] {
  const names = new Map<string, number>()
  let root = ''
  let depth = 0
  walk(text, {
    open(name) {
      depth += 1
      if (depth === 1) root = name
      if (depth === 2) names.set(name, (names.get(name) ?? 0) + 1)
    },
    text() {},
    close() {
      depth -= 1
    },
  })
  const repeated = [...names].filter(([, count]) => count > 1)
  const [only] = repeated.length > 0 ? repeated : names
  if (!only || repeated.length > 1)
    throw new OutsideFailed(
      `Which elements are the rows is not plain. Under "${root}" there is: ${[...names.keys()].slice(0, 12).join(', ') || 'nothing'}. Say it in "Path to the rows", such as ${root}.${[...names.keys()][0] ?? 'row'}.`,
    )
  return [root, only[0]]
}

interface Handlers {
  open(name: string, attributes: readonly (readonly [name: string, value: string])[]): void
  text(piece: string): void
  close(): void
}

/** Entities beyond those of XML itself are not known, so none can grow. */
function walk(text: string, handlers: Handlers): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  parser.on('opentag', ({ name, attributes }) => handlers.open(name, Object.entries(attributes)))
  parser.on('text', (piece) => handlers.text(piece))
  parser.on('cdata', (piece) => handlers.text(piece))
  parser.on('closetag', () => handlers.close())
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof OutsideFailed) throw error
    throw new OutsideFailed('The answer is not XML. Check the address, or choose another format.')
  }
}
