import { queriesOf } from './query.ts'
import type { Answer, Having, Predicate, Query, SelectItem } from './query.ts'
import type { ColumnRef, LookUp } from '../../../tables/column-ref.ts'

/** A query on one line, for tests and for whoever wants to see what was understood. */
export function printAnswer(answer: Answer): string {
  const [first = '', second] = queriesOf(answer).map(printQuery)
  return second === undefined
    ? first
    : `(${first}) ${answer.kind === 'share' ? '/' : '-'} (${second})`
}

export function printQuery(query: Query): string {
  const joins = query.joins.map(
    ({ left, right, keepsAll }) =>
      `${keepsAll ? ' left' : ''} join ${right.table} on ${column(left)} = ${column(right)}`,
  )
  return [
    `select ${query.distinct ? 'distinct ' : ''}${query.select.map(item).join(', ')}`,
    ` from ${query.tables[0] ?? ''}${joins.join('')}${(query.lookUps ?? []).map(lookUp).join('')}`,
    query.where.length > 0 ? ` where ${query.where.map(predicate).join(' and ')}` : '',
    query.group.length > 0 ? ` group by ${query.group.map(column).join(', ')}` : '',
    query.having.length > 0 ? ` having ${query.having.map(havingOf).join(' and ')}` : '',
    query.order.length > 0
      ? ` order by ${query.order.map((one) => item(one.item) + (one.descending ? ' desc' : '')).join(', ')}`
      : '',
    query.limit === undefined ? '' : ` limit ${query.limit}`,
    query.per ? ` per ${query.per.map(column).join(', ')}` : '',
    query.offset === undefined ? '' : ` offset ${query.offset}`,
  ].join('')
}

function havingOf({ item: one, comparison, value }: Having): string {
  return `${item(one)} ${comparison} ${typeof value === 'number' ? value : `(${printQuery(value)})`}`
}

function lookUp({ name, by, key, column: told }: LookUp): string {
  return ` look up ${column(told)} as "${name}" on ${column(by)} = ${column(key)}`
}

function column({ table, column: name }: ColumnRef): string {
  return `${table}."${name}"`
}

function item(one: SelectItem): string {
  if (one.kind === 'column') return column(one.column)
  return `${one.measure}(${one.column ? column(one.column) : '*'})`
}

function predicate(one: Predicate): string {
  switch (one.kind) {
    case 'compare':
      return `${column(one.column)} ${one.comparison} ${JSON.stringify(one.value)}`
    case 'columns':
      return `${column(one.column)} ${one.comparison} ${column(one.other)}`
    case 'among':
      return `${column(one.column)} ${one.negated ? 'not ' : ''}in (${one.values.map((value) => JSON.stringify(value)).join(', ')})`
    case 'during': {
      const { year, month, day } = one.moment
      return `${column(one.column)} ${one.negated ? 'not ' : ''}during ${year ?? '*'}-${month ?? '*'}-${day ?? '*'}`
    }
    case 'contains':
      return `${column(one.column)} ${one.negated ? 'not ' : ''}${one.part} ${JSON.stringify(one.text)}`
    case 'empty':
      return `${column(one.column)} is ${one.negated ? 'not ' : ''}empty`
    case 'any':
      return `(${one.predicates.map(predicate).join(' or ')})`
    case 'within':
      return `${column(one.column)} ${one.negated ? 'not ' : ''}in (${printQuery(one.query)})`
    case 'against':
      return `${column(one.column)} ${one.comparison} (${printQuery(one.query)})${one.by ? ` by ${column(one.by)}` : ''}`
  }
}
