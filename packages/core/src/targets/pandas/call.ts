import type { Call } from '../../relation/expression.ts'
import { findFunction } from '../../relation/functions.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { PandasPrinter } from './expression-to-pandas.ts'
import { PANDAS_FUNCTIONS } from './functions.ts'
import { digits } from '../python/literal.ts'
import { PANDAS_TYPES } from './literal.ts'

/** A call, spelled as the table of spellings says. */
export function printCall(
  node: Call,
  printer: Pick<PandasPrinter, 'column' | 'value' | 'typeOf' | 'use'>,
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
  return PANDAS_FUNCTIONS[entry.name]({
    series: (index) => printer.column(at(index)),
    condition: (index) => printer.column(at(index), 0, true),
    value: (index) => printer.value(at(index)),
    count: node.args.length,
    typeAt: (index) => printer.typeOf(at(index)),
    literalAt,
    integerAt: (index) => Number(literalAt(index)?.value),
    dtype: PANDAS_TYPES[printer.typeOf(node) ?? 'text'],
    use: printer.use,
    number: (value) => (value < 0 ? code`(${digits(String(value))})` : digits(String(value))),
  })
}
