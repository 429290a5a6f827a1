import type { Catalogue } from '../../tables/catalogue.ts'
import type { Figure, Split, TestedPredicate } from '../../sentence-to-plan/figures/figure.ts'
import type { Predicate } from '../../sentence-to-plan/question/query/query.ts'
import type { QueryJoin } from '../../tables/relate/join-tables.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import { schemaOf } from '../../tables/schema.ts'
import { conditionOf } from '../question/condition-of.ts'
import { freeName, nameIn } from '../question/steps.ts'
import type { Flow, Steps } from '../question/steps.ts'
import { quoted, tested } from './tested.ts'

/** What a figure is taken of: its rows, and the columns that their groups are told apart by. */
export interface FigureRows {
  readonly flow: Flow
  readonly keys: readonly Key[]
}

export interface Key {
  readonly split: Split
  readonly name: string
  /** Grouped by as well, so that two of one name stay two, and not shown. */
  readonly hidden: readonly string[]
}

/** Which rows a figure is taken of, and how they are put together. */
export interface Rows extends Pick<Figure, 'base' | 'where' | 'splits'> {
  /** Rows without a partner stay where one is only looked at for some of them. */
  readonly joins: readonly (QueryJoin & { readonly optional?: boolean })[]
}

const NONE = { match: 'all', conditions: [] } as const

/** The rows of a figure as steps of a plan: load and join, keep rows, compute periods. */
export function figureRows(rows: Rows, steps: Steps, catalogue: Catalogue): FigureRows {
  return new RowLowering(rows, steps, catalogue).lower()
}

class RowLowering {
  readonly #figure: Rows
  readonly #steps: Steps
  readonly #catalogue: Catalogue

  constructor(figure: Rows, steps: Steps, catalogue: Catalogue) {
    this.#figure = figure
    this.#steps = steps
    this.#catalogue = catalogue
  }

  lower(): FigureRows {
    return this.#split(this.#kept(this.#computed(this.#joined())))
  }

  #name(flow: Flow, ref: ColumnRef): string {
    return nameIn(flow, ref, this.#figure.joins)
  }

  #joined(): Flow {
    let flow = this.#steps.load(this.#figure.base)
    for (const { left, right, optional } of this.#figure.joins) {
      const other = this.#steps.load(right.table)
      const keys = [{ left: this.#name(flow, left), right: right.column }]
      const suffix = `_${this.#steps.nameOf(right.table).replaceAll(/[^\p{L}\d]+/gu, '_')}`
      flow = this.#steps.join(flow, other, optional ? 'left' : 'inner', keys, suffix.slice(0, 60))
    }
    return flow
  }

  /** What rows are compared by and no column holds. */
  #computed(flow: Flow): Flow {
    const { base, where } = this.#figure
    const dataset = this.#catalogue.datasets.find(({ id }) => id === base)
    const revenue = dataset && schemaOf(dataset).revenue
    if (!revenue || revenue.formula === undefined) return flow
    const { name, formula: expression } = revenue
    const isCompared = where.some((one) => one.kind === 'compare' && one.column.column === name)
    if (!isCompared) return flow
    const columns = [
      ...flow.columns,
      { name, type: 'number' as const, from: { table: base, column: name } },
    ]
    return this.#steps.add(flow, 'transform', { columns: [{ name, expression }] }, columns)
  }

  #kept(flow: Flow): Flow {
    const names = {
      name: (ref: ColumnRef) => this.#name(flow, ref),
      number: (ref: ColumnRef) => this.#name(flow, ref),
      mark: () => null,
      isDate: (ref: ColumnRef) => {
        const type = flow.columns.find(({ name }) => name === this.#name(flow, ref))?.type
        return type === 'date' || type === 'timestamp'
      },
    }
    const conditions = this.#figure.where.flatMap((one) => conditionOf(one, names) ?? [])
    const filtered =
      conditions.length === 0
        ? flow
        : this.#steps.add(flow, 'filter', {
            rows: 'keep',
            mode: 'conditions',
            where: { match: 'all', conditions },
            expression: '',
          })
    return this.#figure.where.reduce(
      (rows, one) => this.#besides(this.#everyYear(rows, one), one),
      filtered,
    )
  }

  /** "Delivered later than promised": two cells of a row, which only a formula compares. */
  #besides(flow: Flow, one: Predicate): Flow {
    if (one.kind !== 'columns') return flow
    const [left, right] = [one.column, one.other].map((ref) => quoted(this.#name(flow, ref)))
    const expression = `${left} ${one.comparison} ${right}`
    return this.#steps.add(flow, 'filter', {
      rows: 'keep',
      mode: 'expression',
      where: NONE,
      expression,
    })
  }

  /** "in March": of every year, which no range says. */
  #everyYear(flow: Flow, one: Predicate): Flow {
    if (one.kind !== 'during' || one.moment.year !== null) return flow
    const expression = this.#tested(flow, one)
    return this.#steps.add(flow, 'filter', {
      rows: 'keep',
      mode: 'expression',
      where: NONE,
      expression,
    })
  }

  /** The columns that groups are told apart by; periods of a date are computed. */
  #split(flow: Flow): FigureRows {
    const keys: Key[] = []
    const columns: { name: string; expression: string }[] = []
    for (const split of this.#figure.splits) {
      if (split.kind === 'column')
        keys.push({ split, name: this.#name(flow, split.column), hidden: [] })
      else if (split.kind === 'rows') {
        const name = this.#name(flow, split.name)
        const key = this.#name(flow, split.key)
        keys.push({ split, name, hidden: key === name ? [] : [key] })
      } else {
        const name = freeName(split.unit, flow.columns)
        const date = this.#name(flow, split.column)
        columns.push({ name, expression: period(split, date) })
        // Days of the week are named, and follow each other by their numbers.
        const number = split.unit === 'weekday' ? [freeName('weekday_number', flow.columns)] : []
        for (const each of number)
          columns.push({ name: each, expression: `day_of_week(${quoted(date)})` })
        keys.push({ split, name, hidden: number })
      }
    }
    if (columns.length === 0) return { flow, keys }
    const known = [
      ...flow.columns,
      ...columns.map(({ name }) => ({ name, type: 'date' as const, from: null })),
    ]
    return { flow: this.#steps.add(flow, 'transform', { columns }, known), keys }
  }

  #tested(flow: Flow, one: TestedPredicate): string {
    return tested(one, (ref) => quoted(this.#name(flow, ref)))
  }
}

function period({ unit }: Extract<Split, { kind: 'period' }>, column: string): string {
  const date = quoted(column)
  if (unit === 'weekday') return `day_name(${date})`
  return unit === 'year' || unit === 'hour' ? `${unit}(${date})` : `date_trunc('${unit}', ${date})`
}

/** The columns that rows are grouped by. */
export function groupingOf(keys: readonly Key[]): readonly string[] {
  return [...new Set(keys.flatMap(({ name, hidden }) => [...hidden, name]))]
}

export function ascending(column: string) {
  return { column, direction: 'ascending', nulls: 'last' } as const
}
