import { code, verbatim } from '../../code.ts'
import type { Code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import { chained } from '../../python/chain.ts'
import { POLARS_TYPES } from '../literal.ts'
import type { PolarsArguments, PolarsSpelling, PolarsSpellings } from '../spelling.ts'

export const MATHEMATICS_SPELLINGS = {
  sign: (args) => chained(args.expr(0), code`.sign()`, code`.cast(pl.Int64)`),
  trunc: (args) =>
    args.typeAt(0) === 'integer' ? args.expr(0) : pythonCall(args.use('truncate'), args.expr(0)),
  mod: (args) => pythonCall(args.use('remainder'), ...args.exprs()),
  power: (args) => {
    const base = args.typeAt(0) === 'integer' ? number(args, 0) : args.expr(0)
    return chained(base, pythonCall(code`.pow`, args.value(1)), code`.fill_nan(None)`)
  },
  exp: floating('exp'),
  sqrt: (args) => chained(args.expr(0), code`.sqrt()`, code`.fill_nan(None)`),
  cbrt: floating('cbrt'),
  ln: (args) => chained(aboveZero(args), code`.log()`),
  log10: logarithm(code`10`),
  log2: logarithm(code`2`),
  sin: floating('sin'),
  cos: floating('cos'),
  tan: floating('tan'),
  atan: floating('arctan'),
  radians: floating('radians'),
  degrees: floating('degrees'),
  greatest: extreme('max_horizontal'),
  least: extreme('min_horizontal'),
} satisfies PolarsSpellings

function floating(name: string): PolarsSpelling {
  return (args) => chained(args.expr(0), code`.${verbatim(name)}()`)
}

function logarithm(base: Code): PolarsSpelling {
  return (args) => pythonCall(args.use('logarithm'), args.expr(0), base)
}

/** The value where it has a logarithm, else null. */
function aboveZero(args: PolarsArguments) {
  const condition = code`${args.operand(0)} > 0`
  return chained(pythonCall(code`pl.when`, condition), pythonCall(code`.then`, ...args.exprs()))
}

function number(args: PolarsArguments, index: number) {
  return chained(args.expr(index), code`.cast(pl.Float64)`)
}

function extreme(name: string): PolarsSpelling {
  return (args) => {
    const best = pythonCall(code`pl.${verbatim(name)}`, ...args.exprs())
    const isMixed = args
      .exprs()
      .some((_, index) => args.typeAt(index) !== null && args.typeAt(index) !== args.type)
    return isMixed ? chained(best, pythonCall(code`.cast`, POLARS_TYPES[args.type])) : best
  }
}
