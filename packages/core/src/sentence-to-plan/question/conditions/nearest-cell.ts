import type { Cell } from '../../../relation/column.ts'
import { columnOf } from '../draft/column-of.ts'
import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isBinding } from './words-beside.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { foldedWords } from '../../../words/tokens.ts'

export function readUnknown(draft: Draft, column: Mention): void {
  if (column.columns.length === 0 || draft.used.has(column.index)) return
  const { tokens } = draft.sentence
  let at = column.end
  while (at < tokens.length && isBinding(tokens[at]?.fold ?? '')) at += 1
  if (at === column.end) return
  const after = next(draft, column)
  const end = Math.min(
    tokens.length,
    at + 6,
    after && after.start >= at ? Math.max(after.start, at) : tokens.length,
  )
  const words = tokens.slice(at, end).map(({ fold }) => fold)
  const stop = words.findIndex((word) => /^[,.?;]$/.test(word) || word === 'and' || word === 'when')
  const said = stop < 0 ? words : words.slice(0, stop)
  if (said.length === 0) return
  const target = columnOf(draft, column)
  if (!target || draft.select.some((shown) => shown.column === target)) return
  const cell = nearest(said, target)
  if (cell === null) return
  draft.used.add(column.index)
  draft.where.push({ column: target, at: column, exact: false, predicate: among(target, cell) })
}

export function nearestCell(draft: Draft, mention: Mention, left: Mention): void {
  const column = columnOf(draft, left)
  if (!column) return
  const cell = nearest(foldedWords(mention.text), column)
  draft.used.add(mention.index)
  draft.used.add(left.index)
  const predicate: Predicate =
    cell === null
      ? {
          kind: 'contains',
          column: refOf(column),
          text: mention.text,
          part: 'anywhere',
          negated: false,
        }
      : among(column, cell)
  draft.where.push({ column, at: mention, exact: false, predicate })
}

function among(column: SchemaColumn, cell: Cell): Predicate {
  return { kind: 'among', column: refOf(column), values: [cell], negated: false }
}

function nearest(said: readonly string[], column: SchemaColumn): Cell {
  const wanted = pairs(said.join(' '))
  let best: Cell = null
  let bestScore = 0.6
  for (const cell of column.cells) {
    if (typeof cell !== 'string') continue
    const own = pairs(foldedWords(cell).join(' '))
    let common = 0
    for (const pair of wanted) if (own.has(pair)) common += 1
    const score = (2 * common) / (wanted.size + own.size)
    if (score > bestScore) {
      best = cell
      bestScore = score
    }
  }
  return best
}

function pairs(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (let at = 0; at + 1 < text.length; at += 1) found.add(text.slice(at, at + 2))
  return found
}
