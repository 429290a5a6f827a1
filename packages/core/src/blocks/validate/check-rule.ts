import { readValue } from '../../conditions/read-value.ts'
import { lowerConditions } from '../../conditions/lower-conditions.ts'
import type { Condition } from '../../conditions/condition.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { checkPattern as checkExpressionPattern } from '../../relation/functions/check-pattern.ts'
import { checkColumn, problemAt } from '../check-column.ts'
import type { FieldPlace } from '../check-column.ts'
import { checkFormula } from '../check-formula.ts'
import type { ValidationRule } from './config.ts'

export type CheckedRule =
  /** Null for `unique` and `row_count`, which are about more than one row. */
  { readonly holds: Expression | null } | { readonly problems: readonly Diagnostic[] }

const NOWHERE = { start: 0, end: 0 } as const

/** A rule as the expression that is true where it holds, or what is wrong with the rule. */
export function checkRule(
  rule: ValidationRule,
  columns: readonly Column[],
  place: FieldPlace,
): CheckedRule {
  const at = (part: string) => ({ ...place, field: `${place.field}.${part}` })
  if (rule.rule === 'formula') return checkTruth(rule.text ?? '', columns, at('text'))
  if (rule.rule === 'row_count') return checkRowCount(rule, at)
  const checked = checkColumn(rule.column, columns, at('column'))
  if ('problem' in checked) return { problems: [checked.problem] }
  const { column } = checked
  if (rule.rule === 'unique') return { holds: null }
  if (rule.rule === 'pattern' || rule.rule === 'matches') return checkPattern(rule, column, at)
  const condition = conditionOf(rule)
  const values = condition.value === undefined ? [] : [condition.value].flat()
  const wrong = values.find((value) => readValue(value, column.type) === null)
  if (wrong !== undefined) {
    const message = `"${String(wrong)}" does not fit "${column.name}", a ${column.type} column.`
    const field = rule.rule === 'one_of' ? 'values' : rule.low === wrong ? 'low' : 'high'
    const hint = `Write a ${column.type} value.`
    return { problems: [problemAt(at(field), 'wrong-value', message, hint)] }
  }
  const bounded = rule.rule === 'range' || rule.rule === 'one_of'
  if (bounded && (values.length === 0 || column.type === 'boolean')) {
    const message = 'The rule does not say which values are allowed.'
    const hint = 'Write at least one value, for a column that is not true or false.'
    const field = rule.rule === 'range' ? 'low' : 'values'
    return { problems: [problemAt(at(field), 'no-value', message, hint)] }
  }
  return { holds: lowerConditions({ match: 'all', conditions: [condition] }, [column]) }
}

function conditionOf(rule: ValidationRule): Condition {
  const { column } = rule
  if (rule.rule === 'one_of') {
    const value = (rule.values ?? []).map((one) => one.value)
    return { column, operator: 'is one of', value }
  }
  if (rule.rule !== 'range') return { column, operator: 'is not empty' }
  const { low = '', high = '' } = rule
  if (low !== '' && high !== '') return { column, operator: 'between', value: [low, high] }
  if (low === '' && high === '') return { column, operator: 'at least' }
  return low === ''
    ? { column, operator: 'at most', value: high }
    : { column, operator: 'at least', value: low }
}

function checkPattern(
  { rule, text: pattern = '' }: ValidationRule,
  column: Column,
  at: (part: string) => FieldPlace,
): CheckedRule {
  if (column.type !== 'text') {
    const message = `A pattern is for text, and "${column.name}" is a ${column.type} column.`
    const hint = 'Choose a text column.'
    return { problems: [problemAt(at('column'), 'not-text', message, hint)] }
  }
  if (pattern === '' || /^\uFEFF|\0/.test(pattern)) {
    const example = rule === 'matches' ? '^[A-Z]{2}[0-9]+$' : '%@%.% for an email address'
    const hint = `Write one, such as ${example}.`
    return { problems: [problemAt(at('text'), 'no-pattern', 'There is no pattern yet.', hint)] }
  }
  const wrong = rule === 'matches' ? checkExpressionPattern(pattern) : null
  if (wrong !== null) {
    const message = `The regular expression ${wrong}.`
    const hint = 'Write one that engines read alike, such as ^[A-Z]{2}[0-9]+$.'
    return { problems: [problemAt(at('text'), 'wrong-pattern', message, hint)] }
  }
  const operand: Expression = { kind: 'column', name: column.name, at: NOWHERE }
  const literal: Expression = { kind: 'literal', type: 'text', value: pattern, at: NOWHERE }
  if (rule === 'matches') {
    const args = [operand, literal]
    return { holds: { kind: 'call', name: 'regexp_matches', args, at: NOWHERE } }
  }
  const like = { ignoreCase: false, negated: false, at: NOWHERE }
  return { holds: { kind: 'like', operand, pattern: literal, ...like } }
}

/** Bounds as whole numbers; an open end is left out. */
export function rowBounds({ low = '', high = '' }: ValidationRule) {
  return {
    ...(low === '' ? {} : { least: Number(low) }),
    ...(high === '' ? {} : { most: Number(high) }),
  }
}

const WHOLE = /^[0-9]{1,15}$/

function checkRowCount(rule: ValidationRule, at: (part: string) => FieldPlace): CheckedRule {
  const { low = '', high = '' } = rule
  const part =
    low !== '' && !WHOLE.test(low) ? 'low' : high !== '' && !WHOLE.test(high) ? 'high' : ''
  if (part !== '') {
    const message = `"${part === 'low' ? low : high}" is not a number of rows.`
    const hint = 'Write digits alone, such as 1000, or nothing.'
    return { problems: [problemAt(at(part), 'wrong-value', message, hint)] }
  }
  if (low === '' && high === '') {
    const message = 'It is not said how many rows there should be.'
    const hint = 'Write the least number, the most, or both.'
    return { problems: [problemAt(at('low'), 'no-value', message, hint)] }
  }
  const { least = 0, most = Infinity } = rowBounds(rule)
  if (least <= most) return { holds: null }
  const message = `At least ${low} and at most ${high} rows cannot both be.`
  return { problems: [problemAt(at('high'), 'wrong-value', message, 'Swap the two.')] }
}

function checkTruth(text: string, columns: readonly Column[], place: FieldPlace): CheckedRule {
  const checked = checkFormula(text, columns, place)
  if ('problems' in checked) return checked
  if (checked.type === 'boolean' || checked.type === null) return { holds: checked.expression }
  const message = `The formula gives a ${checked.type}, not true or false.`
  const hint = 'Compare it with something, such as amount > 100.'
  return { problems: [problemAt(place, 'not-a-condition', message, hint)] }
}
