import type { Column } from '../relation/column.ts'
import type { ClauseReader } from '../words/clause-reader.ts'
import { linkColumn, nearestColumn } from '../tables/link-column.ts'
import type { TableWords } from '../tables/table-words.ts'
import { VOCABULARY } from '../words/vocabulary.ts'
import { listNames } from '../words/list-names.ts'
import type { Condition, ConditionGroup } from './condition.ts'
import type { Comparing } from './comparison/comparing.ts'
import { readComparison } from './comparison/read-comparison.ts'
import { ValuesAhead } from './comparison/values-ahead.ts'
import { isMeasure } from '../tables/is-measure.ts'
import { nearestFirst } from '../words/nearest-first.ts'
import { readOperator } from './read-operator.ts'
import type { SaidOperator } from './read-operator.ts'
import { Unclear } from './unclear.ts'

const FILLERS = `where whose which who that the their there rows row records record entries lines
  data only also both either just those these all every any are were have has had having with it its
  they them a an`.split(/\s+/)
const ABSENT = ['without any', 'without a', 'without an', 'without', 'with no', 'no', 'lacking']
const TIME_WORDS = new Set(
  'since before after until till in on during from within through starting'.split(' '),
)
const ORDERED: ReadonlySet<string> = new Set(['over', 'at least', 'under', 'at most'])
const ONLY_TIME_WORDS = new Set('since until till in during'.split(' '))

/** A cell that several columns hold, and which of them was taken. */
export interface Picked {
  readonly text: string
  readonly taken: Column
  readonly others: readonly Column[]
}

/** Reads one condition after the other, in whichever order a person says column, comparison and value. */
export class ConditionReader {
  readonly assumptions: string[] = []
  readonly picked: Picked[] = []
  readonly #reader: ClauseReader
  readonly table: TableWords
  readonly #ahead: ValuesAhead
  readonly #comparing: Comparing
  /** What "and under 500" is about. */
  #last: Column | null = null

  constructor(reader: ClauseReader, table: TableWords) {
    this.#reader = reader
    this.table = table
    this.#ahead = new ValuesAhead(reader, table)
    this.#comparing = { reader, table, ahead: this.#ahead, assumptions: this.assumptions }
  }

  skipFillers(): void {
    const reader = this.#reader
    for (;;) {
      // "all of (" and "no email" mean something; a filler that names a column is the column.
      const word = reader.peek()
      const meant = reader.sees('all of (') || reader.sees('any of (') || reader.sees('either (')
      if (word?.kind !== 'word' || meant || !FILLERS.includes(word.value)) return
      if (reader.sees('with no') || this.#namesColumnBeforeOperator()) return
      reader.at += 1
    }
  }

  read(): Condition | ConditionGroup | null {
    const start = this.#reader.at
    const forms = [
      () => this.#columnFirst(),
      () => this.#absence(),
      () => this.#operatorFirst(),
      () => this.#valueFirst(),
      () => this.#misspelled(),
    ]
    for (const form of forms) {
      const found = form()
      if (found) return found
      this.#reader.at = start
    }
    return null
  }

  /** "amount is over 100", "region West", "active", "with an email". */
  #columnFirst(): Condition | ConditionGroup | null {
    const reader = this.#reader
    const linked = linkColumn(reader, this.table)
    if (!linked) return null
    const { column } = linked
    const before = reader.words[reader.at - 1]?.value ?? ''
    reader.at += linked.words
    const afterName = reader.at
    const said = readOperator(reader)
    if (said) {
      const absent = this.#boolean(column, said)
      return absent ?? this.#compare(column, said)
    }
    if (column.type === 'boolean')
      return this.#found(column, { column: column.name, operator: 'is', value: true })
    if (this.#ahead.seesValueOf(column)) {
      return this.#compare(column, { operator: 'is', loose: false, bare: true, said: '' })
    }
    reader.at = afterName
    const presence = ['with', 'has', 'have', 'having', 'a', 'an', 'any'].includes(before)
    if (!presence || !this.#ahead.atBoundary()) return null
    return this.#found(column, { column: column.name, operator: 'is not empty' })
  }

  /** "paid is not": a truth column needs no value. */
  #boolean(column: Column, said: SaidOperator): Condition | null {
    if (column.type !== 'boolean' || !said.bare || !this.#ahead.atBoundary()) return null
    const value = said.operator === 'is'
    return this.#found(column, { column: column.name, operator: 'is', value })
  }

  /** "no email", "without a region". */
  #absence(): Condition | null {
    const reader = this.#reader
    if (reader.takeAny(ABSENT) === null) return null
    const linked = linkColumn(reader, this.table)
    if (!linked) return null
    reader.at += linked.words
    return this.#found(linked.column, { column: linked.column.name, operator: 'is empty' })
  }

  /** "over 100", "in Berlin", "since 2024", "is active", "missing amount". */
  #operatorFirst(): Condition | ConditionGroup | null {
    const reader = this.#reader
    const said = readOperator(reader)
    if (!said) return null
    reader.take('the')
    const linked = linkColumn(reader, this.table)
    const named = linked?.column
    if (linked && said.bare && named?.type === 'boolean') {
      reader.at += linked.words
      return this.#found(named, {
        column: named.name,
        operator: 'is',
        value: said.operator === 'is',
      })
    }
    if (said.operator === 'is empty' || said.operator === 'is not empty') {
      if (linked) reader.at += linked.words
      const column = named ?? this.#last
      return column && this.#found(column, { column: column.name, operator: said.operator })
    }
    const column = this.#columnFor(said)
    return column && this.#compare(column, said)
  }

  /** The column a comparison without one is about. */
  #columnFor(said: SaidOperator): Column | null {
    const found = this.#columnMeant(said)
    // "Shipped later than ordered" compares two days, and no words by their letters.
    const isWord = this.#reader.peek()?.kind === 'word'
    return isWord && found?.type === 'text' && ORDERED.has(said.operator) ? null : found
  }

  #columnMeant(said: SaidOperator): Column | null {
    const next = this.#reader.peek()
    const cell = this.#ahead.cellAhead()
    if (cell) return this.#last && cell.columns.includes(this.#last) ? this.#last : this.#pick(cell)
    const dated = this.#ahead.periodAhead()
    if (dated > 1 || next?.kind === 'date') return this.#columnOf('time', said)
    if (next?.kind === 'number') {
      return this.#columnOf(this.#meansTime(said, next.value) ? 'time' : 'number', said)
    }
    const textual = !said.loose && !said.bare && this.#last?.type === 'text'
    return textual || next?.kind === 'quoted' ? this.#last : null
  }

  #meansTime(said: SaidOperator, digits: string): boolean {
    const year = /^(?:1[5-9]|2[01])\d\d$/.test(digits)
    const [first = ''] = said.said.split(' ')
    const last = this.#last
    if (!year) return false
    if (last !== null && isTime(last)) return true
    // "amount from 1900 to 2000" goes on with numbers; "amount over 100, in 2024" does not.
    return ONLY_TIME_WORDS.has(first) || (TIME_WORDS.has(first) && !(last && isNumeric(last)))
  }

  #columnOf(kind: 'time' | 'number', said: SaidOperator): Column | null {
    const fits = kind === 'time' ? isTime : isMeasure
    const after = this.#ahead.columnAfterValue()
    if (after && (isTime(after) || isNumeric(after))) return after
    if (this.#last && (kind === 'time' ? isTime(this.#last) : isNumeric(this.#last)))
      return this.#last
    const candidates = this.table.columns.filter(fits)
    const [only] = candidates
    if (candidates.length === 1 && only) {
      this.assumptions.push(
        `Took ${only.name} as the column meant by "${said.said || said.operator}".`,
      )
      return only
    }
    const year = this.table.columnFolded('year')
    if (year && (said.loose || kind === 'time')) return year
    const what = kind === 'time' ? 'date' : 'number'
    throw new Unclear(
      only
        ? `Which column should be compared? The ${what} columns are: ${listNames(candidates.map(({ name }) => name))}.`
        : `There is no ${what} column to compare with. The columns are: ${this.#names()}.`,
    )
  }

  /** "West", "completed orders", "West region". */
  #valueFirst(): Condition | ConditionGroup | null {
    const cell = this.#ahead.cellAhead()
    if (!cell) return null
    return this.#compare(this.#pick(cell), { operator: 'is', loose: false, bare: true, said: '' })
  }

  #pick(cell: { readonly columns: readonly Column[]; readonly text: string }): Column {
    const { text } = cell
    const [first, ...others] = cell.columns
    if (!first) throw new Unclear(`"${text}" is in no column.`)
    if (others.length > 0) {
      const names = others.map(({ name }) => name).join(', ')
      this.assumptions.push(`Took "${text}" as ${first.name}; ${names} would fit as well.`)
      this.picked.push({ text, taken: first, others })
    }
    return first
  }

  /** A word where a column must stand: the nearest name, said as an assumption, or a question. */
  #misspelled(): Condition | ConditionGroup | null {
    const reader = this.#reader
    const start = reader.at
    for (let words = 1; words <= 3; words += 1) {
      const word = reader.words[start + words - 1]
      const nameable = word?.kind === 'word' || (word?.kind === 'quoted' && words === 1)
      if (!nameable || (word.kind === 'word' && VOCABULARY.has(word.value))) return null
      reader.at = start + words
      const said = readOperator(reader)
      if (!said || (said.loose && words > 1)) continue
      const written = word.kind === 'quoted' ? word.value : reader.slice(start, start + words)
      const column = nearestColumn(written, this.table)
      if (column) {
        this.assumptions.push(`Read "${written}" as the column ${column.name}.`)
        return this.#compare(column, said)
      }
      if (said.loose) return null
      throw new Unclear(
        `There is no column called "${written}". The nearest are: ${this.#names(written)}.`,
      )
    }
    return null
  }

  #compare(column: Column, said: SaidOperator): Condition | ConditionGroup {
    this.#last = column
    return readComparison(this.#comparing, column, said)
  }

  #found(column: Column, condition: Condition): Condition {
    this.#last = column
    return condition
  }

  #names(near = ''): string {
    const names = this.table.columns.map(({ name }) => name)
    return listNames(nearestFirst(near, names))
  }

  #namesColumnBeforeOperator(): boolean {
    const linked = linkColumn(this.#reader, this.table)
    if (!linked) return false
    const start = this.#reader.at
    this.#reader.at += linked.words
    const said = readOperator(this.#reader)
    this.#reader.at = start
    return said !== null
  }
}

function isTime({ type }: Column): boolean {
  return type === 'date' || type === 'timestamp'
}

function isNumeric({ type }: Column): boolean {
  return type === 'integer' || type === 'number'
}
