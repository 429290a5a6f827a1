import type { Call } from '../../relation/expression.ts'
import { findFunction } from '../../relation/functions.ts'
import { code, join } from '../code.ts'
import type { Code } from '../code.ts'
import type { PostgresPrinter } from './expression-to-postgres.ts'
import { POSTGRES_FUNCTIONS } from './functions.ts'
import { looseLiteral } from './literal.ts'

/** A call, spelled as the table of spellings says. */
export function printCall(node: Call, printer: PostgresPrinter): Code {
  const entry = findFunction(node.name)
  if (!entry) throw new Error(`No function ${JSON.stringify(node.name)}`)
  const args = node.args.map((arg, index) => {
    const parameter = entry.parameters[index] ?? entry.parameters.at(-1)
    return arg.kind === 'literal' && parameter?.literal
      ? looseLiteral(arg)
      : printer.print(arg).code
  })
  return POSTGRES_FUNCTIONS[entry.name]({
    at: (index) => args[index] ?? code`NULL`,
    items: args,
    all: join(args, code`, `),
    count: args.length,
    type: printer.typeOf(node),
    typeAt: (index) => (node.args[index] ? printer.typeOf(node.args[index]) : null),
    literalAt: (index) => {
      const arg = node.args[index]
      return arg?.kind === 'literal' ? arg : null
    },
    use: printer.use,
  })
}
