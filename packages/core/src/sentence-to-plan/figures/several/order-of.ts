import { sameJson } from '../../../words/same-json.ts'
import type { SaidKey } from '../../lists/take-order.ts'
import type { FigureReading } from '../bind-draft.ts'
import type { Figure, Split } from '../figure.ts'
import { splitsOf } from './combine.ts'
import type { TableKey } from './figure-table.ts'
import type { Item } from './figures-listed.ts'

/** The figures that are listed, and how one of them is read with a split of its own. */
interface Listed {
  readonly items: readonly Item[]
  readonly readOne: (text: string) => FigureReading | null
}

/** What each key goes by, of the figures and the groups of all of them; null where one goes by neither. */
export function orderOf(
  said: readonly SaidKey[],
  figure: Figure,
  listed: Listed,
): readonly TableKey[] | null {
  const keys = said.map(
    (key) => ownKey(key, figure) ?? figureKey(key, listed.items) ?? groupKey(key, figure, listed),
  )
  return keys.every((key) => key !== null) ? keys : null
}

/** "Newest first", of periods; "alphabetically", of what the one group is called. */
function ownKey({ by, descending, isOwn }: SaidKey, figure: Figure): TableKey | null {
  const splits = splitsOf(figure)
  const [only, ...others] = splits.filter(({ kind }) => (kind === 'period') === (isOwn === true))
  if (!only || others.length > 0 || !(isOwn || by === 'name')) return null
  // The oldest is the earliest.
  const isBack = isOwn === true && by === 'age'
  return { of: 'group', at: splits.indexOf(only), descending: descending !== isBack }
}

function figureKey({ by, descending, isOwn }: SaidKey, items: readonly Item[]): TableKey | null {
  if (isOwn) return null
  const words = by === null ? null : ` ${by.toLowerCase()} `
  const at = items.findIndex((item) => {
    if (words === null) return item.kind === 'figure'
    return item.kind === 'figure'
      ? ` ${item.text.toLowerCase()} `.includes(words)
      : item.kind === 'compared' && words.includes(item.how)
  })
  return at === -1 ? null : { of: 'figure', at, descending }
}

/** "Sorted by depot": what a figure per depot is split by. */
function groupKey(
  { by, descending, isOwn }: SaidKey,
  figure: Figure,
  { items, readOne }: Listed,
): TableKey | null {
  const item = items.find(({ kind }) => kind === 'figure')
  if (by === null || isOwn || item?.kind !== 'figure') return null
  const [meant, ...others] = readOne(`${item.text} per ${by}`)?.figure.splits ?? []
  const at = meant ? splitsOf(figure).findIndex((one) => isSame(one, meant)) : -1
  return at === -1 || others.length > 0 ? null : { of: 'group', at, descending }
}

function isSame(one: Split, other: Split): boolean {
  return one.kind === 'period' && other.kind === 'period'
    ? one.unit === other.unit
    : sameJson(one, other)
}
