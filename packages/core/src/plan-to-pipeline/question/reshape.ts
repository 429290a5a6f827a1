import { binary, call, cast, cellOf, textOf } from '../../relation/make-expression.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import type { Expression } from '../../relation/expression.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { Reshaped, Shape } from '../../sentence-to-plan/question/wide/reshaped.ts'
import { asNumber } from './as-number.ts'
import type { NumberReading } from './as-number.ts'
import type { Flow, FlowColumn, Steps } from './steps.ts'

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

/** The table in the shape in which the question reads it. */
export function reshape(
  flow: Flow,
  { dataset, shape }: Reshaped,
  steps: Steps,
  numbers: NumberReading,
): Flow {
  const leaving = dataset.columns.map((each): FlowColumn => ({
    ...each,
    from: { table: dataset.id, column: each.name },
  }))
  return shape.kind === 'long'
    ? unpivoted(flow, shape, steps, leaving)
    : computed(flow, shape, steps, numbers, leaving)
}

/** The tables as the question sees them. */
export function asRead({ datasets }: Catalogue, { dataset }: Reshaped): Catalogue {
  return { datasets: datasets.map((one) => (one.id === dataset.id ? dataset : one)) }
}

function unpivoted(
  flow: Flow,
  { columns, keep, axis, value, kept }: Of<'long'>,
  steps: Steps,
  leaving: readonly FlowColumn[],
): Flow {
  const names = columns.map(({ name }) => name)
  const parameters = { columns: names, keep: [...keep], nameTo: axis, valueTo: value }
  const turned = steps.add(flow, 'unpivot', parameters, leaving)
  const long = kept === 'all' ? turned : keepFilled(turned, value, kept, steps)
  if (columns.every(({ name, label }) => name === label)) return long
  const expression = printExpression(labelOf(axis, columns))
  return steps.add(long, 'transform', { columns: [{ name: axis, expression }] })
}

/** Places are numbers; a dash is the place of what has none. */
function keepFilled(flow: Flow, value: string, kept: 'filled' | 'empty', steps: Steps): Flow {
  if (flow.columns.find(({ name }) => name === value)?.type !== 'text') {
    const operator = kept === 'empty' ? 'is empty' : 'is not empty'
    const where = { match: 'all', conditions: [{ column: value, operator }] }
    return steps.add(flow, 'filter', { rows: 'keep', mode: 'conditions', where, expression: '' })
  }
  const text = printExpression(call('regexp_extract', cellOf(value), textOf('[0-9]')))
  const expression = `${kept === 'empty' ? '' : 'not '}(coalesce(${text}, '') = '')`
  const where = { match: 'all', conditions: [] }
  return steps.add(flow, 'filter', { rows: 'keep', mode: 'expression', where, expression })
}

/** What is left of a head without the words that all of them have: 2009 of "Passengers 2009". */
function labelOf(axis: string, columns: Of<'long'>['columns']): Expression {
  const head = cellOf(axis)
  if (columns.every(({ label }) => typeof label === 'number')) {
    const isYear = columns.every(({ label }) => Number(label) > 999)
    const digits = call('regexp_extract', head, textOf(isYear ? '[0-9]{4}' : '[0-9]+'))
    return cast(digits, 'integer')
  }
  const [first] = columns
  const around = first ? first.name.split(String(first.label)) : []
  return around
    .filter((part) => part !== '')
    .reduce<Expression>((rest, part) => call('replace', rest, textOf(part), textOf('')), head)
}

function computed(
  flow: Flow,
  { name, of, less, absolute }: Of<'computed'>,
  steps: Steps,
  numbers: NumberReading,
  leaving: readonly FlowColumn[],
): Flow {
  const expression = printExpression(
    less === null
      ? cellOf(of)
      : apart(numberIn(flow, of, numbers), numberIn(flow, less, numbers), absolute),
  )
  const added = leaving.filter((one) => one.name === name)
  return steps.add(flow, 'transform', { columns: [{ name, expression }] }, [
    ...flow.columns.filter((one) => one.name !== name),
    ...added,
  ])
}

function numberIn(flow: Flow, name: string, numbers: NumberReading): Expression {
  const ref = flow.columns.find((one) => one.name === name)?.from
  return (ref && asNumber(ref, name, numbers)) ?? cellOf(name)
}

function apart(left: Expression, right: Expression, absolute: boolean): Expression {
  const difference = binary('-', left, right)
  return absolute ? call('abs', difference) : difference
}
