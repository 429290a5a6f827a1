import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { rCall } from '../r-call.ts'
import type { DplyrSpelling, DplyrSpellings } from '../spelling.ts'

export const MATHEMATICS_SPELLINGS = {
  sign: (args) => {
    args.use('bit64')
    const sign = rCall(code`sign`, args.expr(0))
    return args.typeAt(0) === 'integer' ? sign : rCall(code`as.integer64`, sign)
  },
  trunc: (args) => (args.typeAt(0) === 'integer' ? args.expr(0) : rCall(code`trunc`, args.expr(0))),
  mod: (args) => rCall(args.use('remainder'), ...args.exprs()),
  power: (args) => rCall(args.use('power'), args.as(0, 'number'), args.as(1, 'number')),
  exp: floating(code`exp`),
  sqrt: (args) => rCall(code`sqrt`, rCall(args.use('not_negative'), args.as(0, 'number'))),
  cbrt: (args) => rCall(args.use('cube_root'), args.as(0, 'number')),
  ln: logarithm(code`log`),
  log10: logarithm(code`log10`),
  log2: logarithm(code`log2`),
  sin: floating(code`sin`),
  cos: floating(code`cos`),
  tan: floating(code`tan`),
  atan: floating(code`atan`),
  // A column may be named like the number.
  radians: (args) => code`(${args.operandAs(0, 'number')} * base::pi / 180)`,
  degrees: (args) => code`(${args.operandAs(0, 'number')} * 180 / base::pi)`,
  greatest: (args) => rCall(args.use('greatest'), ...args.exprs()),
  least: (args) => rCall(args.use('least'), ...args.exprs()),
} satisfies DplyrSpellings

function floating(name: Code): DplyrSpelling {
  return (args) => rCall(name, args.as(0, 'number'))
}

function logarithm(name: Code): DplyrSpelling {
  return (args) => rCall(name, rCall(args.use('above_zero'), args.as(0, 'number')))
}
