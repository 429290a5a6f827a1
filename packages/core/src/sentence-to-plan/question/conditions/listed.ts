import type { Cell } from '../../../relation/column.ts'
import type { Draft } from '../draft/draft.ts'
import { isRank, refOf } from '../../../tables/schema.ts'
import type { Mention } from '../link/mention.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { foldText } from '../../../words/tokens.ts'

const LIST = /\b(?:listed|appears?|shown)\b|\b(?:in|on|of) (?:the|this) (?:list|chart|table)\b/
const ENDS = /^(?:the )?(?:first|last|top)$|^bottom$/i

/**
 * "The first name on the list". Rows have no order of their own in a pipeline, so what stands there now
 * is looked up, and said. Read first.
 */
export function readListed(draft: Draft): void {
  const { mentions, tokens } = draft.sentence
  const text = tokens.map(({ fold }) => fold).join(' ')
  const isOutcome = isFinish(draft, text)
  if (!speaksOfList(draft) && !isOutcome) return
  const end = mentions.find(
    ({ mark, text: said }) => mark?.kind === 'superlative' && ENDS.test(said),
  )
  const bottom = / (?:at|on) the bottom /.test(` ${text} `)
  const others = mentions.some(
    ({ mark, values, number }) => !mark && (values.length > 0 || number !== null),
  )
  const column = listingColumn(draft.main)
  const place = end ?? (bottom ? mentions.at(-1) : undefined)
  if (!place || others || !column) return
  const isLast = bottom || /^(?:the )?last$/i.test(place.text)
  const cell = (isLast ? column.cells.at(-1) : column.cells[0]) ?? null
  if (end) draft.used.add(end.index)
  keepListed(draft, place, column, cell)
  draft.assumptions.push(
    `Took the row of "${String(cell)}", which stands ${isLast ? 'last' : 'first'} in the data.`,
  )
}

/** "Which team finished last", where no column says at which place. */
function isFinish({ main }: Draft, text: string): boolean {
  const isRanked = main.columns.some(isRank)
  return !isRanked && /\b(?:finish|finished|placed|came|came in|ranked) (?:first|last)\b/.test(text)
}

/** Whether the order meant is that of the rows as they stand. */
export function speaksOfList({ sentence }: Draft): boolean {
  const text = sentence.tokens.map(({ fold }) => fold).join(' ')
  return LIST.test(text) || /\bat the (?:top|bottom)\b/.test(text)
}

/** The row before or behind one that the sentence names; true where it was found. */
export function readListedNeighbour(draft: Draft, beside: Mention, later: boolean): boolean {
  for (const one of draft.sentence.mentions.slice(beside.index + 1)) {
    const hit = one.values.find(
      ({ column, share }) => share >= WHOLE && isListing(column, draft.main),
    )
    if (!hit) continue
    const at = hit.column.cells.indexOf(hit.cell)
    const cell = hit.column.cells[later ? at + 1 : at - 1]
    if (at < 0 || cell === undefined) return false
    for (const used of draft.sentence.mentions.slice(beside.index, one.index + 1))
      draft.used.add(used.index)
    keepListed(draft, one, hit.column, cell)
    draft.assumptions.push(
      `"${String(cell)}" stands right ${later ? 'after' : 'before'} "${String(hit.cell)}" in the data.`,
    )
    return true
  }
  return false
}

const WHOLE = 0.5

/** Whether this is what was said of a row's place. */
export function tellsPlace(assumption: string): boolean {
  return /" stands right (?:after|before) "|, which stands (?:first|last) in the data\.$/.test(
    assumption,
  )
}

function keepListed(draft: Draft, at: Mention, column: SchemaColumn, cell: Cell): void {
  draft.where.push({
    column,
    at,
    exact: true,
    predicate: { kind: 'among', column: refOf(column), values: [cell], negated: false },
  })
}

/** A column whose known cells are its rows, one by one, in their order. */
function listingColumn(table: SchemaTable): SchemaColumn | null {
  const name = nameColumn(table)
  return isListing(name, table)
    ? name
    : (table.columns.find((column) => isListing(column, table)) ?? null)
}

function isListing(column: SchemaColumn, table: SchemaTable): boolean {
  const { unique, cells, type } = column
  if (column.table !== table.id || !unique || type !== 'text' || cells.length < 2) return false
  // Cells from A to Z may have been put so when they were looked at, unless others were left as they stood.
  return table.columns.some((one) => isAsItStands(one, table))
}

/** Frequent cells come first; those that are there once and do not go from A to Z stand as in the file. */
function isAsItStands({ cells }: SchemaColumn, { rowCount }: SchemaTable): boolean {
  const once = cells.slice(Math.max(0, (rowCount ?? Infinity) - cells.length))
  const keys = once.map((cell) => (typeof cell === 'number' ? cell : foldText(String(cell))))
  return keys.some((key, at) => at > 0 && key < (keys[at - 1] ?? key))
}
