import type { SortKey } from '../../blocks/sort/config.ts'
import type { Condition, ConditionGroup } from '../../conditions/condition.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type {
  ColumnRef,
  MeasureItem,
  Predicate,
  Query,
  SelectItem,
} from '../../sentence-to-plan/question/query/query.ts'
import { asNumber, asOrder } from './as-number.ts'
import type { NumberReading } from './as-number.ts'
import { conditionOf, OPERATORS } from './condition-of.ts'
import type { Names } from './condition-of.ts'
import { firstOfEach } from './first-of-each.ts'
import { freeName, nameIn } from './steps.ts'
import type { Flow, Steps } from './steps.ts'

/**
 * Writes a query as blocks: load and join, keep rows, group, sort, choose columns. import-sql has a lowering
 * of its own: SQL's meaning, nulls and names included, needs formulas, where people read and change these as
 * conditions in words. Through one they would either lose those or meet both sets of cases in every step.
 */
export function lowerQuery(
  query: Query,
  steps: Steps,
  numbers: NumberReading,
  use: 'answer' | 'compared' = 'answer',
): Flow {
  return new QueryLowering(query, steps, numbers, use).lower()
}

class QueryLowering {
  readonly #query: Query
  readonly #steps: Steps
  readonly #numbers: NumberReading
  /** What rows are compared with is the day and not only its year, where it is one. */
  readonly #use: 'answer' | 'compared'
  readonly #same: readonly (readonly [ColumnRef, ColumnRef])[]
  /** Columns read as numbers, by the name they have otherwise. */
  readonly #computed = new Map<string, string>()
  readonly #days = new Map<string, string>()

  constructor(query: Query, steps: Steps, numbers: NumberReading, use: 'answer' | 'compared') {
    this.#use = use
    this.#query = query
    this.#steps = steps
    this.#numbers = numbers
    this.#same = query.joins.map(({ left, right }) => [left, right] as const)
  }

  lower(): Flow {
    const query = this.#query
    let flow = this.#joined()
    for (const predicate of query.where) {
      if (predicate.kind === 'within') flow = this.#within(flow, predicate)
    }
    flow = this.#withNumbers(flow)
    flow = this.#filtered(flow)
    for (const predicate of query.where) {
      if (predicate.kind === 'against') flow = this.#against(flow, predicate)
      if (predicate.kind === 'columns') flow = this.#sideBySide(flow, predicate)
      if (predicate.kind === 'during' && predicate.moment.year === null)
        flow = this.#yearly(flow, predicate)
    }
    const measured = query.group.length > 0 || query.select.some(({ kind }) => kind === 'measure')
    if (measured) flow = this.#grouped(flow)
    if (query.distinct && !measured) flow = this.#distinct(flow)
    flow = this.#sorted(flow)
    return this.#chosen(flow)
  }

  #joined(): Flow {
    const [first = ''] = this.#query.tables
    let flow = this.#loaded(first)
    for (const { left, right } of this.#query.joins) {
      const other = this.#loaded(right.table)
      const keys = [{ left: this.#name(flow, left), right: right.column }]
      const suffix = suffixFor(this.#steps.nameOf(right.table), flow)
      flow = this.#steps.join(flow, other, 'inner', keys, suffix)
    }
    return flow
  }

  /** A table, with what is computed between its columns where the query speaks of it. */
  #loaded(table: string): Flow {
    const flow = this.#steps.load(table)
    const spoken = columnsOf(this.#query).filter((ref) => ref.table === table)
    const computed = [...new Set(spoken.map(({ column }) => column))].flatMap((name) => {
      const formula = this.#numbers.formulaOf({ table, column: name })
      return formula ? [{ name, ...formula }] : []
    })
    if (computed.length === 0) return flow
    const columns = computed.map(({ name, expression }) => ({ name, expression }))
    return this.#steps.add(flow, 'transform', { columns }, [
      ...flow.columns,
      ...computed.map(({ name, type }) => ({ name, type, from: { table, column: name } })),
    ])
  }

  #name(flow: Flow, ref: ColumnRef): string {
    return nameIn(flow, ref, this.#same)
  }

  #within(flow: Flow, { column, query, negated }: Extract<Predicate, { kind: 'within' }>): Flow {
    const inner = lowerQuery(query, this.#steps, this.#numbers)
    const [key] = inner.columns
    const keys = [{ left: this.#name(flow, column), right: key?.name ?? '' }]
    return this.#steps.join(flow, inner, negated ? 'anti' : 'semi', keys, '_right')
  }

  #against(
    flow: Flow,
    { column, comparison, query }: Extract<Predicate, { kind: 'against' }>,
  ): Flow {
    const inner = lowerQuery(query, this.#steps, this.#numbers, 'compared')
    const [value] = inner.columns
    const called = freeName('compared_with', flow.columns)
    const named = this.#steps.add(
      inner,
      'select',
      { mode: 'only', columns: [{ column: value?.name ?? '', name: called, type: 'same' }] },
      value ? [{ ...value, name: called, from: null }] : [],
    )
    const crossed = this.#steps.join(flow, named, 'cross', [], '_right')
    const name = this.#days.get(this.#name(crossed, column)) ?? this.#number(crossed, column)
    const expression = `${quoted(name)} ${comparison} ${quoted(called)}`
    return this.#keep(crossed, { mode: 'expression', where: NO_CONDITIONS, expression })
  }

  #sideBySide(flow: Flow, one: Extract<Predicate, { kind: 'columns' }>): Flow {
    const [left, right] = [one.column, one.other].map((ref) => {
      const day = this.#days.get(this.#name(flow, ref))
      return quoted(day ?? this.#number(flow, ref))
    })
    const expression = `${left} ${one.comparison} ${right}`
    return this.#keep(flow, { mode: 'expression', where: NO_CONDITIONS, expression })
  }

  /** "in March": of every year, which no range says. */
  #yearly(flow: Flow, { column, moment, negated }: Extract<Predicate, { kind: 'during' }>): Flow {
    const name = quoted(this.#name(flow, column))
    const parts = [
      ...(moment.month === null ? [] : [`month(${name}) = ${moment.month}`]),
      ...(moment.day === null ? [] : [`day(${name}) = ${moment.day}`]),
    ].join(' and ')
    const expression = negated ? `not (${parts})` : parts
    return this.#keep(flow, { mode: 'expression', where: NO_CONDITIONS, expression })
  }

  /** Texts that hold numbers are read as such once, before they are compared, added up or sorted. */
  #withNumbers(flow: Flow): Flow {
    const wanted: ColumnRef[] = []
    const days: ColumnRef[] = []
    for (const predicate of this.#query.where) {
      const compared: ColumnRef[] = []
      collectCompared(predicate, compared)
      const isWhole = predicate.kind === 'against' || predicate.kind === 'columns'
      for (const ref of compared) (isWhole && this.#isDay(ref) ? days : wanted).push(ref)
    }
    for (const { item } of [...this.#query.order, ...this.#query.having])
      if (item.column) (this.#isDay(item.column) ? days : wanted).push(item.column)
    for (const item of this.#query.select) {
      if (item.kind === 'measure' && item.column && NUMERIC.has(item.measure))
        (this.#use === 'compared' && this.#isDay(item.column) ? days : wanted).push(item.column)
    }
    const columns: { name: string; expression: string }[] = []
    let known = flow.columns
    const compute = (computed: Map<string, string>, ref: ColumnRef, read: typeof asNumber) => {
      const name = this.#name(flow, ref)
      const expression = read(ref, name, this.#numbers)
      if (expression === null || computed.has(name)) return
      const called = freeName(`${name} as ${read === asOrder ? 'day' : 'number'}`, known)
      computed.set(name, called)
      known = [...known, { name: called, type: 'number', from: null }]
      columns.push({ name: called, expression: printExpression(expression) })
    }
    for (const ref of wanted) compute(this.#computed, ref, asNumber)
    for (const ref of days) compute(this.#days, ref, asOrder)
    return columns.length === 0 ? flow : this.#steps.add(flow, 'transform', { columns }, known)
  }

  /** Days written as text: put in order day by day, and compared with a year by their year. */
  #isDay(ref: ColumnRef): boolean {
    return this.#numbers.monthsOf(ref) !== null || this.#numbers.slashedOf(ref) !== null
  }

  #number(flow: Flow, ref: ColumnRef): string {
    const name = this.#name(flow, ref)
    return this.#computed.get(name) ?? name
  }

  #filtered(flow: Flow): Flow {
    const names: Names = {
      name: (ref) => this.#name(flow, ref),
      number: (ref) => this.#number(flow, ref),
      isDate: (ref) => {
        const type = flow.columns.find(({ name }) => name === this.#name(flow, ref))?.type
        return type === 'date' || type === 'timestamp'
      },
    }
    const conditions = this.#query.where.flatMap((predicate) => conditionOf(predicate, names) ?? [])
    if (conditions.length === 0) return flow
    return this.#keep(flow, {
      mode: 'conditions',
      where: { match: 'all', conditions },
      expression: '',
    })
  }

  #keep(flow: Flow, parameters: object): Flow {
    return this.#steps.add(flow, 'filter', { rows: 'keep', ...parameters })
  }

  #grouped(flow: Flow): Flow {
    const query = this.#query
    const keys = [...new Set(query.group.map((ref) => this.#name(flow, ref)))]
    const items = [
      ...query.select.filter((item) => item.kind === 'measure'),
      ...query.having.map(({ item }) => item),
      ...query.order.map(({ item }) => item).filter((item) => item.kind === 'measure'),
    ]
    const measures: { name: string; function: string; column: string }[] = []
    const leaving = flow.columns.filter(({ name }) => keys.includes(name))
    const named = (item: MeasureItem) => this.#measureName(flow, item)
    for (const item of items) {
      const name = named(item)
      if (measures.some((one) => one.name === name)) continue
      const column = item.column
        ? NUMERIC.has(item.measure)
          ? (this.#days.get(this.#name(flow, item.column)) ?? this.#number(flow, item.column))
          : this.#name(flow, item.column)
        : ''
      measures.push({ name, function: item.measure, column })
    }
    const conditions = query.having.map(({ item, comparison, value }): Condition => {
      return { column: named(item), operator: OPERATORS[comparison], value }
    })
    const columns = [
      ...leaving,
      ...measures.map(({ name }) => ({ name, type: 'number' as const, from: null })),
    ]
    return this.#steps.add(
      flow,
      'aggregate',
      { keys, measures, having: { match: 'all', conditions } },
      columns,
    )
  }

  #measureName(flow: Flow, item: MeasureItem): string {
    const of = item.column ? this.#name(flow, item.column) : 'rows'
    const base =
      item.measure === 'count_rows' ? 'number of rows' : `${MEASURE_WORDS[item.measure]} ${of}`
    return freeName(base, flow.columns)
  }

  #distinct(flow: Flow): Flow {
    const query = this.#query
    const keys = [...query.select, ...query.order.map(({ item }) => item)].flatMap((item) =>
      item.column ? [this.#name(flow, item.column)] : [],
    )
    const unique = [...new Set(keys)]
    const columns = flow.columns.filter(({ name }) => unique.includes(name))
    return this.#steps.add(
      flow,
      'aggregate',
      { keys: unique, measures: [], having: NO_CONDITIONS },
      columns,
    )
  }

  #sorted(flow: Flow): Flow {
    const { order, limit, offset, per } = this.#query
    if (order.length === 0 && limit === undefined) return flow
    const keys = order.map(({ item, descending }): SortKey => ({
      column: this.#shown(flow, item),
      direction: descending ? 'descending' : 'ascending',
      nulls: 'last',
    }))
    if (per && limit !== undefined) {
      const kinds = per.map((ref) => this.#name(flow, ref))
      return firstOfEach(this.#steps, flow, kinds, keys, limit)
    }
    return this.#steps.add(flow, 'sort', {
      keys,
      ...(limit === undefined ? {} : { limit }),
      ...(offset === undefined ? {} : { offset }),
    })
  }

  /** The column that holds what is shown or sorted by. */
  #shown(flow: Flow, item: SelectItem): string {
    if (item.kind === 'column') {
      const day = this.#days.get(this.#name(flow, item.column))
      const number = day ?? this.#number(flow, item.column)
      return flow.columns.some(({ name }) => name === number)
        ? number
        : this.#name(flow, item.column)
    }
    const measured = flow.columns.find(
      ({ name, from }) => from === null && this.#isMeasure(name, item),
    )
    return measured?.name ?? ''
  }

  #isMeasure(name: string, item: MeasureItem): boolean {
    const base =
      item.measure === 'count_rows'
        ? 'number of rows'
        : `${MEASURE_WORDS[item.measure]} ${item.column?.column ?? 'rows'}`
    return name === base || name.startsWith(`${base}_`)
  }

  #chosen(flow: Flow): Flow {
    const taken: string[] = []
    const columns = this.#query.select.map((item) => {
      const column =
        item.kind === 'column' ? this.#name(flow, item.column) : this.#shown(flow, item)
      const name = taken.includes(column)
        ? freeName(
            column,
            taken.map((one) => ({ name: one, type: 'text' })),
          )
        : column
      taken.push(name)
      return { column, name: name === column ? '' : name, type: 'same' }
    })
    const leaving = columns.map(({ column, name }) => {
      const source = flow.columns.find((one) => one.name === column)
      return { name: name || column, type: source?.type ?? 'text', from: source?.from ?? null }
    })
    const same =
      leaving.length === flow.columns.length &&
      leaving.every(({ name }, index) => flow.columns[index]?.name === name)
    return same ? flow : this.#steps.add(flow, 'select', { mode: 'only', columns }, leaving)
  }
}

const NO_CONDITIONS: ConditionGroup = { match: 'all', conditions: [] }

const MEASURE_WORDS: Readonly<Record<MeasureItem['measure'], string>> = {
  count_rows: 'number of rows',
  count: 'number of',
  count_distinct: 'different',
  sum: 'total',
  mean: 'average',
  min: 'smallest',
  max: 'largest',
}

const NUMERIC: ReadonlySet<MeasureItem['measure']> = new Set(['sum', 'mean', 'min', 'max'])

/** Every column a query speaks of itself, not in the queries inside it. */
function columnsOf({ where, select, group, having, order, per = [] }: Query): readonly ColumnRef[] {
  const inside = (one: Predicate): readonly ColumnRef[] =>
    one.kind === 'any'
      ? one.predicates.flatMap(inside)
      : one.kind === 'columns'
        ? [one.column, one.other]
        : [one.column]
  return [
    ...where.flatMap(inside),
    ...group,
    ...per,
    ...select.flatMap(({ column }) => column ?? []),
    ...having.flatMap(({ item }) => item.column ?? []),
    ...order.flatMap(({ item }) => item.column ?? []),
  ]
}

function collectCompared(predicate: Predicate, into: ColumnRef[]): void {
  if (predicate.kind === 'compare' && typeof predicate.value === 'number')
    into.push(predicate.column)
  if (predicate.kind === 'against') into.push(predicate.column)
  if (predicate.kind === 'columns') into.push(predicate.column, predicate.other)
  if (predicate.kind === 'any') for (const one of predicate.predicates) collectCompared(one, into)
}

function quoted(name: string): string {
  return printExpression({ kind: 'column', name, at: { start: 0, end: 0 } })
}

function suffixFor(table: string, flow: Flow): string {
  const wanted = `_${table.replaceAll(/[^\p{L}\d]+/gu, '_')}`.slice(0, 60)
  let suffix = wanted
  for (let count = 2; flow.columns.some(({ name }) => name.endsWith(suffix)); count += 1)
    suffix = `${wanted}_${count}`
  return suffix
}
