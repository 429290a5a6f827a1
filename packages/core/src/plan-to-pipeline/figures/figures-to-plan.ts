import type { Catalogue } from '../../tables/catalogue.ts'
import type { Amount, Figure } from '../../sentence-to-plan/figures/figure.ts'
import type {
  FiguresReading,
  FigureTable,
  TableColumn,
} from '../../sentence-to-plan/figures/several/figure-table.ts'
import type { Plan } from '../../sentence-to-plan/plan.ts'
import { freeName, nameIn, Steps } from '../question/steps.ts'
import type { Flow } from '../question/steps.ts'
import { partCalled } from './figure-to-plan.ts'
import { ascending, figureRows, groupingOf } from './figure-rows.ts'
import type { Key } from './figure-rows.ts'
import { averageOf, groupRows } from './group-rows.ts'
import { measureOf } from './measure-of.ts'
import { quoted } from './tested.ts'
import { partsOfTable } from './parts-of-table.ts'
import type { TablePart } from './parts-of-table.ts'

/**
 * Several figures as the steps of a plan: those of the same rows are measured in one group-by, those of other rows
 * in one of their own that is joined by the groups; what compares two of them is computed behind.
 */
export function figuresToPlan({ table, assumptions }: FiguresReading, catalogue: Catalogue): Plan {
  const steps = new Steps(catalogue)
  new TableLowering(table, steps, catalogue).lower()
  return { steps: [...steps.written], run: true, asks: 'change', assumptions, problems: [] }
}

/** Groups with their figures, each by its place in the table. */
interface Measured {
  readonly flow: Flow
  readonly keys: readonly Key[]
  readonly names: ReadonlyMap<number, string>
}

class TableLowering {
  readonly #table: FigureTable
  readonly #steps: Steps
  readonly #catalogue: Catalogue

  constructor(table: FigureTable, steps: Steps, catalogue: Catalogue) {
    this.#table = table
    this.#steps = steps
    this.#catalogue = catalogue
  }

  lower(): void {
    const [first, ...others] = partsOfTable(this.#table).map((part) => this.#measured(part))
    if (!first) return
    const joined = others.reduce((left, right) => this.#joined(left, right), first)
    const filled = others.length > 0 ? this.#filled(joined) : joined
    this.#shown(this.#sorted(this.#inParts(this.#compared(filled))))
  }

  #measured({ rows, figures }: TablePart): Measured {
    const { flow, keys } = figureRows(rows, this.#steps, this.#catalogue)
    const measures = figures.map(({ amount, only, called }) => ({
      ...measureOf(amount, { change: null, only }, (ref) => nameIn(flow, ref, rows.joins)),
      name: called,
    }))
    const [{ figure, at } = {}] = figures
    const grouped = groupRows(this.#steps, { flow, keys }, measures)
    if (!figure?.averaged || at === undefined) {
      const names = figures.map(
        ({ at: place }, index) => [place, grouped.names[index] ?? ''] as const,
      )
      return { flow: grouped.flow, keys, names: new Map(names) }
    }
    const left = keys.slice(1)
    const groups = { flow: grouped.flow, keys: left }
    const averaged = averageOf(this.#steps, groups, grouped.names[0] ?? '')
    return { flow: averaged.flow, keys: left, names: new Map([[at, averaged.names[0] ?? '']]) }
  }

  /** Also groups that only one of both knows. */
  #joined(left: Measured, right: Measured): Measured {
    const pairs = groupingOf(left.keys).map((name) => ({ left: name, right: name }))
    const how = pairs.length === 0 ? 'cross' : 'outer'
    const suffix = freeSuffix(left.flow, right.flow)
    const flow = this.#steps.join(left.flow, right.flow, how, pairs, suffix)
    const taken = new Set(left.flow.columns.map(({ name }) => name.toLowerCase()))
    const called = (name: string) => (taken.has(name.toLowerCase()) ? name + suffix : name)
    const names = [...right.names].map(([at, name]) => [at, called(name)] as const)
    return { ...left, flow, names: new Map([...left.names, ...names]) }
  }

  /** A group without rows has none of them, and comes to nothing. */
  #filled(measured: Measured): Measured {
    const columns = [...measured.names]
      .filter(([at]) => addsUp(figureAt(this.#table.columns, at)?.amount ?? null))
      .map(([, name]) => ({ name, expression: `coalesce(${quoted(name)}, 0)` }))
    return columns.length === 0 || measured.keys.length === 0
      ? measured
      : { ...measured, flow: this.#steps.add(measured.flow, 'transform', { columns }) }
  }

  #compared(measured: Measured): Measured {
    const names = new Map(measured.names)
    const known = [...measured.flow.columns]
    const columns = this.#table.columns.flatMap((one, at) => {
      if (one.kind !== 'compared') return []
      const [of, above] = [one.of, one.above].map((place) => quoted(names.get(place) ?? ''))
      const base = this.#baseName(one.of)
      const name = freeName(COMPARED[one.how].called(base), known)
      known.push({ name, type: 'number', from: null })
      names.set(at, name)
      return [{ name, expression: COMPARED[one.how].formula(of ?? '', above ?? '') }]
    })
    if (columns.length === 0) return measured
    return {
      ...measured,
      names,
      flow: this.#steps.add(measured.flow, 'transform', { columns }, known),
    }
  }

  #baseName(at: number): string {
    return figureAt(this.#table.columns, at)?.amount?.called ?? ''
  }

  /** "Share of revenue": of all groups together. */
  #inParts(measured: Measured): Measured {
    const names = new Map(measured.names)
    const known = [...measured.flow.columns]
    const columns = this.#table.columns.flatMap((one, at) => {
      if (one.kind !== 'figure' || one.figure.beside !== 'part') return []
      const measure = names.get(at) ?? ''
      const name = freeName(partCalled(measure), known)
      known.push({ name, type: 'number', from: null })
      names.set(at, name)
      const formula = `100 * share_of_total(${quoted(measure)})`
      return [{ name, function: 'formula', formula, column: '', partition: [], order: [] }]
    })
    if (columns.length === 0) return measured
    return {
      ...measured,
      names,
      flow: this.#steps.add(measured.flow, 'window', { columns }, known),
    }
  }

  #sorted(measured: Measured): Measured {
    const timed = measured.keys
      .filter(({ split }) => split.kind === 'period')
      .map((key) => ascending(sortedBy(key)))
    const said = this.#table.order.flatMap(({ of, at, descending }) => {
      const group = of === 'group' ? measured.keys[at] : undefined
      const column = group ? sortedBy(group) : measured.names.get(at)
      const direction = descending ? ('descending' as const) : ('ascending' as const)
      return column === undefined ? [] : [{ column, direction, nulls: 'last' as const }]
    })
    const keys = said.length > 0 ? said : timed
    return keys.length === 0
      ? measured
      : { ...measured, flow: this.#steps.add(measured.flow, 'sort', { keys }) }
  }

  /** The groups and what was asked for of them, in that order. */
  #shown({ flow, keys, names }: Measured): void {
    const asked = this.#table.columns.flatMap((_, at) => names.get(at) ?? [])
    const wanted = [...new Set([...keys.map(({ name }) => name), ...asked])]
    const isShown = wanted.every((name, at) => flow.columns[at]?.name === name)
    if (isShown && wanted.length === flow.columns.length) return
    const columns = wanted.map((column) => ({ column, name: '', type: 'same' }))
    this.#steps.add(flow, 'select', { mode: 'only', columns })
  }
}

/** Months go by their number, and not by their name. */
function sortedBy({ split, name, hidden: [number] }: Key): string {
  return split.kind === 'period' ? (number ?? name) : name
}

const COMPARED = {
  difference: {
    called: (name: string) => `change_in_${name}`,
    formula: (of: string, above: string) => `${of} - ${above}`,
  },
  growth: {
    called: (name: string) => `${name}_growth_percent`,
    formula: (of: string, above: string) => `100 * (${of} / ${above} - 1)`,
  },
} as const

function figureAt(columns: readonly TableColumn[], at: number): Figure | null {
  const column = columns[at]
  return column?.kind === 'figure' ? column.figure : null
}

/** What tells the columns of one from those of the other, and gives none of them a name that is taken. */
function freeSuffix(left: Flow, right: Flow): string {
  const names = [...left.columns, ...right.columns].map(({ name }) => name.toLowerCase())
  let count = 2
  while (names.some((name) => names.includes(`${name}_${count}`))) count += 1
  return `_${count}`
}

function addsUp(amount: Amount | null): boolean {
  if (amount?.kind === 'column')
    return amount.measure === 'sum' || amount.measure === 'count_distinct'
  return amount?.kind === 'count'
}
