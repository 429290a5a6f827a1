import { OutsideFailed } from '../connector.ts'
import { JsonText } from './json-text.ts'
import { findAt, readPath } from './path.ts'
import type { RowCell } from '../records/row-cell.ts'
import { type Row, setCell } from './row.ts'

/** The records of an answer, one at a time. */
export function* jsonRows(text: string, rowsAt: string): Generator<Row> {
  const json = new JsonText(text)
  const root = json.root()
  const at = rowsAt.trim() === '' ? foundRows(json, root) : namedRows(json, root, rowsAt)
  if (json.kindAt(at) === 'list')
    for (const [from, to] of json.elements(at)) yield rowAt(json, from, to)
  else if (json.kindAt(at) !== 'null') yield rowAt(json, at, json.end(at))
}

/** A record a line; blank lines are none. */
export function* lineRows(text: string): Generator<Row> {
  let number = 0
  for (const line of linesOf(text)) {
    number += 1
    if (line.trim() === '') continue
    const json = new JsonText(line)
    try {
      const at = json.root()
      yield rowAt(json, at, json.end(at))
    } catch (error) {
      if (!(error instanceof OutsideFailed)) throw error
      throw new OutsideFailed(`Line ${number}: ${error.message}`)
    }
  }
}

function* linesOf(text: string): Generator<string> {
  let from = 0
  for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
    yield text.slice(from, to)
    from = to + 1
  }
  yield text.slice(from)
}

/** A list itself; of an object the one list it holds, else the object as a single record. */
function foundRows(json: JsonText, root: number): number {
  if (json.kindAt(root) !== 'object') return root
  const lists = [...json.members(root)].filter(([, from]) => isListOfRecords(json, from))
  const [first] = lists
  if (lists.length > 1)
    throw new OutsideFailed(
      `The answer has several lists: ${namesOf(lists)}. Say in "Path to the rows" which one holds them.`,
    )
  return first ? first[1] : root
}

function isListOfRecords(json: JsonText, at: number): boolean {
  if (json.kindAt(at) !== 'list') return false
  const { value: first } = json.elements(at).next()
  return !first || json.kindAt(first[0]) === 'object'
}

function namedRows(json: JsonText, root: number, rowsAt: string): number {
  const at = findAt(json, readPath(rowsAt), root)
  if (at !== null) return at
  const there = json.kindAt(root) === 'object' ? namesOf([...json.members(root)]) : 'a list'
  throw new OutsideFailed(
    `There is nothing at "${rowsAt.trim()}" in the answer. At its top there is: ${there === '' ? 'nothing' : there}.`,
  )
}

function namesOf(members: readonly (readonly [key: string, ...unknown[]])[]): string {
  const shown = members.slice(0, 12).map(([key]) => `"${key}"`)
  return shown.join(', ') + (members.length > shown.length ? ', …' : '')
}

/** Objects inside are taken apart into dotted names; lists stay as they are written. */
function rowAt(json: JsonText, from: number, to: number): Row {
  const row = new Map<string, RowCell | null>()
  if (json.kindAt(from) === 'object') flatten(json, from, '', row)
  else setCell(row, 'value', cellAt(json, from, to))
  return row
}

function flatten(
  json: JsonText,
  at: number,
  before: string,
  row: Map<string, RowCell | null>,
): void {
  for (const [key, from, to] of json.members(at)) {
    const name = before + key
    const isOpen = json.kindAt(from) === 'object' && !json.members(from).next().done
    if (isOpen) flatten(json, from, `${name}.`, row)
    else setCell(row, name, cellAt(json, from, to))
  }
}

function cellAt(json: JsonText, from: number, to: number): RowCell | null {
  const kind = json.kindAt(from)
  if (kind === 'null') return null
  if (kind === 'text') return { kind, text: json.textAt(from) }
  const written = json.text.slice(from, to)
  if (kind === 'number' || kind === 'boolean') return { kind, text: written }
  return { kind: 'nested', text: inOneWay(written) }
}

/** The same value, with nothing between its parts, and its texts written in one way: `"é"`, not `"\u00e9"`. */
function inOneWay(written: string): string {
  return written.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) =>
    part.startsWith('"') ? textInOneWay(part) : '',
  )
}

/** As it stands where it is not JSON to the letter, as with a tab in it. */
function textInOneWay(part: string): string {
  try {
    return JSON.stringify(JSON.parse(part))
  } catch {
    return part
  }
}
