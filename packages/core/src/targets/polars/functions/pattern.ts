import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { text } from '../../python/literal.ts'
import { pythonCall } from '../../python/python-call.ts'
import { chained } from '../../python/chain.ts'
import { rustPattern } from '../rust-pattern.ts'
import type { PolarsArguments, PolarsSpellings } from '../spelling.ts'

export const PATTERN_SPELLINGS = {
  regexp_matches: (args) => chained(args.expr(0), pythonCall(code`.str.contains`, written(args))),
  regexp_replace: (args) => {
    const replacement = String(args.literalAt(2)?.value)
      .replaceAll('$', '$$$$')
      .replaceAll(/\\([0-9\\])/g, (_, mark: string) => (mark === '\\' ? '\\' : `\${${mark}}`))
    const link = pythonCall(code`.str.replace_all`, written(args), text(replacement))
    return chained(args.expr(0), link)
  },
  regexp_extract: (args) => {
    const place = args.count > 2 ? args.integerAt(2) : 0
    if (place === 0)
      return chained(args.expr(0), pythonCall(code`.str.extract`, written(args), code`0`))
    return pythonCall(args.use('extract'), args.expr(0), written(args), args.number(place))
  },
} satisfies PolarsSpellings

function written(args: PolarsArguments): Code {
  return text(rustPattern(String(args.literalAt(1)?.value)))
}
