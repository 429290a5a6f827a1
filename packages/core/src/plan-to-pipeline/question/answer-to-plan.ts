import type { Catalogue } from '../../tables/catalogue.ts'
import type { Expression } from '../../relation/expression.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { Plan } from '../../sentence-to-plan/plan.ts'
import { yearNamed } from '../../sentence-to-plan/question/draft/calendar.ts'
import { partsNamed } from '../../sentence-to-plan/question/shown/count-parts.ts'
import type { QuestionReading } from '../../sentence-to-plan/question/question-reading.ts'
import { lastingUnits } from '../../tables/lasting.ts'
import { monthOrder, slashedFirst } from '../../sentence-to-plan/question/tables/month-order.ts'
import { queriesOf } from '../../sentence-to-plan/question/query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import { isClock, isFeet, schemaOf } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { spanExpression } from './as-number.ts'
import type { NumberReading } from './as-number.ts'
import { lowerQuery } from './lower-query.ts'
import { asRead, reshape } from './reshape.ts'
import { Steps } from './steps.ts'
import type { Flow } from './steps.ts'

/** What a question was understood as, as the steps of a plan. */
export function answerToPlan(
  { answer, assumptions, reshaped }: Pick<QuestionReading, 'answer' | 'assumptions' | 'reshaped'>,
  catalogue: Catalogue,
): Plan {
  const asFiled = numberReading(catalogue)
  const steps = new Steps(catalogue, (flow, table, own) =>
    reshaped?.dataset.id === table ? reshape(flow, reshaped, own, asFiled) : flow,
  )
  const numbers = reshaped ? numberReading(asRead(catalogue, reshaped)) : asFiled
  const [first, second] = queriesOf(answer).map((query) => lowerQuery(query, steps, numbers))
  if (first && second && answer.kind !== 'rows') computeFrom(first, second, steps, answer)
  return { steps: [...steps.written], run: true, asks: 'change', assumptions, problems: [] }
}

type Computed = Exclude<QuestionReading['answer'], { kind: 'rows' }>

/** One number from those that two queries give. */
function computeFrom(from: Flow, by: Flow, steps: Steps, answer: Computed): void {
  const type = answer.kind === 'difference' && answer.unit !== null ? 'same' : 'number'
  const single = (flow: Flow, name: string) =>
    steps.add(
      flow,
      'select',
      { mode: 'only', columns: [{ column: flow.columns[0]?.name ?? '', name, type }] },
      [{ name, type: 'number', from: null }],
    )
  const both = steps.join(single(from, 'first'), single(by, 'second'), 'cross', [], '_right')
  const name =
    answer.kind === 'share' ? (answer.times === 100 ? 'percentage' : 'share') : answer.kind
  const expression = printExpression(
    answer.kind === 'share' ? shareOf(answer.times) : differenceOf(answer),
  )
  const computed = steps.add(both, 'transform', { columns: [{ name, expression }] }, [
    ...both.columns,
    { name, type: 'number', from: null },
  ])
  steps.add(computed, 'select', {
    mode: 'only',
    columns: [{ column: name, name: '', type: 'same' }],
  })
}

const AT = { start: 0, end: 0 }
const FIRST: Expression = { kind: 'column', name: 'first', at: AT }
const SECOND: Expression = { kind: 'column', name: 'second', at: AT }

function shareOf(times: number): Expression {
  const share: Expression = { kind: 'binary', operator: '/', left: FIRST, right: SECOND, at: AT }
  if (times === 1) return share
  const right: Expression = { kind: 'literal', type: 'integer', value: String(times), at: AT }
  return { kind: 'binary', operator: '*', left: share, right, at: AT }
}

function differenceOf({ absolute, unit }: Extract<Computed, { kind: 'difference' }>): Expression {
  const literal: Expression = { kind: 'literal', type: 'text', value: unit ?? '', at: AT }
  const apart: Expression =
    unit === null
      ? { kind: 'binary', operator: '-', left: FIRST, right: SECOND, at: AT }
      : { kind: 'call', name: 'date_diff', args: [literal, SECOND, FIRST], at: AT }
  return absolute ? { kind: 'call', name: 'abs', args: [apart], at: AT } : apart
}

function numberReading(catalogue: Catalogue): NumberReading {
  const tables = catalogue.datasets.map(schemaOf)
  return {
    formulaOf({ table, column }) {
      const found = tables.find(({ id }) => id === table)
      const span = found?.spans.find(({ name }) => name === column)?.span
      if (span) return { expression: printExpression(spanExpression(span)), type: 'integer' }
      const period = found?.calendar.find(({ name }) => name === column)
      if (period?.formula !== undefined) return { expression: period.formula, type: period.type }
      const computed = found && (yearNamed(found, column) ?? partsNamed(found, column))
      if (computed?.formula !== undefined) return { expression: computed.formula, type: 'integer' }
      const { name, formula } = found?.revenue ?? {}
      return name === column && formula !== undefined
        ? { expression: formula, type: 'number' }
        : null
    },
    monthsOf(ref) {
      const found = columnIn(tables, ref)
      const isDay = found?.type === 'text' && found.numeric === null && found.dated
      return isDay ? monthOrder(found.cells) : null
    },
    slashedOf(ref) {
      const found = columnIn(tables, ref)
      return found?.type === 'text' ? slashedFirst(found.cells) : null
    },
    unitsOf(ref) {
      const found = columnIn(tables, ref)
      return found?.type === 'text' ? lastingUnits(found.cells) : []
    },
    kindOf(ref) {
      const found = columnIn(tables, ref)
      if (!found || found.type !== 'text') return null
      if (found.numeric === null) return found.dated ? 'year' : null
      if (isClock(found.cells)) return 'clock'
      if (isFeet(found.cells)) return 'feet'
      if (found.cells.some((cell) => /^−\d/.test(String(cell).trim()))) return 'signed'
      return found.cells.every((cell) => SEPARATED.test(String(cell).trim()))
        ? 'separated'
        : 'number'
    },
  }
}

function columnIn(
  tables: readonly SchemaTable[],
  { table, column }: ColumnRef,
): SchemaColumn | undefined {
  return tables.find(({ id }) => id === table)?.columns.find(({ name }) => name === column)
}

/** Nothing but commas between the digits: the plain way of reading it will do. */
const SEPARATED = /^[-+]?\d[\d,]*(?:\.\d+)?$/
