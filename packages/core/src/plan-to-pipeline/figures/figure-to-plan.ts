import type { Catalogue } from '../../pipeline/catalogue.ts'
import type { FigureReading } from '../../sentence-to-plan/figures/bind-draft.ts'
import type {
  Amount,
  Figure,
  Split,
  TestedPredicate,
} from '../../sentence-to-plan/figures/figure.ts'
import type { Plan } from '../../sentence-to-plan/plan.ts'
import type { ColumnRef, Predicate } from '../../sentence-to-plan/question/query/query.ts'
import { schemaOf } from '../../sentence-to-plan/question/tables/schema.ts'
import { conditionOf, OPERATORS } from '../question/condition-of.ts'
import { firstOfEach } from '../question/first-of-each.ts'
import { freeName, nameIn, Steps } from '../question/steps.ts'
import type { Flow } from '../question/steps.ts'
import { measureOf } from './measure-of.ts'
import { quoted, tested } from './tested.ts'

/** A figure as the steps of a plan: load and join, keep rows, compute periods, group, sort, choose columns. */
export function figureToPlan({ figure, assumptions }: FigureReading, catalogue: Catalogue): Plan {
  const steps = new Steps(catalogue)
  new FigureLowering(figure, steps, catalogue).lower()
  return { steps: [...steps.written], run: true, asks: 'change', assumptions, problems: [] }
}

const NONE = { match: 'all', conditions: [] } as const

class FigureLowering {
  readonly #figure: Figure
  readonly #steps: Steps
  readonly #catalogue: Catalogue

  constructor(figure: Figure, steps: Steps, catalogue: Catalogue) {
    this.#figure = figure
    this.#steps = steps
    this.#catalogue = catalogue
  }

  lower(): void {
    const { amount } = this.#figure
    const kept = this.#kept(this.#computed(this.#joined()))
    if (!amount) return
    const { flow, keys } = this.#split(kept)
    const grouped = this.#grouped(flow, keys, amount)
    const [last] = grouped.flow.columns.slice(-1)
    if (this.#figure.averaged) this.#average(grouped.flow, last?.name ?? '', keys.slice(1))
    else {
      const measured = this.#beside(grouped.flow, grouped.name, keys)
      this.#shown(this.#sorted(measured, grouped.name, keys), keys, measured)
    }
  }

  #name(flow: Flow, ref: ColumnRef): string {
    return nameIn(flow, ref, this.#figure.joins)
  }

  #joined(): Flow {
    let flow = this.#steps.load(this.#figure.base)
    for (const { left, right } of this.#figure.joins) {
      const other = this.#steps.load(right.table)
      const keys = [{ left: this.#name(flow, left), right: right.column }]
      const suffix = `_${this.#steps.nameOf(right.table).replaceAll(/[^\p{L}\d]+/gu, '_')}`
      flow = this.#steps.join(flow, other, 'inner', keys, suffix.slice(0, 60))
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
  #split(flow: Flow): { readonly flow: Flow; readonly keys: readonly Key[] } {
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

  #grouped(flow: Flow, keys: readonly Key[], amount: Amount): { flow: Flow; name: string } {
    const grouping = [...new Set(keys.flatMap(({ name, hidden }) => [...hidden, name]))]
    const taken = flow.columns.filter(({ name }) => grouping.includes(name))
    const name = freeName(amount.called, taken)
    const measure = measureOf(amount, this.#figure.change, (ref) => this.#name(flow, ref))
    const { having } = this.#figure
    const conditions = having
      ? [{ column: name, operator: OPERATORS[having.comparison], value: having.value }]
      : []
    const parameters = {
      keys: grouping,
      measures: [{ ...measure, name }],
      having: { match: 'all', conditions },
    }
    const columns = [...taken, { name, type: 'number' as const, from: null }]
    return { flow: this.#steps.add(flow, 'aggregate', parameters, columns), name }
  }

  #tested(flow: Flow, one: TestedPredicate): string {
    return tested(one, (ref) => quoted(this.#name(flow, ref)))
  }

  #average(flow: Flow, column: string, keys: readonly Key[]): void {
    const grouping = [...new Set(keys.flatMap(({ name, hidden }) => [...hidden, name]))]
    const name = freeName(`average_${column}`, flow.columns)
    const measures = [{ name, function: 'mean', column }]
    const taken = flow.columns.filter((one) => grouping.includes(one.name))
    const averaged = this.#steps.add(
      flow,
      'aggregate',
      { keys: grouping, measures, having: NONE },
      [...taken, { name, type: 'number', from: null }],
    )
    if (keys.length > 0) this.#shown(this.#sorted(averaged, name, keys), keys, averaged)
  }

  #beside(flow: Flow, measure: string, keys: readonly Key[]): Flow {
    const { beside } = this.#figure
    if (beside === null) return flow
    const timed = keys.filter(({ split }) => split.kind === 'period')
    const of = quoted(measure)
    const { called, formula } = BESIDE[beside]
    const name = freeName(called(measure), flow.columns)
    const isTimed = beside !== 'part'
    const column = {
      name,
      function: 'formula',
      formula: formula(of),
      column: '',
      partition: isTimed ? keys.filter((key) => !timed.includes(key)).map((key) => key.name) : [],
      order: isTimed ? timed.map((key) => ascending(key.name)) : [],
    }
    const columns = [...flow.columns, { name, type: 'number' as const, from: null }]
    return this.#steps.add(flow, 'window', { columns: [column] }, columns)
  }

  /** Ranked where that was asked for, else in the order of time. */
  #sorted(flow: Flow, measure: string, keys: readonly Key[]): Flow {
    const { rank } = this.#figure
    const timed = keys
      .filter(({ split }) => split.kind === 'period')
      .map(({ name, hidden: [number] }) => ascending(number ?? name))
    if (!rank) return timed.length === 0 ? flow : this.#steps.add(flow, 'sort', { keys: timed })
    const direction = rank.descending ? 'descending' : 'ascending'
    const by = [{ column: measure, direction, nulls: 'last' }] as const
    // "The top 3 products per region": of each region, the products being what is ranked.
    const within = keys.slice(1).map(({ name }) => name)
    if (rank.limit !== null && within.length > 0)
      return firstOfEach(this.#steps, flow, within, by, { limit: rank.limit, offset: 0 })
    return this.#steps.add(flow, 'sort', {
      keys: by,
      ...(rank.limit === null ? {} : { limit: rank.limit }),
    })
  }

  /** What was measured, without what only tells groups apart or put them in order. */
  #shown(flow: Flow, keys: readonly Key[], measured: Flow): void {
    const { hidesAmount } = this.#figure
    const names = keys.map(({ name }) => name)
    const added = flow.columns.filter((column) => !measured.columns.includes(column))
    const hidden = [...keys.flatMap((key) => key.hidden), ...added.map(({ name }) => name)].filter(
      (name) => !names.includes(name),
    )
    if (hidden.length === 0 && !hidesAmount) return
    const columns = flow.columns
      .filter(({ name }) => (hidesAmount ? names.includes(name) : !hidden.includes(name)))
      .map(({ name }) => ({ column: name, name: '', type: 'same' }))
    this.#steps.add(flow, 'select', { mode: 'only', columns })
  }
}

/** What is told beside a figure, computed across the groups. */
const BESIDE = {
  growth: {
    called: (measure: string) => `${measure}_growth_percent`,
    formula: (of: string) => `100 * (${of} / lag(${of}) - 1)`,
  },
  running: {
    called: (measure: string) => `running_${measure}`,
    formula: (of: string) => `running_sum(${of})`,
  },
  part: {
    called: (measure: string) => `percent_of_${measure}`,
    formula: (of: string) => `100 * share_of_total(${of})`,
  },
} as const satisfies Record<NonNullable<Figure['beside']>, unknown>

interface Key {
  readonly split: Split
  readonly name: string
  /** Grouped by as well, so that two of one name stay two, and not shown. */
  readonly hidden: readonly string[]
}

function ascending(column: string) {
  return { column, direction: 'ascending', nulls: 'last' } as const
}

function period({ unit }: Extract<Split, { kind: 'period' }>, column: string): string {
  const date = quoted(column)
  if (unit === 'weekday') return `day_name(${date})`
  return unit === 'year' || unit === 'hour' ? `${unit}(${date})` : `date_trunc('${unit}', ${date})`
}
