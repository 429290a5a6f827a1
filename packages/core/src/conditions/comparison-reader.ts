import type { Column } from '../relation/column.ts'
import { isoTimestamp } from '../relation/dates.ts'
import { nearestName } from '../relation/nearest-name.ts'
import { parseNumber } from '../relation/numbers.ts'
import type { ClauseReader } from '../sentence-to-plan/clause-reader.ts'
import { linkColumn } from '../sentence-to-plan/link-column.ts'
import { readNumber } from '../sentence-to-plan/read-number.ts'
import { readPeriod } from '../sentence-to-plan/read-period.ts'
import type { Period } from '../sentence-to-plan/read-period.ts'
import type { TableWords } from '../sentence-to-plan/table-words.ts'
import { CONDITION_OPERATORS } from './condition.ts'
import type { Condition, ConditionGroup, ConditionValue } from './condition.ts'
import { numberOrText } from './number-text.ts'
import { readOperator } from './read-operator.ts'
import type { SaidOperator } from './read-operator.ts'
import { Unclear } from './unclear.ts'
import {
  BOUNDARIES,
  DOWN,
  GROUP_OPENINGS,
  LONGEST_VALUE,
  inBrackets,
  LISTS,
  takesMany,
  TELLING,
  UP,
  wholePeriod,
} from './value-words.ts'

/** What follows a column and its comparison: values, read by the column's type. */
export class ComparisonReader {
  readonly #reader: ClauseReader
  readonly #table: TableWords
  readonly #assumptions: string[]

  constructor(reader: ClauseReader, table: TableWords, assumptions: string[]) {
    this.#reader = reader
    this.#table = table
    this.#assumptions = assumptions
  }

  read(column: Column, said: SaidOperator): Condition | ConditionGroup {
    if (CONDITION_OPERATORS[said.operator].takes === 'none') {
      return { column: column.name, operator: said.operator }
    }
    const bracketed = LISTS[said.operator] !== undefined && this.#reader.take('(')
    const condition = this.#byType(column, bracketed ? inBrackets(said) : said)
    if (bracketed && !this.#reader.take(')')) {
      throw new Unclear(`The list after "${column.name}" has no closing bracket.`)
    }
    return condition
  }

  #byType(column: Column, said: SaidOperator): Condition | ConditionGroup {
    if (column.type === 'date' || column.type === 'timestamp') return this.#time(column, said)
    if (column.type === 'integer' || column.type === 'number') return this.#number(column, said)
    return column.type === 'boolean' ? this.#boolean(column, said) : this.#text(column, said)
  }

  atBoundary(): boolean {
    const word = this.#reader.peek()
    if (!word) return true
    return (word.kind === 'word' || word.kind === 'symbol') && BOUNDARIES.has(word.value)
  }

  /** Does something follow that can only be a value of this column? */
  seesValueOf(column: Column): boolean {
    const next = this.#reader.peek()
    if (column.type === 'text') {
      return next?.kind === 'quoted' || this.#cellOf(column) !== null
    }
    if (column.type === 'integer' || column.type === 'number') return next?.kind === 'number'
    return this.periodAhead() > 0
  }

  /** How many words a date takes from here: "2024" one, "1 January 2024" three, none where there is none. */
  periodAhead(): number {
    const start = this.#reader.at
    return this.#tried(() => (readPeriod(this.#reader) ? this.#reader.at - start : null)) ?? 0
  }

  /** The column said after a value: "over 100 in amount", "at least 10 units sold". */
  columnAfterValue(): Column | null {
    return this.#tried(() => {
      if (readPeriod(this.#reader) === null && readNumber(this.#reader) === null) return null
      this.#reader.takeAny(['in', 'of', 'for'])
      return linkColumn(this.#reader, this.#table)?.column ?? null
    })
  }

  /** A cell of any column, named at this place. */
  cellAhead(): { readonly columns: readonly Column[]; readonly text: string } | null {
    const reader = this.#reader
    const most = Math.min(LONGEST_VALUE, reader.words.length - reader.at)
    for (let words = most; words > 0; words -= 1) {
      const text = this.#written(words)
      const columns = this.#table.columnsHolding(text)
      if (columns.length > 0) return { columns, text }
    }
    return null
  }

  #number(column: Column, said: SaidOperator): Condition {
    const low = this.#numberValue(column)
    const { operator } = said
    const ranged = operator === 'between' || operator === 'not between'
    const to = ranged ? ['and', 'to', '-', '–'] : ['to', '-', '–']
    if (ranged || (operator === 'is' && this.#numberFollows(to))) {
      if (this.#reader.takeAny(to) === null) {
        throw new Unclear(`Between ${String(low)} and what should ${column.name} be?`)
      }
      const value = [low, this.#numberValue(column)]
      this.#skipColumn(column)
      return { column: column.name, operator: ranged ? operator : 'between', value }
    }
    const condition = this.#listed(column, said, low, () =>
      this.#reader.peek()?.kind === 'number' || this.#reader.peek()?.kind === 'quoted'
        ? this.#numberValue(column)
        : null,
    )
    this.#skipColumn(column)
    return condition
  }

  #numberFollows(joins: readonly string[]): boolean {
    return (
      this.#tried(() =>
        this.#reader.takeAny(joins) === null ? null : readNumber(this.#reader),
      ) !== null
    )
  }

  #numberValue(column: Column): ConditionValue {
    const quoted = this.#quoted((text) => parseNumber(text.trim()) !== null)
    if (quoted !== null) return quoted
    this.#reader.takeAny(['about', 'exactly', 'a', 'the'])
    const said = readNumber(this.#reader)
    if (!said) throw this.#wrongValue(column, 'a number')
    if (!said.percent || !this.#isShare(column)) return numberOrText(said.digits)
    this.#assumptions.push(
      `${column.name} holds shares, so ${said.digits}% is ${Number(said.digits) / 100}.`,
    )
    return Number((Number(said.digits) / 100).toPrecision(12))
  }

  /** 20% is 0.2 where the column's cells lie between -1 and 1, else 20. */
  #isShare(column: Column): boolean {
    const cells = this.#table.samples(column.name).filter((cell) => typeof cell === 'number')
    return cells.length > 0 && cells.every((cell) => Math.abs(cell) <= 1)
  }

  #time(column: Column, said: SaidOperator): Condition | ConditionGroup {
    const first = this.#period(column)
    const { operator } = said
    const ranged = operator === 'between' || operator === 'not between'
    const to = ranged ? ['and', 'to', '-', '–'] : ['to', 'until', 'till', 'through', '-', '–']
    if (ranged || (operator === 'is' && this.#periodFollows(to))) {
      if (this.#reader.takeAny(to) === null) {
        throw new Unclear(`Between ${first.start} and what should ${column.name} be?`)
      }
      const value = [first.start, this.#period(column).end]
      return { column: column.name, operator: ranged ? operator : 'between', value }
    }
    if (operator === 'is' && (said.said === 'from' || this.#reader.takeAny(UP) !== null)) {
      return { column: column.name, operator: 'at least', value: first.start }
    }
    if (operator === 'is' && this.#reader.takeAny(DOWN) !== null) {
      return { column: column.name, operator: 'at most', value: first.end }
    }
    if (first.start !== first.end) return wholePeriod(column, operator, first)
    return this.#listed(column, said, first.start, () =>
      this.#reader.peek()?.kind === 'date' || this.#reader.peek()?.kind === 'quoted'
        ? this.#period(column).start
        : null,
    )
  }

  #periodFollows(joins: readonly string[]): boolean {
    return (
      this.#tried(() =>
        this.#reader.takeAny(joins) === null ? null : readPeriod(this.#reader),
      ) !== null
    )
  }

  #period(column: Column): Period {
    const quoted = this.#quoted((text) => isoTimestamp(text.trim()) !== null)
    if (quoted !== null) return { start: quoted, end: quoted }
    const period = readPeriod(this.#reader)
    if (!period) throw this.#wrongValue(column, 'a date such as 2024-06-01')
    return period
  }

  #boolean(column: Column, said: SaidOperator): Condition {
    const word = this.#reader.takeAny(['true', 'yes', 'false', 'no'])
    if (word !== null) {
      return {
        column: column.name,
        operator: said.operator,
        value: word === 'true' || word === 'yes',
      }
    }
    const quoted = this.#quoted(() => true)
    if (quoted === null) throw this.#wrongValue(column, 'true or false')
    return { column: column.name, operator: said.operator, value: quoted }
  }

  #text(column: Column, said: SaidOperator): Condition | ConditionGroup {
    this.#reader.takeAny(['either', 'both', 'the word', 'the text', 'the letters'])
    const isSure = this.#reader.peek()?.kind === 'quoted' || this.#cellOf(column) !== null
    const first = this.#textValue(column)
    // "The name of pilots who fly" tells of rows, and of no pilot called so.
    if (first !== null && said.loose && !isSure && TELLING.test(first))
      throw new Unclear(`No ${column.name} is "${first}".`)
    if (first === null) throw new Unclear(`What should ${column.name} be compared with?`)
    if (said.operator === 'between' || said.operator === 'not between') {
      this.#reader.takeAny(['and', 'to'])
      const second = this.#textValue(column)
      if (second === null)
        throw new Unclear(`Between "${first}" and what should ${column.name} be?`)
      return { column: column.name, operator: said.operator, value: [first, second] }
    }
    const condition = this.#listed(column, said, first, (join) => {
      const certain = this.#reader.peek()?.kind === 'quoted' || this.#cellOf(column) !== null
      const listed = takesMany(said.operator)
      const alternative = (join === 'or' || join === 'nor') && this.cellAhead() === null
      if (!certain && !listed && !alternative) return null
      return this.#textValue(column)
    })
    this.#skipColumn(column)
    return condition
  }

  #textValue(column: Column): string | null {
    const quoted = this.#quoted(() => true)
    if (quoted !== null) return quoted
    const cell = this.#cellOf(column)
    if (cell) {
      this.#reader.at += cell.words
      return cell.text
    }
    const start = this.#reader.at
    while (!this.atBoundary() && this.#reader.at - start < LONGEST_VALUE) this.#reader.at += 1
    const written = this.#reader.slice(start, this.#reader.at)
    if (written === '') return null
    const cells = this.#table.samples(column.name).filter((one) => typeof one === 'string')
    const near = nearestName(written, cells)
    if (near !== null) {
      this.#assumptions.push(`Took "${written}" as written; ${column.name} has "${near}" as well.`)
    }
    return written
  }

  /** A cell of this column in the data's own spelling, the longest first; an article before it is skipped. */
  #cellOf(column: Column): { readonly text: string; readonly words: number } | null {
    const reader = this.#reader
    for (const skip of reader.sees('the') ? [0, 1] : [0]) {
      const most = Math.min(LONGEST_VALUE, reader.words.length - reader.at - skip)
      for (let words = most; words > 0; words -= 1) {
        const written = reader.slice(reader.at + skip, reader.at + skip + words)
        const text = this.#table.cell(column.name, written)
        if (text !== undefined) return { text, words: words + skip }
      }
    }
    return null
  }

  /** One value or a list of them: "West", "West or East", "one of 1, 2 and 3", "(1, 2)", "100 or more". */
  #listed(
    column: Column,
    said: SaidOperator,
    first: ConditionValue,
    next: (join: string) => ConditionValue | null,
  ): Condition {
    const reader = this.#reader
    const name = column.name
    if (said.operator === 'is') {
      if (reader.takeAny(UP) !== null) return { column: name, operator: 'at least', value: first }
      if (reader.takeAny(DOWN) !== null) return { column: name, operator: 'at most', value: first }
    }
    const many = LISTS[said.operator]
    if (!many) return { column: name, operator: said.operator, value: first }
    const values = [first]
    for (;;) {
      const start = reader.at
      const comma = reader.take(',')
      const join = reader.takeAny(['or', 'nor', 'and', '/', '&']) ?? (comma ? ',' : null)
      const value = join === null || this.#conditionAhead() ? null : next(join)
      if (value === null) {
        reader.at = start
        break
      }
      values.push(value)
    }
    return values.length === 1 && !takesMany(said.operator)
      ? { column: name, operator: said.operator, value: first }
      : { column: name, operator: many, value: values }
  }

  /** Does a condition of its own begin here, so that the list before it has ended? */
  #conditionAhead(): boolean {
    const ahead = this.#tried(() => {
      const reader = this.#reader
      reader.skip(['where', 'whose', 'with', 'the'])
      if (GROUP_OPENINGS.some((opening) => reader.sees(opening))) return true
      if (reader.sees('no') || reader.sees('without')) return true
      const quoted = reader.peek()?.kind === 'quoted'
      const linked = linkColumn(reader, this.#table)
      if (linked) reader.at += linked.words
      // In quotes it may as well be one more value, unless something is asked of it.
      const truth = linked?.column.type === 'boolean' && !quoted
      return truth || readOperator(reader) !== null ? true : null
    })
    return ahead !== null
  }

  /** "in the West region": the column's name after its value adds nothing. */
  #skipColumn(column: Column): void {
    const start = this.#reader.at
    this.#reader.takeAny(['in', 'of', 'for'])
    const linked = linkColumn(this.#reader, this.#table)
    if (linked?.column !== column) {
      this.#reader.at = start
      return
    }
    this.#reader.at += linked.words
    // "… and amount is over 5": the name begins the next condition instead.
    if (readOperator(this.#reader)) this.#reader.at = start
  }

  #quoted(fits: (text: string) => boolean): string | null {
    const word = this.#reader.peek()
    if (word?.kind !== 'quoted' || !fits(word.value)) return null
    this.#reader.at += 1
    return word.value
  }

  #written(words: number): string {
    const word = this.#reader.peek()
    if (words === 1 && word?.kind === 'quoted') return word.value
    return this.#reader.slice(this.#reader.at, this.#reader.at + words)
  }

  #wrongValue(column: Column, wanted: string): Unclear {
    const written = this.#written(1)
    return new Unclear(
      written === ''
        ? `What should ${column.name} be compared with?`
        : `${column.name} is a ${column.type} column, and "${written}" is not ${wanted}.`,
    )
  }

  #tried<Found>(read: () => Found | null): Found | null {
    const start = this.#reader.at
    const found = read()
    this.#reader.at = start
    return found
  }
}
