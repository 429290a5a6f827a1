import type { Catalogue } from '../../tables/catalogue.ts'
import type { FigureReading } from '../../sentence-to-plan/figures/bind-draft.ts'
import type { Amount, Figure } from '../../sentence-to-plan/figures/figure.ts'
import type { Plan } from '../../sentence-to-plan/plan.ts'
import { OPERATORS } from '../question/condition-of.ts'
import { firstOfEach } from '../question/first-of-each.ts'
import { freeName, nameIn, Steps } from '../question/steps.ts'
import type { Flow } from '../question/steps.ts'
import { ascending, figureRows } from './figure-rows.ts'
import type { Key } from './figure-rows.ts'
import { averageOf, groupRows } from './group-rows.ts'
import { measureOf } from './measure-of.ts'
import { quoted } from './tested.ts'

/** A figure as the steps of a plan: load and join, keep rows, compute periods, group, sort, choose columns. */
export function figureToPlan({ figure, assumptions }: FigureReading, catalogue: Catalogue): Plan {
  const steps = new Steps(catalogue)
  new FigureLowering(figure, steps, catalogue).lower()
  return { steps: [...steps.written], run: true, asks: 'change', assumptions, problems: [] }
}

class FigureLowering {
  readonly #figure: Figure
  readonly #steps: Steps
  readonly #catalogue: Catalogue
  /** What groups were only kept by. */
  #unseen: readonly string[] = []

  constructor(figure: Figure, steps: Steps, catalogue: Catalogue) {
    this.#figure = figure
    this.#steps = steps
    this.#catalogue = catalogue
  }

  lower(): void {
    const { amount, splits, averaged } = this.#figure
    const rows = { ...this.#figure, splits: amount ? splits : [] }
    const { flow, keys } = figureRows(rows, this.#steps, this.#catalogue)
    if (!amount) return
    const grouped = this.#grouped(flow, keys, amount)
    if (averaged) this.#average(grouped.flow, grouped.name, keys.slice(1))
    else {
      const measured = this.#beside(grouped.flow, grouped.name, keys)
      this.#shown(this.#sorted(measured, grouped.name, keys), keys, measured)
    }
  }

  #grouped(flow: Flow, keys: readonly Key[], amount: Amount): { flow: Flow; name: string } {
    const { having, change, joins } = this.#figure
    const measure = measureOf(amount, { change, only: [] }, (ref) => nameIn(flow, ref, joins))
    const conditions = (name: string) =>
      having ? [{ column: name, operator: OPERATORS[having.comparison], value: having.value }] : []
    const measures = [
      { ...measure, name: amount.called },
      ...(having?.ofRows ? [{ function: 'count_rows', column: '', name: 'number of rows' }] : []),
    ]
    const grouped = groupRows(this.#steps, { flow, keys }, measures, (names) =>
      conditions(names.at(-1) ?? ''),
    )
    const [name = '', ...others] = grouped.names
    this.#unseen = others
    return { flow: grouped.flow, name }
  }

  #average(flow: Flow, column: string, keys: readonly Key[]): void {
    const averaged = averageOf(this.#steps, { flow, keys }, column)
    const [name = ''] = averaged.names
    if (keys.length > 0) this.#shown(this.#sorted(averaged.flow, name, keys), keys, averaged.flow)
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
    const hidden = [
      ...keys.flatMap((key) => key.hidden),
      ...added.map(({ name }) => name),
      ...this.#unseen,
    ].filter((name) => !names.includes(name))
    if (hidden.length === 0 && !hidesAmount) return
    const columns = flow.columns
      .filter(({ name }) => (hidesAmount ? names.includes(name) : !hidden.includes(name)))
      .map(({ name }) => ({ column: name, name: '', type: 'same' }))
    this.#steps.add(flow, 'select', { mode: 'only', columns })
  }
}

export function partCalled(measure: string): string {
  return `percent_of_${measure}`
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
    called: partCalled,
    formula: (of: string) => `100 * share_of_total(${of})`,
  },
} as const satisfies Record<NonNullable<Figure['beside']>, unknown>
