import type { Call } from '../../relation/expression.ts'
import { findFunction } from '../../relation/functions.ts'
import type { SparkPrinter } from './expression-to-spark.ts'
import { SPARK_FUNCTIONS } from './functions.ts'
import type { SparkNode } from './spark-tree.ts'

/** A call, spelled as the table of spellings says. */
export function printCall(
  node: Call,
  printer: Pick<SparkPrinter, 'column' | 'value' | 'typeOf'>,
): SparkNode {
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
  return SPARK_FUNCTIONS[entry.name]({
    column: (index) => printer.column(at(index)),
    columns: (from = 0) => node.args.slice(from).map((arg) => printer.column(arg)),
    value: (index) => printer.value(at(index)),
    count: node.args.length,
    typeAt: (index) => printer.typeOf(at(index)),
    literalAt,
    textAt: (index) => String(literalAt(index)?.value),
    integerAt: (index) => Number(literalAt(index)?.value),
    type: printer.typeOf(node) ?? 'text',
  })
}
