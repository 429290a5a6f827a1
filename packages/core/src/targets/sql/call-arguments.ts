import type { ColumnType } from '../../relation/column.ts'
import type { Call, Literal } from '../../relation/expression.ts'
import { findFunction } from '../../relation/functions.ts'
import type { FunctionName } from '../../relation/functions.ts'
import { code, join } from '../code.ts'
import type { Code } from '../code.ts'
import type { ExpressionPrinter } from './expression-printer.ts'

/** What a spelling of a function is made of. */
export interface CallArguments {
  /** The argument at an index, complete in itself: for a place between commas. */
  at(index: number): Code
  readonly items: readonly Code[]
  /** All arguments with commas between. */
  readonly all: Code
  readonly count: number
  /** Of the result. */
  readonly type: ColumnType | null
  typeAt(index: number): ColumnType | null
  literalAt(index: number): Literal | null
}

export function callArguments(node: Call, printer: ExpressionPrinter): CallArguments {
  const { parameters } = calledFunction(node)
  const items = node.args.map((arg, index) => {
    const parameter = parameters[index] ?? parameters.at(-1)
    return arg.kind === 'literal' && parameter?.literal
      ? printer.looseLiteral(arg)
      : printer.print(arg).code
  })
  return {
    at: (index) => items[index] ?? code`NULL`,
    items,
    all: join(items, code`, `),
    count: items.length,
    type: printer.typeOf(node),
    typeAt: (index) => (node.args[index] ? printer.typeOf(node.args[index]) : null),
    literalAt: (index) => {
      const arg = node.args[index]
      return arg?.kind === 'literal' ? arg : null
    },
  }
}

/** Under which name its spelling is found: a call may be by another name of the same function. */
export function calledName(node: Call): FunctionName {
  return calledFunction(node).name
}

function calledFunction(node: Call) {
  const entry = findFunction(node.name)
  if (!entry) throw new Error(`No function ${JSON.stringify(node.name)}`)
  return entry
}
