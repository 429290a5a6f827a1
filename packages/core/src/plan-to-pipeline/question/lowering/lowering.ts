import type { Predicate, Query } from '../../../sentence-to-plan/question/query/query.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'
import type { NumberReading } from '../as-number.ts'
import { nameIn } from '../steps.ts'
import type { Flow, Steps } from '../steps.ts'

/** One query on its way to blocks: where they are written, and what its columns are called by now. */
export class Lowering {
  readonly query: Query
  readonly steps: Steps
  readonly numbers: NumberReading
  /** What rows are compared with is the day and not only its year, where it is one. */
  readonly use: 'answer' | 'compared'
  /** Columns read as numbers, by the name they have otherwise. */
  readonly computed = new Map<string, string>()
  readonly days = new Map<string, string>()
  /** The column that is filled in rows that meet a condition, where one takes blocks of its own. */
  readonly marks = new Map<Predicate, string>()
  readonly #lowerQuery: LowerQuery

  constructor(
    query: Query,
    steps: Steps,
    numbers: NumberReading,
    use: 'answer' | 'compared',
    lowerQuery: LowerQuery,
  ) {
    this.query = query
    this.steps = steps
    this.numbers = numbers
    this.use = use
    this.#lowerQuery = lowerQuery
  }

  /** The rows of a query inside this one. */
  inner(query: Query, use: 'answer' | 'compared'): Flow {
    return this.#lowerQuery(query, this.steps, this.numbers, use)
  }

  name(flow: Flow, ref: ColumnRef): string {
    return nameIn(flow, ref, this.query.joins)
  }

  /** The same read as a number, where it is text. */
  number(flow: Flow, ref: ColumnRef): string {
    const name = this.name(flow, ref)
    return this.computed.get(name) ?? name
  }

  /** The same read as a day, where it is one written as text. */
  dayOrNumber(flow: Flow, ref: ColumnRef): string {
    return this.days.get(this.name(flow, ref)) ?? this.number(flow, ref)
  }
}

type LowerQuery = (
  query: Query,
  steps: Steps,
  numbers: NumberReading,
  use: 'answer' | 'compared',
) => Flow
