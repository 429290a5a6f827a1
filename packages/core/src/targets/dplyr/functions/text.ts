import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { rCall } from '../r-call.ts'
import type { DplyrArguments, DplyrSpelling, DplyrSpellings } from '../spelling.ts'

export const TEXT_SPELLINGS = {
  upper: stringr(code`str_to_upper`),
  lower: stringr(code`str_to_lower`),
  trim: (args) => trimmed(args, code`"^[ \\\\t\\\\r\\\\n]+|[ \\\\t\\\\r\\\\n]+\\\\z"`),
  length: (args) => {
    args.use('stringr')
    args.use('bit64')
    return rCall(code`as.integer64`, rCall(code`str_length`, args.expr(0)))
  },
  substring: (args) => {
    args.use('stringr')
    const start = args.integerAt(1)
    if (args.count === 2) return rCall(code`str_sub`, args.expr(0), args.number(start))
    const end = args.number(start + args.integerAt(2) - 1)
    // Of no characters there is no last, and 0 would mean the end.
    if (args.integerAt(2) === 0) return rCall(code`str_sub`, args.expr(0), code`1`, code`0`)
    return rCall(code`str_sub`, args.expr(0), args.number(start), end)
  },
  replace: (args) => {
    const [old, replacement] = [args.literalAt(1), args.literalAt(2)]
    if (old?.type !== 'text' || replacement?.type !== 'text')
      return rCall(args.use('replace_text'), args.expr(0), args.expr(1), args.expr(2))
    // An empty search text means nothing to replace.
    if (old.value === '') return args.expr(0)
    args.use('stringr')
    return rCall(code`str_replace_all`, args.expr(0), fixed(args, 1), args.expr(2))
  },
  concat: (args) => rCall(args.use('join_cells'), code`""`, ...args.exprs()),
  starts_with: (args) => rCall(code`startsWith`, args.expr(0), args.expr(1)),
  ends_with: (args) => rCall(code`endsWith`, args.expr(0), args.expr(1)),
  contains: (args) => {
    if (!args.literalAt(1)?.value) return rCall(args.use('has_text'), args.expr(0), args.expr(1))
    args.use('stringr')
    return rCall(code`str_detect`, args.expr(0), fixed(args, 1))
  },
} satisfies DplyrSpellings

/** The text without what a pattern finds. */
export function trimmed(args: DplyrArguments, pattern: Code): Code {
  args.use('stringr')
  return rCall(code`str_remove_all`, args.expr(0), pattern)
}

function stringr(name: Code): DplyrSpelling {
  return (args) => {
    args.use('stringr')
    return rCall(name, args.expr(0))
  }
}

function fixed(args: DplyrArguments, index: number): Code {
  return rCall(code`fixed`, args.expr(index))
}
