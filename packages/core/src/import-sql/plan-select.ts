import type { Expression } from '../relation/expression.ts'
import { isAggregate, isWindow } from './aggregate-names.ts'
import { firstRows } from './first-rows.ts'
import { groupRows } from './group-rows.ts'
import type { Grouped } from './group-rows.ts'
import { PlannedFrom } from './plan-from.ts'
import { planWindows } from './plan-windows.ts'
import type { Planning, PlannedQuery, PlannedSubquery } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import { Scope } from './scope.ts'
import { equalSides } from './join-group.ts'
import { columnSlots } from './key-slots.ts'
import { oneRow } from './literal-rows.ts'
import { limited, noTable, tied } from './select-problems.ts'
import { selectOutput } from './select-output.ts'
import type { Output } from './select-output.ts'
import { orderValue, plainItems, starOutputs } from './select-list.ts'
import { conjuncts, slotColumn, slotsIn } from './slot-expression.ts'
import { findSql, sqlConjuncts } from './sql-children.ts'
import { SqlStop } from './sql-problem.ts'
import { aggregateRows, filterRows, shortened } from './steps.ts'
import { applyCondition } from './apply-condition.ts'
import { attachValue } from './attach-value.ts'
import { isSubquery } from './link-subquery.ts'
import type { OrderItem, Query, Select, SqlCall, SqlExpression } from './syntax.ts'
import { translate } from './translate.ts'
import type { Meaning } from './translate.ts'

/** One SELECT on its way to blocks, in the order SQL means it. */
export class SelectPlanner {
  rows: Rows | null = null
  readonly scope: Scope
  readonly #select: Select
  readonly #planning: Planning
  readonly #from: PlannedFrom | null
  /** What stands for aggregates, windows and subqueries that are computed. */
  readonly #given = new Map<SqlExpression, Expression>()
  readonly #outer: Expression[] = []
  #grouped: Grouped | null = null

  constructor(select: Select, parent: Scope | null, planning: Planning) {
    this.#select = select
    this.#planning = planning
    this.#from = select.from.length > 0 ? new PlannedFrom(select, parent, planning) : null
    this.scope = this.#from?.scope ?? new Scope([], parent)
  }

  /** Whether it reads columns of the query around; known after `filterAndJoin`. */
  get isCorrelated(): boolean {
    return this.#outer.length > 0
  }

  get hasGroups(): boolean {
    const { groupBy, sets, having } = this.#select
    const isSaid = groupBy === 'all' || groupBy.length > 0 || sets !== null || having !== null
    return isSaid || this.#aggregates([]).length > 0
  }

  filterAndJoin(): void {
    const { where } = this.#select
    if (!this.#from) {
      if (where) throw noTable(where)
      return
    }
    const { local } = this.scope
    const parts = where ? sqlConjuncts(where) : []
    const plain = parts.filter((part) => findSql(part, isSubquery).length === 0)
    const conditions = [
      ...this.#from.conditions(),
      ...plain.map((part) => translate(part, this.#meaning)),
    ].flatMap(conjuncts)
    const own = conditions.filter((one) => [...slotsIn(one)].every((key) => local.has(key)))
    this.#outer.push(...conditions.filter((one) => !own.includes(one)))
    this.rows = this.#from.join(own)
    for (const part of parts) if (!plain.includes(part)) this.#where(part)
  }

  #where(part: SqlExpression): void {
    this.#planning.draft.at = part.at
    this.rows = applyCondition(part, this.#need(), this.#around)
  }

  get #around() {
    return {
      planning: this.#planning,
      scope: this.scope,
      value: (node: SqlExpression) => this.#value(node),
      settle: (value: Expression) => this.#regrouped(value),
      remember: (node: SqlExpression, value: Expression) => this.#given.set(node, value),
    }
  }

  /** The rest of an ordinary query. */
  finish(
    query: Pick<Query, 'order' | 'limit' | 'offset'>,
    names: readonly string[] = [],
  ): PlannedQuery {
    this.#refuseOuter()
    return this.#output(query, names)
  }

  /** The rows of a subquery that belong to rows around it: keys, and what else must hold. */
  correlated(query: Query, need: 'exists' | 'values'): PlannedSubquery {
    const { draft } = this.#planning
    const around = this.scope.parent?.local ?? new Set<string>()
    const { local } = this.scope
    const pairs = this.#outer.flatMap((one) => equalSides(one, around, local) ?? [])
    const conditions = this.#outer.filter((one) => !equalSides(one, around, local))
    if (query.limit === 0 || query.offset > 0) throw limited(query)
    const limit = need === 'values' ? query.limit : null
    const keyed = columnSlots(
      draft,
      this.#need(),
      pairs.map((pair) => pair.right),
    )
    this.rows = keyed.rows
    const keys = pairs.map((pair, at) => ({
      outer: pair.left,
      inner: keyed.slots[at] ?? nowhere(),
    }))
    const { groupBy, having, qualify, distinct } = this.#select
    if (qualify) throw tied('QUALIFY', qualify.at)
    const implicit = this.hasGroups && groupBy !== 'all' && groupBy.length === 0
    if (implicit && having) throw tied('HAVING without GROUP BY', having.at)
    if (implicit && need === 'exists') throw tied('EXISTS of an aggregate', query.at)
    const some = { link: { keys, conditions }, missing: new Map(), single: 'unknown' } as const
    const own = keys.map(({ inner }) => inner)
    const [condition] = conditions
    if (implicit && condition) {
      const group = (rows: Rows, key: Slot) => {
        this.rows = rows
        return this.#groupedValues([key])
      }
      return { ...some, rows: this.#need(), columns: [], single: 'at most', group }
    }
    if (implicit) return { ...some, ...this.#groupedValues(own), columns: [], single: 'at most' }
    if (this.hasGroups) {
      if (condition) throw tied('GROUP BY', condition.at)
      this.#group(query.order, own)
    }
    if (limit !== null && limit > 1) throw limited(query)
    if (limit === 1 && condition) {
      const group = (rows: Rows, key: Slot) => {
        this.rows = rows
        return this.#firstValues(query, [key])
      }
      return { ...some, rows: this.#need(), columns: [], single: 'at most', group }
    }
    if (limit === 1)
      return { ...some, ...this.#firstValues(query, own), columns: [], single: 'at most' }
    if (need === 'exists') return { ...some, rows: this.#need(), columns: [] }
    const columns = this.#values()
    if (distinct && !condition)
      this.rows = aggregateRows(draft, this.#need(), [...own, ...columns], [])
    return { ...some, rows: this.#need(), columns }
  }

  /** Values to be computed behind the join: what a group that is not there counts is zero. */
  #groupedValues(keys: readonly Slot[]) {
    this.#group([], keys)
    const missing = new Map(this.#grouped?.counts.map((slot) => [slot.key, 'zero'] as const) ?? [])
    const values = this.#select.items.map((item) => this.#value(item.expression))
    const { draft } = this.#planning
    const used = [...new Set(values.flatMap((value) => [...slotsIn(value)]))]
    const called = shortened(used.map((key) => draft.slotOf(key).name).join(', ') || 'values')
    return { rows: { ...this.#need(), called }, values, missing }
  }

  /** The values of the first row in the order, of each set of keys. */
  #firstValues({ order }: Query, keys: readonly Slot[]) {
    const { draft } = this.#planning
    const outputs = this.#outputs(order)
    const asked = order.map((item) => ({ item, value: orderValue(item, outputs, this.#around) }))
    this.rows = firstRows(draft, this.#need(), keys, asked, 1)
    const made = columnSlots(
      draft,
      this.rows,
      outputs.map(({ value }) => value),
      'value',
    )
    const values = made.slots.map((slot) => slotColumn(slot, draft.at))
    return { rows: made.rows, values, missing: new Map<string, 'zero'>() }
  }

  #values(): Slot[] {
    const outputs = this.#outputs([])
    const { draft } = this.#planning
    const made = columnSlots(
      draft,
      this.#need(),
      outputs.map(({ value }) => value),
      'value',
    )
    this.rows = made.rows
    return made.slots
  }

  #output(
    query: Pick<Query, 'order' | 'limit' | 'offset'>,
    names: readonly string[],
  ): PlannedQuery {
    const { draft } = this.#planning
    if (this.hasGroups || this.#aggregates(query.order).length > 0) this.#group(query.order, [])
    this.#windows(query.order)
    const { qualify } = this.#select
    if (qualify) for (const part of sqlConjuncts(qualify)) this.#condition(part)
    const outputs = this.#outputs(query.order)
    const order = query.order.map((item) => ({
      item,
      value: orderValue(item, outputs, this.#around),
    }))
    return selectOutput(draft, this.#need(), {
      outputs: outputs.map((output, at) => ({ ...output, name: names[at] ?? output.name })),
      order,
      distinct: this.#select.distinct,
      limit: query.limit,
      offset: query.offset,
      at: this.#select.at,
    })
  }

  #condition(part: SqlExpression): void {
    const { draft } = this.#planning
    draft.at = part.at
    const isSimple = findSql(part, isSubquery).length === 0
    this.rows = isSimple
      ? filterRows(draft, this.#need(), this.#value(part))
      : applyCondition(part, this.#need(), this.#around)
  }

  #group(order: readonly OrderItem[], keys: readonly Slot[]): void {
    const { draft } = this.#planning
    draft.at = this.#select.at
    const aggregates = this.#aggregates(order)
    for (const node of aggregates) this.#attach(node)
    const { groupBy, sets, having, items } = this.#select
    if (groupBy !== 'all') for (const node of groupBy) this.#attach(node)
    const grouped = groupRows({
      draft,
      rows: this.#need(),
      keys,
      groupBy: groupBy === 'all' ? plainItems(items, this.scope) : groupBy,
      sets,
      aggregates,
      items,
      meaning: this.#meaning,
      scope: this.scope,
    })
    this.rows = grouped.rows
    this.#grouped = grouped
    for (const [node, value] of grouped.given) this.#given.set(node, value)
    if (having) for (const part of sqlConjuncts(having)) this.#condition(part)
  }

  #windows(order: readonly OrderItem[]): void {
    const { items, qualify, windows } = this.#select
    const places = [...items, ...order].map(({ expression }) => expression)
    const calls = [...places, ...(qualify ? [qualify] : [])].flatMap((one) =>
      findSql(one, isWindow),
    )
    if (calls.length === 0) return
    for (const node of calls) this.#attach(node)
    const { rows, given } = planWindows({
      draft: this.#planning.draft,
      rows: this.#need(),
      calls,
      windows,
      value: (node) => this.#value(node),
    })
    this.rows = rows
    for (const [node, value] of given) this.#given.set(node, value)
  }

  #outputs(order: readonly OrderItem[]): Output[] {
    const outputs = this.#select.items.flatMap((item): Output[] => {
      const { expression } = item
      if (expression.kind !== 'star') {
        this.#attach(expression)
        return [{ name: item.alias, node: expression, value: this.#value(expression), at: item.at }]
      }
      if (!this.#from) throw noTable(expression)
      for (const { value } of expression.replaced) this.#attach(value)
      return starOutputs(expression, this.scope, this.#around)
    })
    for (const { expression } of order) this.#attach(expression)
    return outputs
  }

  /** Subqueries inside, joined to the rows so that their value is a column. */
  #attach(node: SqlExpression): void {
    for (const subquery of findSql(node, isSubquery)) {
      if (this.#given.has(subquery)) continue
      this.#planning.draft.at = subquery.at
      this.rows = attachValue(subquery, this.rows, this.#around)
    }
  }

  /** An expression behind the grouping, if there is one. */
  #value(node: SqlExpression): Expression {
    return this.#regrouped(translate(node, this.#meaning))
  }

  #regrouped(value: Expression): Expression {
    return this.#grouped ? this.#grouped.regroup(value) : value
  }

  get #meaning(): Meaning {
    return {
      draft: this.#planning.draft,
      column: (node) => this.scope.need(node),
      given: (node) => this.#given.get(node) ?? this.#alias(node),
    }
  }

  /** A name of the SELECT list, where no table has such a column. */
  #alias(node: SqlExpression): Expression | null {
    if (node.kind !== 'column' || node.table !== null || this.scope.find(node)) return null
    const item = this.#select.items.find(
      ({ alias, expression }) =>
        alias?.toLowerCase() === node.name.toLowerCase() && !expressionHas(expression, node),
    )
    return item ? translate(item.expression, this.#meaning) : null
  }

  #aggregates(order: readonly OrderItem[]): SqlCall[] {
    const { items, having, qualify } = this.#select
    const places = [
      ...items.map(({ expression }) => expression),
      ...(having ? [having] : []),
      ...(qualify ? [qualify] : []),
      ...order.map(({ expression }) => expression),
    ]
    return places.flatMap((place) => findSql(place, isAggregate))
  }

  #need(): Rows {
    if (!this.rows && this.#from) throw noTable(this.#select)
    this.rows ??= oneRow(this.#planning.draft, this.#select.at)
    return this.rows
  }

  #refuseOuter(): void {
    const [first] = this.#outer
    if (!first) return
    const hint = 'Compare it in the WHERE of a subquery that stands in WHERE itself.'
    throw new SqlStop(
      'unsupported',
      'A column of the query around cannot be used here.',
      hint,
      first.at,
    )
  }
}

function expressionHas(node: SqlExpression, wanted: SqlExpression): boolean {
  return findSql(node, (one): one is SqlExpression => one === wanted).length > 0
}

function nowhere(): never {
  throw new Error('Every key has a column')
}
