import { code, NOTHING } from '../../code.ts'
import { pythonCall, pythonList } from '../../python/python-call.ts'
import type { PandasSpellings } from '../spelling.ts'

export const CHOICE_SPELLINGS = {
  coalesce: (args) => {
    let filled = code`${args.series(0)}.astype(${args.dtype})`
    for (let index = 1; index < args.count; index++) {
      if (args.literalAt(index)?.type === 'null') continue
      filled = code`${filled}.fillna(${args.value(index)})`
    }
    return filled
  },
  nullif: (args) => pythonCall(args.use('null_if'), args.series(0), args.value(1)),
  if: (args) =>
    pythonCall(
      args.use('choose'),
      pythonList(pythonCall(NOTHING, args.condition(0), args.value(1))),
      args.value(2),
      args.dtype,
    ),
} satisfies PandasSpellings
