import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import type { PandasSpelling, PandasSpellings } from '../spelling.ts'

export const MATHEMATICS_SPELLINGS = {
  sign: (args) => code`${pythonCall(code`${args.use('np')}.sign`, args.series(0))}.astype("Int64")`,
  trunc: (args) =>
    args.typeAt(0) === 'integer'
      ? args.series(0)
      : pythonCall(code`${args.use('np')}.trunc`, args.series(0)),
  mod: (args) => pythonCall(args.use('remainder'), args.series(0), args.series(1)),
  power: (args) =>
    pythonCall(
      args.use('calculate'),
      code`${args.use('np')}.power`,
      args.series(0),
      args.series(1),
    ),
  exp: floating(code`exp`),
  sqrt: floating(code`sqrt`, code`>= 0`),
  cbrt: floating(code`cbrt`),
  ln: floating(code`log`, code`> 0`),
  log10: floating(code`log10`, code`> 0`),
  log2: floating(code`log2`, code`> 0`),
  sin: floating(code`sin`),
  cos: floating(code`cos`),
  tan: floating(code`tan`),
  atan: floating(code`arctan`),
  radians: floating(code`radians`),
  degrees: floating(code`degrees`),
  greatest: extreme(code`"gt"`),
  least: extreme(code`"lt"`),
} satisfies PandasSpellings

/** A function of one floating-point number; outside its domain it is null. */
function floating(name: Code, domain?: Code): PandasSpelling {
  return (args) => {
    const column = args.series(0)
    const inside = domain ? code`${column}.where(${column} ${domain})` : column
    return pythonCall(args.use('calculate'), code`${args.use('np')}.${name}`, inside)
  }
}

function extreme(comparison: Code): PandasSpelling {
  return (args) => {
    const columns = Array.from({ length: args.count }, (_, index) => args.series(index))
    return pythonCall(args.use('best_cells'), comparison, args.dtype, ...columns)
  }
}
