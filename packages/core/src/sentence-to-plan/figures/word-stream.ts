import { linkColumns, linkTables, linkWhole, saidWords } from '../question/link/link-names.ts'
import type { Definition } from './definition.ts'
import type { SharedState } from './shared-state.ts'
import type { ColumnLink, TableLink } from '../question/link/mention.ts'
import { isDateColumn } from '../question/link/link-dates.ts'
import { namesEvent } from '../../tables/event-dates.ts'
import { HAPPENED } from '../../tables/tells-when.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { isFigure } from './is-figure.ts'
import { partsOf } from '../../words/parts-of.ts'
import { sharesDeed } from '../../words/deeds.ts'
import { foldedWords, tokenize } from '../../words/tokens.ts'
import type { Token } from '../../words/tokens.ts'
import { valueIndex } from '../question/tables/value-index.ts'
import type { ValueHit, ValueIndex } from '../question/tables/value-index.ts'

const LONGEST = 5
/** A column of more cells tells no kinds. */
const KINDS = 20
/** Less than this is a word of a name, not the name. */
const NAMED = 0.6
/** The name itself. */
const OWN = 0.9

/** What some words name, and how many words that takes. */
export interface Named {
  readonly columns: readonly ColumnLink[]
  readonly tables: readonly TableLink[]
  readonly length: number
}

/** The cells that some words are, and how many words that takes. */
interface Cells {
  readonly hits: readonly ValueHit[]
  readonly length: number
}

/** The words of a request, read from left to right. */
export class WordStream {
  readonly tokens: readonly Token[]
  readonly tables: readonly SchemaTable[]
  /** How the request says its figure is computed. */
  readonly definition: Definition | null
  /** What was taken out of the request, where the part of the rows it holds for is asked for. */
  readonly shared: SharedState | null
  readonly #values: ValueIndex
  /** What begins at each place: several readers ask, and only the place decides. */
  readonly #names = new Map<number, Named | null>()
  readonly #cells = new Map<number, Cells | null>()
  at = 0

  constructor(
    sentence: string,
    tables: readonly SchemaTable[],
    definition: Definition | null = null,
    shared: SharedState | null = null,
  ) {
    this.tokens = tokenize(sentence)
    this.tables = tables
    this.definition = definition
    this.shared = shared
    this.#values = valueIndex(tables)
  }

  get done(): boolean {
    return this.at >= this.tokens.length
  }

  word(ahead = 0): string {
    return this.tokens[this.at + ahead]?.fold ?? ''
  }

  /** Takes one of these phrases, the first that stands here. */
  take(...phrases: readonly string[]): string | null {
    for (const phrase of phrases) {
      const words = partsOf(phrase)
      if (words.every((word, ahead) => this.word(ahead) === word)) {
        this.at += words.length
        return phrase
      }
    }
    return null
  }

  /** Takes what comes next as a part of the request, or stays where it was. */
  attempt<Part>(read: () => Part | null): Part | null {
    const start = this.at
    const part = read()
    if (part === null) this.at = start
    return part
  }

  /** Whether a date of the tables is called by this word. */
  tellsDate(word: string): boolean {
    return this.tables.some(({ columns }) =>
      columns.some(
        (one) =>
          isDateColumn(one) &&
          one.name.split(/[^\p{L}]+/u).some((part) => namesEvent(part.toLowerCase(), word)),
      ),
    )
  }

  takeNumber(): number | null {
    const number = this.tokens[this.at]?.number ?? null
    if (number !== null) this.at += 1
    return number
  }

  /** The longest name of columns or tables that begins here; "product category" is the category of a product. */
  named(): Named | null {
    const whole = this.#nameAt()
    const [table] = whole?.tables ?? []
    // "Rent 2023" of a table that holds a rent is no part of a rent.
    const isAmount = whole?.columns.some((one) => one.score > OWN && one.column.numeric !== null)
    if (!whole || !table || isAmount) return whole
    const owned = this.attempt(() => {
      this.at += whole.length
      const columns = this.#nameAt()
      this.at -= whole.length
      return columns
    })
    const within = owned?.columns.filter(
      ({ column }) => column.table === table.table.id && !column.key,
    )
    const called = within?.filter(({ score }) => score > OWN) ?? []
    const columns = called.length > 0 ? called : onlyFigure(within ?? [])
    if (!owned || columns.length === 0 || this.#isDone(whole, owned)) return whole
    return { columns, tables: [], length: whole.length + owned.length }
  }

  /** "Parcels returned per month": what was done with them, and no `returned_at` of a parcel. */
  #isDone(whole: Named, owned: Named): boolean {
    const verb = this.word(whole.length + owned.length - 1)
    return verb.endsWith('ed') && owned.columns.some(({ column }) => column.dated)
  }

  #nameAt(): Named | null {
    const known = this.#names.get(this.at)
    if (known !== undefined) return known
    const name = this.#findName()
    this.#names.set(this.at, name)
    return name
  }

  #findName(): Named | null {
    for (let length = Math.min(LONGEST, this.tokens.length - this.at); length > 0; length -= 1) {
      const span = this.tokens.slice(this.at, this.at + length)
      // "Qty on hand" is a name as a whole, though "on" is none.
      const whole = linkWhole(span, this.tables)
      if (whole.length > 0) return { columns: whole, tables: [], length }
      const said = saidWords(span)
      if (!said) continue
      const columns = linkColumns(said, this.tables).filter(({ score }) => score >= NAMED)
      // "Readings per sensor" are split, even if a table is called `sensor_readings`.
      const isSplit = span.some(({ fold }) => fold === 'per')
      const tables = isSplit
        ? []
        : linkTables(said, this.tables).filter(({ score }) => score >= NAMED)
      if (columns.length > 0 || tables.length > 0) return { columns, tables, length }
    }
    return null
  }

  /** The longest cell that begins here, and how many tokens that takes. */
  value(): Cells | null {
    const known = this.#cells.get(this.at)
    if (known !== undefined) return known
    const cells = this.#findCells()
    this.#cells.set(this.at, cells)
    return cells
  }

  #findCells(): Cells | null {
    for (let length = Math.min(LONGEST, this.tokens.length - this.at); length > 0; length -= 1) {
      const span = this.tokens.slice(this.at, this.at + length)
      if (span[0]?.sign === true || span.at(-1)?.sign === true) continue
      const said = span.filter(({ sign }) => !sign)
      const exact = this.#values.whole(said.map(({ fold }) => fold)).filter(isWord)
      const hits = exact.length > 0 ? exact : this.#inflected(said)
      if (hits.length > 0) return { hits, length }
    }
    const hits = this.#done()
    return hits.length > 0 ? { hits, length: 1 } : null
  }

  /** "Failed tests" where a cell says "Test failed": what was done may be said before or behind. */
  #inflected(said: readonly Token[]): readonly ValueHit[] {
    const stems = said.map(({ stem }) => stem)
    const hits = this.#values.inflected(stems).filter(isWord)
    const [first, second, ...others] = said
    const isDone = first && second && others.length === 0 && HAPPENED.test(first.fold)
    return hits.length > 0 || !isDone
      ? hits
      : this.#values.inflected([second.stem, first.stem]).filter(isWord)
  }

  /** "Cancellations" where a column tells kinds of rows, one of them "cancelled". */
  #done(): readonly ValueHit[] {
    const word = this.word()
    if (!/^\p{L}{4,}$/u.test(word)) return []
    return this.tables.flatMap(({ columns }) =>
      columns
        .filter(({ type, cells, unique }) => type === 'text' && !unique && cells.length <= KINDS)
        .flatMap((column) =>
          column.cells
            .filter((cell) => sharesDeed(word, foldedWords(String(cell))[0] ?? ''))
            .map((cell) => ({ column, cell, share: 0.9 })),
        )
        .filter(isWord),
    )
  }

  inflected(stem: string): readonly ValueHit[] {
    return this.#values.inflected([stem]).filter(isWord)
  }
}

/** Figures are compared, never named. */
function isWord({ column, cell }: ValueHit): boolean {
  return typeof cell === 'string' && !column.dated && column.numeric === null
}

/** "Course hours" of courses that have `taught_hours` and no other hours. */
function onlyFigure(links: readonly ColumnLink[]): readonly ColumnLink[] {
  const figures = links.filter(isFigure)
  return figures.length === 1 ? figures : []
}
