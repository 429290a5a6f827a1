import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import { isoDate, isoTimestamp } from '../relation/dates.ts'
import type { SqlCall, SqlExpression, SqlInterval, SqlLiteral, ValuesTable } from './syntax.ts'

/** A series is written out up to so many values. */
const MOST = 5_000

export function isSeries(node: SqlExpression): node is SqlCall {
  return node.kind === 'call' && ['generate_series', 'range'].includes(node.name)
}

/** `unnest(generate_series(…))`, as it stands in a SELECT list. */
export function isUnnest(node: SqlExpression): node is SqlCall {
  return node.kind === 'call' && node.name === 'unnest'
}

/** `generate_series(date '2024-01-01', date '2024-12-01', interval 1 month)` as a table of one column. */
export function seriesTable(
  node: SqlExpression,
  column: string,
  alias: string | null,
): ValuesTable {
  const series = isUnnest(node) ? node.args[0] : node
  if (!series || !isSeries(series)) {
    const hint =
      'What can be spread into rows is generate_series or range, with its ends written out.'
    throw new SqlStop('unsupported', 'UNNEST of a list cannot become blocks.', hint, node.at)
  }
  const values = series.args.some((arg) => arg.kind === 'interval' || momentOf(arg) !== null)
    ? moments(series)
    : numbers(series)
  const rows = values.map((value) => [value])
  const step = series.args[2]
  const [part, second] = step?.kind === 'interval' ? step.parts : []
  const rising = second
    ? null
    : part
      ? { unit: part.unit, step: part.count }
      : { unit: null, step: step ? (wholeOf(step) ?? 1) : 1 }
  return { kind: 'values', rows, rising, alias, columns: [column], at: node.at }
}

/** `values (1, 'a'), (2, 'b')`; the word is taken. */
export function parseValues(reader: SqlReader, start: number): ValuesTable {
  const rows = reader.list(() => {
    reader.needSymbol('(')
    const row = reader.list(() => reader.expression())
    reader.needSymbol(')')
    return row
  })
  const at = reader.since(start)
  const width = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== width)) {
    const hint = `Each should have ${width}, as the first does.`
    throw new SqlStop('column-count', 'The rows of VALUES differ in length.', hint, at)
  }
  const columns = Array.from({ length: width }, (_, index) => `col${index}`)
  return { kind: 'values', rows, rising: null, alias: null, columns, at }
}

function numbers(series: SqlCall): SqlExpression[] {
  const given = series.args.map((arg) => wholeOf(arg) ?? notWritten(series))
  const [low, high, step = 1] = given.length === 1 ? [0, ...given] : given
  if (low === undefined || high === undefined || step === 0) throw notWritten(series)
  const last = series.name === 'range' ? high - Math.sign(step) : high
  const count = Math.max(0, Math.floor((last - low) / step) + 1)
  refuseMany(count, series)
  return Array.from({ length: count }, (_, at) => ({
    kind: 'literal',
    type: 'integer',
    value: `${low + at * step}`,
    at: series.at,
  }))
}

/** From the first moment by a step, as timestamps: that is what DuckDB gives for dates too. */
function moments(series: SqlCall): SqlExpression[] {
  const [first, last, step] = series.args
  const low = first && momentOf(first)
  const high = last && momentOf(last)
  if (!low || !high || step?.kind !== 'interval') throw notWritten(series)
  const values: SqlExpression[] = []
  let moment = low
  while (series.name === 'range' ? moment < high : moment <= high) {
    const value = moment.toISOString().slice(0, 19).replace('T', ' ')
    values.push({ kind: 'literal', type: 'timestamp', value, at: series.at })
    const next = after(moment, step)
    if (next <= moment) throw notWritten(series)
    moment = next
    refuseMany(values.length, series)
  }
  return values
}

const MINUTES: Readonly<Record<string, number>> = { week: 10_080, day: 1_440, hour: 60, minute: 1 }

function after(moment: Date, step: SqlInterval): Date {
  return step.parts.reduce((sum, { count, unit }) => {
    const months = { year: 12, quarter: 3, month: 1 }[unit]
    if (months === undefined) {
      const minutes = MINUTES[unit] ?? 1 / 60
      return new Date(sum.getTime() + count * minutes * 60_000)
    }
    if (sum.getUTCDate() > 28) {
      const hint = 'Begin on a day that every month has, such as the first.'
      throw new SqlStop('unsupported', 'This series of months cannot become blocks.', hint, step.at)
    }
    const next = new Date(sum)
    next.setUTCMonth(next.getUTCMonth() + count * months)
    return next
  }, moment)
}

function momentOf(node: SqlExpression): Date | null {
  const written = node.kind === 'cast' ? node.operand : node
  if (written.kind !== 'literal' || typeof written.value !== 'string') return null
  const isMoment =
    node.kind === 'cast'
      ? node.to === 'date' || node.to === 'timestamp'
      : isMomentType(written.type)
  if (!isMoment) return null
  const text = isoTimestamp(written.value) ?? isoDate(written.value)
  if (text === null) return null
  return new Date(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}Z`)
}

function isMomentType(type: SqlLiteral['type']): boolean {
  return type === 'date' || type === 'timestamp'
}

function wholeOf(node: SqlExpression): number | null {
  if (node.kind !== 'literal' || node.type !== 'integer') return null
  const value = Number(node.value)
  return Number.isSafeInteger(value) ? value : null
}

function refuseMany(count: number, series: SqlCall): void {
  if (count <= MOST) return
  const hint = 'Take larger steps, or load the values as a dataset.'
  throw new SqlStop(
    'unsupported',
    `A series of more than ${MOST} values cannot become blocks.`,
    hint,
    series.at,
  )
}

function notWritten(series: SqlCall): never {
  const hint = `Write the ends out: ${series.name}(date '2024-01-01', date '2024-12-01', interval 1 month).`
  throw new SqlStop(
    'unsupported',
    `${series.name} needs its ends and its step written out.`,
    hint,
    series.at,
  )
}
