import type { Call } from '../../relation/expression.ts'
import { findFunction } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import { digits } from '../python/literal.ts'
import type { PolarsPrinter } from './expression-to-polars.ts'
import { POLARS_FUNCTIONS } from './functions.ts'

/** A call, spelled as the table of spellings says. */
export function printCall(
  node: Call,
  printer: Pick<PolarsPrinter, 'expr' | 'loose' | 'value' | 'operand' | 'typeOf' | 'use'>,
): Code {
  const entry = findFunction(node.name)
  if (!entry) throw new Error(`No function ${JSON.stringify(node.name)}`)
  const at = (index: number) => {
    const arg = node.args[index]
    if (!arg) throw new Error(`${entry.name} has no argument ${index}`)
    return arg
  }
  const literalAt = (index: number) => {
    const arg = node.args[index]
    return arg?.kind === 'literal' ? arg : null
  }
  return POLARS_FUNCTIONS[entry.name]({
    expr: (index) => printer.expr(at(index)),
    exprs: (from = 0) => node.args.slice(from).map((arg) => printer.loose(arg)),
    value: (index) => printer.value(at(index)),
    operand: (index) => printer.operand(at(index)),
    count: node.args.length,
    typeAt: (index) => printer.typeOf(at(index)),
    literalAt,
    integerAt: (index) => Number(literalAt(index)?.value),
    type: printer.typeOf(node) ?? 'text',
    use: printer.use,
    number: (value) => digits(String(value)),
  })
}
