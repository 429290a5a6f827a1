import type { Span } from '../diagnostics/diagnostic.ts'
import type { ColumnType } from './column.ts'

/**
 * The expression tree. A user's text becomes this tree or a diagnostic; every target prints from the
 * tree, so no string of a user is ever pasted into code. `at` is the place in the text, for messages.
 */
export type Expression =
  Literal | ColumnReference | Unary | Binary | Call | InList | Between | Like | IsNull | Case | Cast

interface Node {
  readonly at: Span
}

/** Numbers keep their digits as text: 0.1 and 9007199254740993 must reach the target unrounded. */
export type Literal = Node & { readonly kind: 'literal' } & LiteralValue
export type LiteralValue =
  | { readonly type: 'integer' | 'number'; readonly value: string }
  | { readonly type: 'text' | 'date' | 'timestamp'; readonly value: string }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'null'; readonly value: null }

export type ColumnReference = Node & { readonly kind: 'column'; readonly name: string }
export type Unary = Node & {
  readonly kind: 'unary'
  readonly operator: '-' | 'not'
  readonly operand: Expression
}
export const BINARY_OPERATORS = [
  'or',
  'and',
  '=',
  '<>',
  '<',
  '<=',
  '>',
  '>=',
  '||',
  '+',
  '-',
  '*',
  '/',
  '%',
] as const
export type BinaryOperator = (typeof BINARY_OPERATORS)[number]
export type Binary = Node & {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
}
/** `name` is a key of the function table; an unknown one never gets past the parser. */
export type Call = Node & {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Expression[]
}
export type InList = Node & {
  readonly kind: 'in'
  readonly operand: Expression
  readonly items: readonly Expression[]
  readonly negated: boolean
}
export type Between = Node & {
  readonly kind: 'between'
  readonly operand: Expression
  readonly low: Expression
  readonly high: Expression
  readonly negated: boolean
}
export type Like = Node & {
  readonly kind: 'like'
  readonly operand: Expression
  readonly pattern: Expression
  readonly ignoreCase: boolean
  readonly negated: boolean
}
export type IsNull = Node & {
  readonly kind: 'is-null'
  readonly operand: Expression
  readonly negated: boolean
}
export type Case = Node & {
  readonly kind: 'case'
  readonly branches: readonly { readonly when: Expression; readonly then: Expression }[]
  readonly otherwise: Expression | null
}
export type Cast = Node & {
  readonly kind: 'cast'
  readonly operand: Expression
  readonly to: ColumnType
}

export type ExpressionKind = Expression['kind']
