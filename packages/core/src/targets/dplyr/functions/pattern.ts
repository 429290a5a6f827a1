import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { icuPattern } from '../icu-pattern.ts'
import { text } from '../literal.ts'
import { rCall } from '../r-call.ts'
import type { DplyrArguments, DplyrSpellings } from '../spelling.ts'

export const PATTERN_SPELLINGS = {
  regexp_matches: (args) => rCall(code`str_detect`, args.expr(0), written(args)),
  regexp_replace: (args) => rCall(code`str_replace_all`, args.expr(0), written(args), args.expr(2)),
  regexp_extract: (args) => {
    const place = args.count > 2 ? args.integerAt(2) : 0
    if (place === 0) return rCall(code`str_extract`, args.expr(0), written(args))
    return rCall(args.use('extract_group'), args.expr(0), written(args), args.number(place))
  },
} satisfies DplyrSpellings

function written(args: DplyrArguments): Code {
  args.use('stringr')
  return text(icuPattern(String(args.literalAt(1)?.value)))
}
