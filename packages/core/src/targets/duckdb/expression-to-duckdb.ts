import type { BoundExpression } from '../../relation/bind-expression.ts'
import { childrenOf } from '../../relation/children-of.ts'
import type { ColumnType } from '../../relation/column.ts'
import type { Binary, Call, Cast, Expression, Like, Literal } from '../../relation/expression.ts'
import { BINDING, bindingOf, isComparison } from '../../relation/precedence.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { callArguments, calledName } from '../sql/call-arguments.ts'
import { ExpressionPrinter } from '../sql/expression-printer.ts'
import { atom, isNonZero, not } from '../sql/printed-piece.ts'
import type { Printed } from '../sql/printed-piece.ts'
import { duckdbCast } from './cast.ts'
import { DUCKDB_FUNCTIONS } from './functions.ts'
import { exactLiteral, looseLiteral } from './literal.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'

/**
 * A bound expression as DuckDB SQL. The value has exactly the type that was bound; `column` writes a
 * column by name, bare unless told otherwise.
 */
export function expressionToDuckdb(
  bound: BoundExpression,
  column: (name: string) => Code = (name) => verbatim(quoteDuckdbIdentifier(name)),
): Code {
  return new DuckdbPrinter(bound.types, column).print(bound.expression).code
}

class DuckdbPrinter extends ExpressionPrinter {
  protected exactLiteral(literal: Literal, type: ColumnType | null): Code {
    return exactLiteral(literal, type)
  }

  looseLiteral(literal: Literal): Code {
    return looseLiteral(literal)
  }

  protected operation({ operator, left, right }: Binary): Printed {
    const binding = bindingOf(operator)
    const leftFloor = isComparison(operator) ? binding + 1 : binding
    const leftCode = this.beside(left, leftFloor, [right])
    let rightCode = this.beside(right, binding + 1, [left])
    // A zero divisor gives null; left alone, DuckDB answers infinity.
    if ((operator === '/' || operator === '%') && !isNonZero(right)) {
      rightCode = code`nullif(${this.print(right).code}, 0)`
    }
    const whole = code`${leftCode} ${verbatim(operator)} ${rightCode}`
    // Text joined to what DuckDB folds into a NULL would become an integer.
    if (operator === '||' && (hasNull(left) || hasNull(right)))
      return atom(code`CAST(${whole} AS VARCHAR)`)
    return { code: whole, binding }
  }

  protected call(node: Call): Code {
    return DUCKDB_FUNCTIONS[calledName(node)](callArguments(node, this))
  }

  protected like(node: Like): Code {
    const operand = this.within(node.operand, BINDING.concatenation)
    const pattern = this.within(node.pattern, BINDING.concatenation)
    const word = node.ignoreCase ? code`ILIKE` : code`LIKE`
    return code`${operand} ${not(node)}${word} ${pattern}`
  }

  protected cast({ operand, to }: Cast): Code {
    return duckdbCast(this.print(operand).code, this.typeOf(operand), to)
  }
}

function hasNull(node: Expression): boolean {
  return childrenOf(node).some(hasNull) || (node.kind === 'literal' && node.type === 'null')
}
