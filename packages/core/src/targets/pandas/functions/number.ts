import { code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import type { PandasSpellings } from '../spelling.ts'

export const NUMBER_SPELLINGS = {
  abs: (args) => code`${args.series(0)}.abs()`,
  round: (args) =>
    args.typeAt(0) === 'integer'
      ? args.series(0)
      : pythonCall(
          args.use('round_away'),
          args.series(0),
          args.number(args.count > 1 ? args.integerAt(1) : 0),
        ),
  floor: (args) =>
    args.typeAt(0) === 'integer'
      ? args.series(0)
      : pythonCall(code`${args.use('np')}.floor`, args.series(0)),
  ceil: (args) =>
    args.typeAt(0) === 'integer'
      ? args.series(0)
      : pythonCall(code`${args.use('np')}.ceil`, args.series(0)),
} satisfies PandasSpellings
