import type { Cell } from '../../../relation/column.ts'
import { codeAliases } from './code-aliases.ts'
import { countryAliases } from './country-aliases.ts'
import { flagAliases } from './flag-aliases.ts'
import { scoreAliases } from './score-aliases.ts'
import { aliasesOf } from './value-aliases.ts'
import { oneEditApart } from '../../../words/match-name.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'
import { foldedWords } from '../../../words/tokens.ts'

export interface ValueHit {
  readonly column: SchemaColumn
  readonly cell: Cell
  /** 1 for the whole cell, less for a part of it. */
  readonly share: number
}

/** The cells of some tables, found by their words. */
export interface ValueIndex {
  /** Cells that are these words and nothing else. */
  whole(words: readonly string[]): readonly ValueHit[]
  /** Cells that are these words in another form: "wings" for Wing, "lost" for Lose. */
  inflected(stems: readonly string[]): readonly ValueHit[]
  /** Cells of several words whose first letters are these: "UK" for United Kingdom. */
  initials(letters: string): readonly ValueHit[]
  /** The one cell that has nearly all of these words and hardly any other; none where several do. */
  alike(words: readonly string[]): readonly ValueHit[]
  /** Cells in which these words stand one after the other. */
  part(words: readonly string[]): readonly ValueHit[]
  hasWord(word: string): boolean
  /** A word of the cells that is one typing error away; null where the word is known or none is near. */
  near(word: string): string | null
  /** Cells that are these words with one typing error. */
  mistyped(words: readonly string[]): readonly ValueHit[]
  readonly longest: number
}

interface Entry {
  readonly column: SchemaColumn
  readonly cell: Cell
  readonly text: string
  readonly count: number
}

const INDEXES = new WeakMap<SchemaTable, TableIndex>()
const LONGEST_CELL = 24
const MOST_INFLECTED = 3
/** As good as the whole cell, but not quite it. */
const INFLECTED = 0.96

export function valueIndex(tables: readonly SchemaTable[]): ValueIndex {
  const indexes = tables.map(indexOf)
  const gather = (find: (index: TableIndex) => readonly ValueHit[]) => indexes.flatMap(find)
  return {
    whole: (words) => {
      const said = comparable(words).join(' ')
      const hits = gather((index) => index.whole.get(said) ?? [])
      if (hits.length > 0) return hits
      return DECIMAL.test(said)
        ? gather((index) => index.whole.get(String(Number(said))) ?? [])
        : gather((index) => index.countries.get(said) ?? [])
    },
    inflected: (stems) => gather((index) => index.stemmed.get(stems.join(' ')) ?? []),
    initials: (letters) => {
      const country = gather(
        ({ whole, countries }) => whole.get('usa') ?? countries.get('usa') ?? [],
      )
      if (letters === 'us' && country.length > 0) return country
      // "AB" is rather a cell that is short itself, such as ABC.
      return indexes.some(({ whole }) => [...whole.keys()].some((cell) => isLonger(cell, letters)))
        ? []
        : gather((index) => index.initials.get(letters) ?? [])
    },
    alike: (words) => mostAlike(indexes, words),
    part: (words) => gather((index) => partial(index, comparable(words))),
    hasWord: (word) => indexes.some((index) => index.byWord.has(word)),
    near: (word) => nearWord(word, indexes),
    mistyped: (words) => gather((index) => mistyped(index, comparable(words))),
    longest: LONGEST_CELL,
  }
}

/** ".600" and "2.50", where a column of numbers has 0.6 and 2.5. */
const DECIMAL = /^\d*\.\d+$/

/** In one spelling: "salt and pepper" is "salt & pepper", whose sign is no word. */
function comparable(words: readonly string[]): readonly string[] {
  return words
    .filter((word, at) => word !== 'and' || at === 0 || at === words.length - 1)
    .map(ungrouped)
}

/** 249,887 and 249887 are the same figure. */
function ungrouped(word: string): string {
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word) ? word.replaceAll(',', '') : word
}

const SHORTEST_TYPO = 5

function nearWord(word: string, indexes: readonly TableIndex[]): string | null {
  if (word.length < SHORTEST_TYPO || !/^\p{L}+$/u.test(word)) return null
  if (indexes.some((index) => index.byWord.has(word))) return null
  for (const { byWord } of indexes) {
    for (const known of byWord.keys()) {
      if (
        Math.abs(known.length - word.length) <= 1 &&
        known.length >= SHORTEST_TYPO &&
        oneEditApart(word, known)
      )
        return known
    }
  }
  return null
}

function mistyped({ whole, byWord }: TableIndex, words: readonly string[]): readonly ValueHit[] {
  const text = words.join(' ')
  // A number with another digit is another number.
  const isKnown = words.every((word) => byWord.has(word) || !/^[\p{L}']+$/u.test(word))
  if (text.length < SHORTEST_TYPO || isKnown) return []
  const hits: ValueHit[] = []
  for (const [cell, found] of whole) {
    const isNear = Math.abs(cell.length - text.length) <= 1 && oneEditApart(cell, text)
    if (isNear && digitsOf(cell) === digitsOf(text))
      hits.push(...found.map((hit) => ({ ...hit, share: INFLECTED })))
  }
  return hits
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

interface TableIndex {
  readonly whole: ReadonlyMap<string, readonly ValueHit[]>
  /** What a cell is called otherwise, where no cell is: "Italian" is IT unless a column has it written out. */
  readonly countries: ReadonlyMap<string, readonly ValueHit[]>
  readonly stemmed: ReadonlyMap<string, readonly ValueHit[]>
  readonly initials: ReadonlyMap<string, readonly ValueHit[]>
  readonly byWord: ReadonlyMap<string, readonly Entry[]>
}

function indexOf(table: SchemaTable): TableIndex {
  const known = INDEXES.get(table)
  if (known) return known
  const whole = new Map<string, ValueHit[]>()
  const countries = new Map<string, ValueHit[]>()
  const stemmed = new Map<string, ValueHit[]>()
  const initials = new Map<string, ValueHit[]>()
  const byWord = new Map<string, Entry[]>()
  for (const column of table.columns) {
    for (const cell of column.cells) {
      if (cell === null || typeof cell === 'boolean') continue
      const words = comparable(foldedWords(String(cell)))
      if (words.length === 0 || words.length > LONGEST_CELL) continue
      const text = words.join(' ')
      push(whole, text, { column, cell, share: 1 })
      if (typeof cell === 'number') continue
      if (words.length <= MOST_INFLECTED)
        push(stemmed, words.map(stem).join(' '), { column, cell, share: INFLECTED })
      const letters = initialsOf(String(cell))
      if (letters !== null) push(initials, letters, { column, cell, share: INFLECTED })
      const entry = { column, cell, text: ` ${text} `, count: words.length }
      for (const word of new Set(words)) push(byWord, word, entry)
    }
    for (const [word, cell] of [
      ...aliasesOf(column),
      ...flagAliases(column),
      ...codeAliases(column),
      ...scoreAliases(column, table.columns),
    ])
      push(whole, word, { column, cell, share: 1 })
    for (const [word, cell] of countryAliases(column))
      push(countries, word, { column, cell, share: 1 })
  }
  const index = { whole, countries, stemmed, initials, byWord }
  INDEXES.set(table, index)
  return index
}

function isLonger(cell: string, letters: string): boolean {
  return cell.length === letters.length + 1 && cell.startsWith(letters)
}

/** The first letters of a name of several words, small words aside. */
function initialsOf(cell: string): string | null {
  const words = cell.split(/\s+/).filter((word) => !/^(?:of|the|and|for|in)$/i.test(word))
  const isName = words.length > 1 && words.every((word) => /^\p{Lu}\p{L}+$/u.test(word))
  return isName ? words.map((word) => word.charAt(0).toLowerCase()).join('') : null
}

const FEWEST_ALIKE = 4
const NEARLY = 0.7

function mostAlike(indexes: readonly TableIndex[], words: readonly string[]): readonly ValueHit[] {
  const wanted = new Set(words)
  if (wanted.size < FEWEST_ALIKE) return []
  const entries = new Set(
    indexes.flatMap(({ byWord }) => [...wanted].flatMap((word) => byWord.get(word) ?? [])),
  )
  const rated = [...entries].map(({ column, cell, text }) => {
    const own = new Set(text.trim().split(' '))
    const shared = [...wanted].filter((word) => own.has(word)).length
    return { column, cell, share: shared / Math.max(own.size, wanted.size) }
  })
  const [best, second] = rated.toSorted((a, b) => b.share - a.share)
  if (!best || best.share < NEARLY || (second && second.share > best.share - CLEARLY)) return []
  return [{ ...best, share: INFLECTED }]
}

const CLEARLY = 0.1

function partial({ byWord }: TableIndex, words: readonly string[]): readonly ValueHit[] {
  const lists = words.map((word) => byWord.get(word) ?? [])
  const rarest = lists.toSorted((a, b) => a.length - b.length)[0] ?? []
  const text = ` ${words.join(' ')} `
  return rarest
    .filter((entry) => entry.count > words.length && entry.text.includes(text))
    .map(({ column, cell, count }) => ({ column, cell, share: words.length / count }))
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
