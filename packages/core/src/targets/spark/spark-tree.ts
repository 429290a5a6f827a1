import type { ColumnType } from '../../relation/column.ts'
import type { Code } from '../code.ts'
import type { SparkHelper } from './spark-helper.ts'

/**
 * Code over the DataFrame and Column API, which is the same in every language of Spark; a language
 * only spells it. Functions and methods have the names they have in Python.
 */
export type SparkNode =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'value'; readonly value: SparkValue }
  | { readonly kind: 'lit'; readonly value: SparkValue }
  | { readonly kind: 'function'; readonly name: string; readonly args: readonly SparkNode[] }
  | {
      readonly kind: 'method'
      readonly on: SparkNode
      readonly name: string
      readonly args: readonly SparkNode[]
    }
  | { readonly kind: 'attribute'; readonly on: SparkNode; readonly name: string }
  | {
      readonly kind: 'operation'
      readonly operator: SparkOperator
      /** Two or more: `a & b & c`, `a + b`. */
      readonly operands: readonly SparkNode[]
    }
  | { readonly kind: 'not'; readonly operand: SparkNode }
  | { readonly kind: 'negative'; readonly operand: SparkNode }
  | { readonly kind: 'helper'; readonly name: SparkHelper; readonly args: readonly SparkNode[] }
  | { readonly kind: 'list'; readonly items: readonly SparkNode[] }
  | { readonly kind: 'entries'; readonly entries: readonly (readonly [string, SparkNode])[] }
  | { readonly kind: 'schema'; readonly columns: readonly SparkField[] }
  | { readonly kind: 'window' }
  | { readonly kind: 'session' }
  /** A file of the folder of inputs; a copy without its first lines where Spark would not take it as it is. */
  | { readonly kind: 'input'; readonly name: string; readonly copied: { skip: number } | null }
  /** A file of the folder of results. */
  | { readonly kind: 'output'; readonly name: string }
  /** What the language has spelled itself: a variable, a statement that reads a file. */
  | { readonly kind: 'code'; readonly code: Code }

export type SparkOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | '&' | '|' | '+' | '-' | '*' | '/'

/** Digits stay as they were written. */
export type SparkValue =
  | { readonly type: 'integer' | 'number'; readonly digits: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'boolean'; readonly boolean: boolean }
  | { readonly type: 'null' }

export interface SparkField {
  readonly name: string
  readonly type: ColumnType
}

/** `variable = value`, or a value that is done for its effect. */
export interface SparkStatement {
  readonly variable?: Code
  readonly value: SparkNode
}

export function fn(name: string, ...args: readonly SparkNode[]): SparkNode {
  return { kind: 'function', name, args }
}

export function method(on: SparkNode, name: string, ...args: readonly SparkNode[]): SparkNode {
  return { kind: 'method', on, name, args }
}

export function helper(name: SparkHelper, ...args: readonly SparkNode[]): SparkNode {
  return { kind: 'helper', name, args }
}

export function operation(operator: SparkOperator, ...operands: readonly SparkNode[]): SparkNode {
  const [only] = operands
  return only && operands.length === 1 ? only : { kind: 'operation', operator, operands }
}

export function text(value: string): SparkNode {
  return { kind: 'value', value: { type: 'text', text: value } }
}

export function whole(value: number): SparkNode {
  if (!Number.isSafeInteger(value)) throw new Error(`Not a whole number: ${value}`)
  return { kind: 'value', value: { type: 'integer', digits: String(value) } }
}

export function real(value: number): SparkNode {
  return { kind: 'value', value: { type: 'number', digits: String(value) } }
}

export function flag(value: boolean): SparkNode {
  return { kind: 'value', value: { type: 'boolean', boolean: value } }
}

/** A value as a column of its own. */
export function lit(node: SparkNode): SparkNode {
  return node.kind === 'value' ? { kind: 'lit', value: node.value } : node
}

export function list(...items: readonly SparkNode[]): SparkNode {
  return { kind: 'list', items }
}
