import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { text } from '../literal.ts'
import { rCall, rVector } from '../r-call.ts'
import type { DplyrArguments, DplyrSpelling, DplyrSpellings } from '../spelling.ts'
import { trimmed } from './text.ts'

export const TEXT_PART_SPELLINGS = {
  left: (args) => cut(args, code`1`, args.number(args.integerAt(1))),
  right: (args) => {
    const count = args.integerAt(1)
    if (count === 0) return cut(args, code`1`, code`0`)
    return cut(args, args.number(-count))
  },
  ltrim: (args) => trimmed(args, code`"^[ \\\\t\\\\r\\\\n]+"`),
  rtrim: (args) => trimmed(args, code`"[ \\\\t\\\\r\\\\n]+\\\\z"`),
  lpad: padded('pad_start'),
  rpad: padded('pad_end'),
  repeat: (args) => {
    args.use('stringr')
    return rCall(code`str_dup`, args.expr(0), args.number(args.integerAt(1)))
  },
  reverse: (args) => rCall(args.use('reverse_text'), args.expr(0)),
  position: (args) => rCall(args.use('place_of'), args.expr(0), args.expr(1)),
  split_part: (args) => {
    const place = args.integerAt(2)
    if (args.literalAt(1)?.value === '')
      return place === 1 ? args.expr(0) : cut(args, code`1`, code`0`)
    return rCall(args.use('piece_of'), args.expr(0), args.expr(1), args.number(place))
  },
  concat_ws: (args) => rCall(args.use('join_cells'), ...args.exprs()),
  translate: (args) => {
    const [from, to] = [1, 2].map((index) => Array.from(String(args.literalAt(index)?.value)))
    const pairs = new Map<string, string>()
    // The first of a repeated character counts.
    for (const [index, mark] of (from ?? []).entries()) {
      if (!pairs.has(mark)) pairs.set(mark, to?.[index] ?? '')
    }
    if (pairs.size === 0) return args.expr(0)
    const marks = rVector([...pairs.keys()].map(text))
    const others = rVector([...pairs.values()].map(text))
    return rCall(args.use('translate'), args.expr(0), marks, others)
  },
  initcap: (args) => rCall(args.use('capitalize'), args.expr(0)),
  unicode: (args) => rCall(args.use('first_point'), args.expr(0)),
  md5: (args) => rCall(code`cli::hash_md5`, args.expr(0)),
  sha256: (args) => rCall(code`cli::hash_sha256`, args.expr(0)),
} satisfies DplyrSpellings

function cut(args: DplyrArguments, ...places: readonly Code[]): Code {
  args.use('stringr')
  return rCall(code`str_sub`, args.expr(0), ...places)
}

function padded(name: 'pad_start' | 'pad_end'): DplyrSpelling {
  return (args) => {
    const fill = text(String(args.literalAt(2)?.value ?? ' '))
    return rCall(args.use(name), args.expr(0), args.number(args.integerAt(1)), fill)
  }
}
