import { pythonPattern } from '../../../relation/functions/check-pattern.ts'
import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { text as pythonTextCode } from '../../python/literal.ts'
import { pythonCall } from '../../python/python-call.ts'
import type { PandasArguments, PandasSpellings } from '../spelling.ts'

export const PATTERN_SPELLINGS = {
  regexp_matches: (args) =>
    byText(
      args,
      code`lambda text: ${search(args)}(${written(args)}, text, ${flags(args)}) is not None`,
    ),
  regexp_replace: (args) => {
    const replacement = String(args.literalAt(2)?.value).replaceAll(/\\([0-9])/g, '\\g<$1>')
    const replaced = pythonTextCode(replacement)
    return byText(
      args,
      code`lambda text: ${args.use('re')}.sub(${written(args)}, ${replaced}, text, flags=${flags(args)})`,
    )
  },
  regexp_extract: (args) =>
    pythonCall(
      args.use('by_row'),
      code`lambda text: ${args.use('extract')}(${written(args)}, text, ${args.number(args.count > 2 ? args.integerAt(2) : 0)})`,
      args.dtype,
      args.series(0),
    ),
} satisfies PandasSpellings

function search(args: PandasArguments): Code {
  return code`${args.use('re')}.search`
}

function flags(args: PandasArguments): Code {
  return code`${args.use('re')}.ASCII`
}

function written(args: PandasArguments): Code {
  return pythonTextCode(pythonPattern(String(args.literalAt(1)?.value)))
}

function byText(args: PandasArguments, lambda: Code): Code {
  return pythonCall(args.use('by_row'), lambda, args.dtype, args.series(0))
}
