import type { Condition, ConditionGroup } from '../../../conditions/condition.ts'
import type { MeasureItem, Query } from '../../../sentence-to-plan/question/query/query.ts'
import { OPERATORS } from '../condition-of.ts'
import type { Flow } from '../steps.ts'
import { keepAgainst } from './keep-rows.ts'
import type { Lowering } from './lowering.ts'
import { isNumeric, measureName } from './measure-columns.ts'

/** One row for each group, with all that is measured of it: shown, compared or sorted by. */
export function groupRows(lowering: Lowering, flow: Flow): Flow {
  const { query, steps } = lowering
  const keys = [...new Set(query.group.map((ref) => lowering.name(flow, ref)))]
  const items = [
    ...query.select.filter((item) => item.kind === 'measure'),
    ...query.having.map(({ item }) => item),
    ...query.order.map(({ item }) => item).filter((item) => item.kind === 'measure'),
  ]
  const measures: { name: string; function: string; column: string }[] = []
  for (const item of items) {
    const name = measureName(lowering, flow, item)
    if (measures.some((one) => one.name === name)) continue
    measures.push({ name, function: item.measure, column: measuredIn(lowering, flow, item) })
  }
  const conditions = query.having.flatMap(({ item, comparison, value }): readonly Condition[] => {
    const column = measureName(lowering, flow, item)
    return typeof value === 'number' ? [{ column, operator: OPERATORS[comparison], value }] : []
  })
  const having: ConditionGroup = { match: 'all', conditions }
  const grouped = steps.add(flow, 'aggregate', { keys, measures, having }, [
    ...flow.columns.filter(({ name }) => keys.includes(name)),
    ...measures.map(({ name }) => ({ name, type: 'number' as const, from: null })),
  ])
  return query.having.reduce(
    (kept, { item, comparison, value }) =>
      typeof value === 'number'
        ? kept
        : keepAgainst(lowering, kept, measureName(lowering, flow, item), comparison, value),
    grouped,
  )
}

export function isGrouped({ group, select }: Query): boolean {
  return group.length > 0 || select.some(({ kind }) => kind === 'measure')
}

/** Rows that look the same, once; what they are still sorted or told apart by is part of how they look. */
export function onceEach(lowering: Lowering, flow: Flow): Flow {
  const { query, steps } = lowering
  const items = [...query.select, ...query.order.map(({ item }) => item)]
  const columns = [...items.flatMap(({ column }) => column ?? []), ...(query.per ?? [])]
  const keys = [...new Set(columns.map((column) => lowering.name(flow, column)))]
  const having: ConditionGroup = { match: 'all', conditions: [] }
  const left = flow.columns.filter(({ name }) => keys.includes(name))
  return steps.add(flow, 'aggregate', { keys, measures: [], having }, left)
}

/** The column a measure is computed from; none for a count of rows. */
function measuredIn(lowering: Lowering, flow: Flow, item: MeasureItem): string {
  if (!item.column) return ''
  return isNumeric(item)
    ? lowering.dayOrNumber(flow, item.column)
    : lowering.name(flow, item.column)
}
