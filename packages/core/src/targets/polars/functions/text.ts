import { code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import { chained } from '../../python/chain.ts'
import type { PolarsSpellings } from '../spelling.ts'

export const TEXT_SPELLINGS = {
  upper: (args) => chained(args.expr(0), code`.str.to_uppercase()`),
  lower: (args) => chained(args.expr(0), code`.str.to_lowercase()`),
  trim: (args) => chained(args.expr(0), code`.str.strip_chars(" \\t\\r\\n")`),
  length: (args) => chained(args.expr(0), code`.str.len_chars()`, code`.cast(pl.Int64)`),
  substring: (args) => {
    const start = args.number(args.integerAt(1) - 1)
    if (args.count === 2) return chained(args.expr(0), code`.str.slice(${start})`)
    const length = args.number(args.integerAt(2))
    return chained(args.expr(0), code`.str.slice(${start}, ${length})`)
  },
  replace: (args) => {
    const [old, replacement] = [args.literalAt(1), args.literalAt(2)]
    if (old?.type !== 'text' || replacement?.type !== 'text')
      return pythonCall(args.use('replace_text'), ...args.exprs())
    // An empty search text means nothing to replace, where Polars would fill every gap.
    if (old.value === '') return args.expr(0)
    const options = [args.value(1), args.value(2), code`literal=True`]
    return chained(args.expr(0), pythonCall(code`.str.replace_all`, ...options))
  },
  concat: (args) => pythonCall(code`pl.concat_str`, ...args.exprs(), code`ignore_nulls=True`),
  starts_with: (args) => chained(args.expr(0), pythonCall(code`.str.starts_with`, args.value(1))),
  ends_with: (args) => chained(args.expr(0), pythonCall(code`.str.ends_with`, args.value(1))),
  contains: (args) =>
    chained(args.expr(0), pythonCall(code`.str.contains`, args.value(1), code`literal=True`)),
} satisfies PolarsSpellings
