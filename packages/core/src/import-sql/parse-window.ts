import { parseInterval } from './parse-interval.ts'
import type { SqlReader } from './sql-reader.ts'
import type { FrameBound, OrderItem, SqlFrame, SqlWindow } from './syntax.ts'

/** `expression [asc | desc] [nulls first | last]`: nulls are last in both directions unless told. */
export function parseOrder(reader: SqlReader): OrderItem {
  const { start } = reader
  const expression = reader.expression()
  return { expression, ...parseDirection(reader), at: reader.since(start) }
}

export function parseDirection(reader: SqlReader): Pick<OrderItem, 'direction' | 'nulls'> {
  const descending = reader.takeWords('desc')
  if (!descending) reader.takeWords('asc')
  const first = reader.takeWords('nulls', 'first')
  if (!first) reader.takeWords('nulls', 'last')
  return { direction: descending ? 'descending' : 'ascending', nulls: first ? 'first' : 'last' }
}

/** `([partition by …] [order by …] [rows …])`, or the name of a window. */
export function parseWindow(reader: SqlReader): SqlWindow {
  const { start } = reader
  if (!reader.isSymbol('(')) {
    const token = reader.take()
    if (token.kind !== 'word' && token.kind !== 'quoted-name')
      throw reader.unexpected('a window in parentheses', token)
    const named = token.value.toLowerCase()
    return { named, partition: [], order: [], frame: null, at: token.span }
  }
  reader.needSymbol('(')
  const partition = reader.takeWords('partition', 'by')
    ? reader.list(() => reader.expression())
    : []
  const order = reader.takeWords('order', 'by') ? reader.list(() => parseOrder(reader)) : []
  const frame = parseFrame(reader)
  reader.needSymbol(')', 'PARTITION BY, ORDER BY or )')
  return { named: null, partition, order, frame, at: reader.since(start) }
}

function parseFrame(reader: SqlReader): SqlFrame | null {
  const { start } = reader
  const unit = (['rows', 'range', 'groups'] as const).find((word) => reader.takeWords(word))
  if (!unit) return null
  const between = reader.takeWords('between')
  const first = bound(reader)
  if (between) reader.needWord('and')
  const last: FrameBound = between ? bound(reader) : { rows: 0 }
  const exclude = reader.takeWords('exclude')
  if (exclude && !reader.takeWords('no', 'others')) {
    reader.take()
    throw reader.unsupported('EXCLUDE in a window cannot become blocks', 'Leave it out.', start)
  }
  return { unit, start: first, end: last, at: reader.since(start) }
}

function bound(reader: SqlReader): FrameBound {
  const { start } = reader
  if (reader.takeWords('current', 'row')) return { rows: 0 }
  if (reader.takeWords('unbounded')) {
    if (!reader.takeWords('preceding')) reader.needWord('following')
    return { rows: null }
  }
  if (reader.word() === 'interval') {
    const interval = parseInterval(reader)
    return { rows: side(reader), interval }
  }
  const token = reader.peek()
  const rows = Number(token.value)
  if (token.kind !== 'number' || !Number.isSafeInteger(rows)) {
    reader.take()
    const hint = 'Write a whole number of rows, or an interval such as INTERVAL 7 DAY.'
    throw reader.unsupported('This frame of a window cannot become blocks', hint, start)
  }
  reader.take()
  const signed = side(reader) * rows
  return { rows: signed === 0 ? 0 : signed }
}

function side(reader: SqlReader): 1 | -1 {
  if (reader.takeWords('preceding')) return -1
  reader.needWord('following')
  return 1
}
