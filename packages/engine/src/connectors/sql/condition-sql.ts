import type { Expression } from '@plainflow/core'
import { literalOf, literalSql, type Operand, type SpelledLiterals } from './literal-sql.ts'

/** How a database is asked for what a condition means. */
export interface ConditionDialect<O extends Operand> extends SpelledLiterals<O> {
  /** A column as the value that is compared; null where it is not surely compared there as here. */
  operand(name: string): O | null
  /**
   * A value beside a literal that was spelled for it.
   *
   * @param isKept whether rows are kept where this is true, and not where it is false
   */
  compare(operator: Comparison, value: O, literal: string, isKept: boolean): string | null
}

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

/**
 * A condition as a database means exactly the same by it, or null where that is not sure: columns beside
 * literals and tests for null, nothing that orders texts, no function. docs/guide/databases.md lists them.
 */
export function conditionSql<O extends Operand>(
  condition: Expression,
  dialect: ConditionDialect<O>,
  isKept = true,
): string | null {
  switch (condition.kind) {
    case 'binary':
      return binarySql(condition, dialect, isKept)
    case 'unary':
      return condition.operator === 'not'
        ? joined([conditionSql(condition.operand, dialect, !isKept)], ([inner]) => `not (${inner})`)
        : null
    case 'is-null': {
      const value = operandOf(condition.operand, dialect)
      return value && `${value.sql} is ${condition.negated ? 'not ' : ''}null`
    }
    case 'in': {
      const { operand, items, negated } = condition
      const tests = items.map((item) =>
        comparisonSql('=', operand, item, dialect, isKept !== negated),
      )
      return joined(tests, (all) => `${negated ? 'not ' : ''}(${all.join(' or ')})`)
    }
    case 'between': {
      const { operand, low, high, negated } = condition
      const tests = [
        comparisonSql('>=', operand, low, dialect, isKept !== negated),
        comparisonSql('<=', operand, high, dialect, isKept !== negated),
      ]
      return joined(tests, (all) => `${negated ? 'not ' : ''}(${all.join(' and ')})`)
    }
    case 'column': {
      const value = operandOf(condition, dialect)
      return value?.type === 'boolean' ? value.sql : null
    }
    default:
      return null
  }
}

const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

function binarySql<O extends Operand>(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  dialect: ConditionDialect<O>,
  isKept: boolean,
): string | null {
  if (operator === 'and' || operator === 'or')
    return joined(
      [conditionSql(left, dialect, isKept), conditionSql(right, dialect, isKept)],
      (sides) => sides.map((side) => `(${side})`).join(` ${operator} `),
    )
  if (!isComparison(operator)) return null
  return (
    comparisonSql(operator, left, right, dialect, isKept) ??
    comparisonSql(MIRRORED[operator], right, left, dialect, isKept)
  )
}

function isComparison(operator: string): operator is Comparison {
  return Object.hasOwn(MIRRORED, operator)
}

/** A column beside a literal. */
function comparisonSql<O extends Operand>(
  operator: Comparison,
  left: Expression,
  right: Expression,
  dialect: ConditionDialect<O>,
  isKept: boolean,
): string | null {
  const value = operandOf(left, dialect)
  const literal = literalOf(right)
  if (!value || !literal) return null
  const beside = literalSql(literal, value, dialect)
  return beside === null ? null : dialect.compare(operator, value, beside, isKept)
}

function operandOf<O extends Operand>(
  expression: Expression,
  dialect: ConditionDialect<O>,
): O | null {
  return expression.kind === 'column' ? dialect.operand(expression.name) : null
}

function joined(
  parts: readonly (string | null)[],
  join: (parts: readonly string[]) => string,
): string | null {
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length && known.length > 0 ? join(known) : null
}
