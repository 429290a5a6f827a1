import { bracketed, code, join, line, NOTHING } from '../../code.ts'
import type { Code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import type { PandasArguments, PandasSpellings } from '../spelling.ts'

export const TEXT_SPELLINGS = {
  upper: (args) => code`${args.series(0)}.str.upper()`,
  lower: (args) => code`${args.series(0)}.str.lower()`,
  trim: (args) => code`${args.series(0)}.str.strip(" \\t\\r\\n")`,
  length: (args) => code`${args.series(0)}.str.len().astype("Int64")`,
  substring: (args) => {
    const start = args.integerAt(1) - 1
    if (args.count === 2) return code`${args.series(0)}.str.slice(${args.number(start)})`
    const end = start + args.integerAt(2)
    return code`${args.series(0)}.str.slice(${args.number(start)}, ${args.number(end)})`
  },
  // An empty search text means nothing to replace, where Python would fill every gap.
  replace: (args) =>
    args.literalAt(1)?.value && args.literalAt(2)?.type === 'text'
      ? code`${args.series(0)}.str.replace(${args.value(1)}, ${args.value(2)}, regex=False)`
      : byRow(args, code`lambda text, old, new: text.replace(old, new) if old else text`),
  concat: (args) => {
    // Texts written out need no column of their own, as long as the first part is one.
    const parts = indexes(args).map((index) =>
      index > 0 && args.literalAt(index)?.type === 'text'
        ? args.value(index)
        : code`${args.series(index)}.fillna("")`,
    )
    return bracketed(code`(`, [join(parts, code`${line}+ `)], code`)`, NOTHING)
  },
  starts_with: (args) =>
    args.literalAt(1)?.type === 'text'
      ? code`${args.series(0)}.str.startswith(${args.value(1)})`
      : byRow(args, code`lambda text, part: text.startswith(part)`),
  ends_with: (args) =>
    args.literalAt(1)?.type === 'text'
      ? code`${args.series(0)}.str.endswith(${args.value(1)})`
      : byRow(args, code`lambda text, part: text.endswith(part)`),
  contains: (args) =>
    args.literalAt(1)?.type === 'text'
      ? code`${args.series(0)}.str.contains(${args.value(1)}, regex=False)`
      : byRow(args, code`lambda text, part: part in text`),
} satisfies PandasSpellings

function byRow(args: PandasArguments, lambda: Code): Code {
  const operands = indexes(args).map((index) => args.series(index))
  return pythonCall(args.use('by_row'), lambda, args.dtype, ...operands)
}

function indexes(args: PandasArguments): number[] {
  return Array.from({ length: args.count }, (_, index) => index)
}
