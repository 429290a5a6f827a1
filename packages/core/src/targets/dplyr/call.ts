import type { Call } from '../../relation/expression.ts'
import { findFunction } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import type { DplyrPrinter } from './expression-to-dplyr.ts'
import { DPLYR_FUNCTIONS } from './functions.ts'
import { digits } from './literal.ts'

type Printer = Pick<
  DplyrPrinter,
  'loose' | 'as' | 'factor' | 'equal' | 'condition' | 'typeOf' | 'use'
>

/** A call, spelled as the table of spellings says. */
export function printCall(node: Call, printer: Printer): Code {
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
  const type = printer.typeOf(node) ?? 'text'
  return DPLYR_FUNCTIONS[entry.name]({
    expr: (index) => printer.loose(at(index)),
    exprs: (from = 0) => node.args.slice(from).map((arg) => printer.as(arg, type)),
    as: (index, wanted) => printer.as(at(index), wanted),
    condition: (index) => printer.condition(at(index)),
    operandAs: (index, wanted) => printer.factor(at(index), wanted),
    equal: (left, right) => printer.equal(at(left), at(right)),
    count: node.args.length,
    typeAt: (index) => printer.typeOf(at(index)),
    literalAt,
    integerAt: (index) => Number(literalAt(index)?.value),
    type,
    use: printer.use,
    number: (value) => digits(String(value)),
  })
}
