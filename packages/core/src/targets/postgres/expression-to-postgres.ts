import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { ColumnType } from '../../relation/column.ts'
import type {
  Between,
  Binary,
  Call,
  Cast,
  Expression,
  Like,
  Literal,
} from '../../relation/expression.ts'
import { BINDING } from '../../relation/precedence.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { callArguments, calledName } from '../sql/call-arguments.ts'
import { ExpressionPrinter } from '../sql/expression-printer.ts'
import { not } from '../sql/printed-piece.ts'
import type { Printed } from '../sql/printed-piece.ts'
import { printOperation } from './operation.ts'
import { postgresCast } from './cast.ts'
import { folded } from './folded.ts'
import { POSTGRES_FUNCTIONS } from './functions.ts'
import type { Use } from './helpers.ts'
import { exactLiteral, looseLiteral } from './literal.ts'
import { quotePostgresIdentifier } from './quote-postgres-identifier.ts'

/**
 * A bound expression as PostgreSQL writes it. The value has exactly the type that was bound; `column`
 * writes a column by name, bare unless told otherwise.
 */
export function expressionToPostgres(
  bound: BoundExpression,
  use: Use,
  column: (name: string) => Code = (name) => verbatim(quotePostgresIdentifier(name)),
): Code {
  return new PostgresPrinter(bound.types, use, column).print(bound.expression).code
}

export class PostgresPrinter extends ExpressionPrinter {
  readonly use: Use

  constructor(types: BoundExpression['types'], use: Use, column: (name: string) => Code) {
    super(types, column)
    this.use = use
  }

  /** A side of a comparison by order: texts by code point, whatever the database was made for. */
  ordered(node: Expression, floor: number, others: readonly Expression[]): Code {
    if (this.typeOf(node) !== 'text') return this.beside(node, floor, others)
    return code`${this.within(node, BINDING.atom)} COLLATE "C"`
  }

  protected exactLiteral(literal: Literal, type: ColumnType | null): Code {
    return exactLiteral(literal, type)
  }

  looseLiteral(literal: Literal): Code {
    return looseLiteral(literal)
  }

  protected operation(node: Binary): Printed {
    return printOperation(node, this)
  }

  protected call(node: Call): Code {
    const { use } = this
    return POSTGRES_FUNCTIONS[calledName(node)]({ ...callArguments(node, this), use })
  }

  protected override between(node: Between): Code {
    const operand = this.ordered(node.operand, BINDING.concatenation, [])
    const first = this.ordered(node.low, BINDING.concatenation, [node.operand])
    // The grammar takes no COLLATE between BETWEEN and AND.
    const low = this.typeOf(node.low) === 'text' ? code`(${first})` : first
    const high = this.ordered(node.high, BINDING.concatenation, [node.operand])
    return code`${operand} ${not(node)}BETWEEN ${low} AND ${high}`
  }

  protected like(node: Like): Code {
    const side = (part: Expression) =>
      node.ignoreCase
        ? folded(code`lower`, this.print(part).code)
        : this.within(part, BINDING.concatenation)
    // A backslash is a character like any other.
    return code`${side(node.operand)} ${not(node)}LIKE ${side(node.pattern)} ESCAPE ''`
  }

  protected cast({ operand, to }: Cast): Code {
    return postgresCast(this.print(operand).code, this.typeOf(operand), to, this.use)
  }
}
