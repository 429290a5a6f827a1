import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import { sameJson } from '../../../words/same-json.ts'
import { takeOrder } from '../../lists/take-order.ts'
import type { Predicate } from '../../question/query/query.ts'
import { spellTypos } from '../../question/spell/spell-typos.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { tokenize } from '../../../words/tokens.ts'
import type { Stated } from '../../states/state.ts'
import { takeStates } from '../../states/take-states.ts'
import { takeViews } from '../../views/take-views.ts'
import type { FigureReading } from '../bind-draft.ts'
import type { Figure } from '../figure.ts'
import { figureTables } from '../figure-tables.ts'
import { readFigure } from '../read-figure.ts'
import { combine } from './combine.ts'
import type { FiguresReading } from './figure-table.ts'
import { figuresListed } from './figures-listed.ts'
import type { Item } from './figures-listed.ts'
import { orderOf } from './order-of.ts'
import { plainRequest } from './plain-request.ts'
import { sharedIn, takeNote } from './shared-words.ts'
import { groupedIn } from './take-groups.ts'

const LONGEST = 60
const MOST = 8

/** One item with what all of them share, read as a figure of its own. */
type ReadOne = (text: string) => FigureReading | null

/**
 * Several figures that one request asks for over the same groups: "orders, revenue and average order value by month",
 * "calls 2023 vs 2024 per queue and the difference". What they share is taken out of it and each is read with that
 * by the reader of one figure: all of them, or none. The same figure twice is refused, unless what told them apart
 * was taken out before (`mayRepeat`).
 */
export function readFigures(
  sentence: string,
  datasets: readonly CatalogueDataset[],
  states: readonly Predicate[] = [],
  mayRepeat = false,
): FiguresReading | null {
  if (!mayListFigures(sentence)) return null
  const { tables } = figureTables(datasets)
  const { isBeside, ...plain } = plainRequest(spellTypos(sentence, tables))
  const { said: unordered, order } = takeOrder(plain.text)
  const { text, note: said } = takeNote(unordered)
  // Beside a share a state is its part; said of all of it, it is of which rows.
  const noted = said === '' ? null : takeStates(said, tables)
  const note = noted?.sentence ?? said
  const all = [...states, ...(noted?.states ?? [])]
  const known = new Map<string, FigureReading | null>()
  const readOne = (one: string) => {
    const found = known.get(one) ?? (known.has(one) ? null : read(one, datasets, tables, all))
    known.set(one, found)
    return found
  }
  for (const { groups, rest } of groupedIn(text, tables)) {
    const items = figuresListed({ text: rest, isBeside }, tables)
    if (items.length < 2 || items.length > MOST || (groups === '' && !areCompared(items))) continue
    for (const shared of sharedIn(items)) {
      const words = [groups, shared.words, note].filter((one) => one !== '').join(' ')
      const readings = readItems(shared.items, words, readOne)
      const ordered = (figure: Figure) => orderOf(order, figure, { items: shared.items, readOne })
      const table = readings && combine(readings, ordered, mayRepeat)
      if (table) return table
    }
  }
  return null
}

/** Whether it lists anything, and over groups: what takes no time to tell. */
export function mayListFigures(sentence: string): boolean {
  const isLong = tokenize(sentence).length > LONGEST
  return !/["“]/.test(sentence) && !isLong && LISTS.test(sentence) && GROUPS.test(sentence)
}

/** Figures of one group are rather a question's, unless they are compared. */
const GROUPS =
  /\b(?:by|per|each|every|across|monthly|yearly|quarterly|weekly|daily|hourly|vs|versus|against|compare|compared|comparison|both|growth|difference|change)\b|side by side|:/i
/** Nothing is listed without one of these. */
const LISTS = /[,;:&+]|\b(?:and|plus|vs|versus|against|as well as|with|compared)\b/i

function areCompared(items: readonly Item[]): boolean {
  return items.some((one) => one.kind === 'compared' || (one.kind === 'figure' && one.isAgainst))
}

export type ReadItem =
  | { readonly item: Extract<Item, { kind: 'figure' }>; readonly reading: FigureReading }
  | { readonly item: Exclude<Item, { kind: 'figure' }>; readonly reading: null }

function readItems(
  items: readonly Item[],
  shared: string,
  readOne: ReadOne,
): readonly ReadItem[] | null {
  const found: ReadItem[] = []
  for (const item of items) {
    if (item.kind !== 'figure') {
      found.push({ item, reading: null })
      continue
    }
    const reading = readOne(withShared(item.text, shared))
    if (!reading) return null
    found.push({ item, reading })
  }
  return found
}

/** What explains a figure stands behind all of it: "discount rate by service = discount / fee". */
function withShared(item: string, shared: string): string {
  const at = item.indexOf('=')
  return at === -1
    ? `${item} ${shared}`.trim()
    : `${item.slice(0, at).trim()} ${shared} ${item.slice(at)}`
}

/** A figure, also where its rows are told by a state: "number of parcels without a receipt". */
function read(
  said: string,
  datasets: readonly CatalogueDataset[],
  tables: readonly SchemaTable[],
  states: readonly Predicate[],
): FigureReading | null {
  const plain = readFigure(said, datasets, states)
  if (plain) return plain
  const stated = takeStates(said, tables) ?? seenIn(said, tables)
  if (!stated) return null
  const added = stated.states.filter((one) => !states.some((known) => sameJson(known, one)))
  return readFigure(stated.sentence, datasets, [...states, ...added])
}

/** "Number of visits after 18:00", over tables that are seen with the time of day already. */
function seenIn(said: string, tables: readonly SchemaTable[]): Stated | null {
  const seen = takeViews(said, tables)
  const isMade = seen?.viewed.every(({ table, column }) =>
    tables.some(
      ({ id, columns }) => id === table && columns.some((one) => one.name === column.name),
    ),
  )
  return seen && isMade && seen.hidden.length === 0 ? seen : null
}
