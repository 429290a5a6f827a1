import { parseOrder, parseWindow } from './parse-window.ts'
import type { SqlReader } from './sql-reader.ts'
import type { OrderItem, SqlCall, SqlExpression } from './syntax.ts'

/** `name(…)` with all that SQL lets stand in and behind its parentheses. */
export function parseCall(reader: SqlReader): SqlExpression {
  const { start } = reader
  const name = reader.take().value.toLowerCase()
  reader.needSymbol('(')
  const special = SPECIAL.get(name)?.(reader)
  if (special) {
    reader.needSymbol(')', ', or )')
    return made(special.name, special.args, {}, reader, start)
  }
  const star = reader.takeSymbol('*')
  const distinct = reader.takeWords('distinct')
  if (!distinct) reader.takeWords('all')
  const empty = star || reader.isSymbol(')')
  const args = empty ? [] : reader.list(() => reader.expression())
  let order: OrderItem[] = reader.takeWords('order', 'by')
    ? reader.list(() => parseOrder(reader))
    : []
  let ignoreNulls = takeNulls(reader)
  reader.needSymbol(')', ', or )')
  if (reader.takeWords('within', 'group')) {
    reader.needSymbol('(')
    reader.needWord('order')
    reader.needWord('by')
    order = reader.list(() => parseOrder(reader))
    reader.needSymbol(')')
  }
  let filter: SqlExpression | null = null
  if (reader.word() === 'filter' && reader.isSymbol('(', 1)) {
    reader.take()
    reader.needSymbol('(')
    reader.takeWords('where')
    filter = reader.expression()
    reader.needSymbol(')')
  }
  ignoreNulls = takeNulls(reader) || ignoreNulls
  const over = reader.takeWords('over') ? parseWindow(reader) : null
  const said = { star, distinct, order, filter, ignoreNulls, over }
  if (!VARIANCES.includes(name)) return made(name, args, said, reader, start)
  const deviation = made('stddev', args, said, reader, start)
  const { at } = deviation
  const two: SqlExpression = { kind: 'literal', type: 'integer', value: '2', at }
  return { kind: 'binary', operator: '^', left: deviation, right: two, at }
}

/** The square of the standard deviation. */
const VARIANCES: readonly string[] = ['variance', 'var_samp']

/** `ignore nulls`, inside of the parentheses or behind them; `respect nulls` is as it is anyway. */
function takeNulls(reader: SqlReader): boolean {
  if (reader.takeWords('ignore', 'nulls')) return true
  reader.takeWords('respect', 'nulls')
  return false
}

function made(
  name: string,
  args: readonly SqlExpression[],
  options: Partial<SqlCall>,
  reader: SqlReader,
  start: number,
): SqlCall {
  const none = { order: [], filter: null, over: null }
  const plain = { star: false, distinct: false, ignoreNulls: false, ...none }
  return { kind: 'call', ...plain, ...options, name, args, at: reader.since(start) }
}

type Special = { readonly name: string; readonly args: readonly SqlExpression[] } | null

/** Calls with words between their arguments; null leaves it to the usual form. */
const SPECIAL: ReadonlyMap<string, (reader: SqlReader) => Special> = new Map(
  Object.entries({
    extract: (reader: SqlReader): Special => {
      const unit = reader.peek()
      if (unit.kind !== 'word' && unit.kind !== 'text') return null
      reader.take()
      reader.needWord('from')
      const part: SqlExpression = {
        kind: 'literal',
        type: 'text',
        value: unit.value.toLowerCase(),
        at: unit.span,
      }
      return { name: 'date_part', args: [part, reader.expression()] }
    },
    substring: (reader: SqlReader): Special => {
      const text = reader.expression()
      if (!reader.takeWords('from')) {
        const rest: SqlExpression[] = []
        while (reader.takeSymbol(',')) rest.push(reader.expression())
        return { name: 'substring', args: [text, ...rest] }
      }
      const from = reader.expression()
      const length = reader.takeWords('for') ? [reader.expression()] : []
      return { name: 'substring', args: [text, from, ...length] }
    },
    position: (reader: SqlReader): Special => {
      // Above comparisons, or IN would be read as one.
      const part = reader.expression(5)
      if (!reader.takeWords('in')) {
        reader.needSymbol(',')
        return { name: 'position', args: [part, reader.expression()] }
      }
      return { name: 'position', args: [reader.expression(), part] }
    },
    trim: (reader: SqlReader): Special => {
      const side = (['both', 'leading', 'trailing'] as const).find((word) => reader.takeWords(word))
      const name = side === 'leading' ? 'ltrim' : side === 'trailing' ? 'rtrim' : 'trim'
      if (reader.takeWords('from')) return { name, args: [reader.expression()] }
      const first = reader.expression()
      if (reader.takeWords('from')) return { name, args: [reader.expression(), first] }
      const rest: SqlExpression[] = []
      while (reader.takeSymbol(',')) rest.push(reader.expression())
      return { name, args: [first, ...rest] }
    },
  }),
)
