import { code, verbatim } from '../../code.ts'
import { text } from '../../python/literal.ts'
import { pythonCall, pythonDict } from '../../python/python-call.ts'
import { chained } from '../../python/chain.ts'
import type { PolarsArguments, PolarsSpelling, PolarsSpellings } from '../spelling.ts'

export const TEXT_PART_SPELLINGS = {
  left: (args) => chained(args.expr(0), code`.str.head(${args.number(args.integerAt(1))})`),
  right: (args) => chained(args.expr(0), code`.str.tail(${args.number(args.integerAt(1))})`),
  ltrim: (args) => chained(args.expr(0), code`.str.strip_chars_start(" \\t\\r\\n")`),
  rtrim: (args) => chained(args.expr(0), code`.str.strip_chars_end(" \\t\\r\\n")`),
  lpad: padded('start'),
  rpad: padded('end'),
  repeat: (args) => {
    const times = args.integerAt(1)
    if (times === 0) return chained(args.expr(0), code`.str.head(0)`)
    const repeated = chained(args.expr(0), code`.repeat_by(${args.number(times)})`)
    return chained(repeated, code`.list.join("", ignore_nulls=False)`)
  },
  // str.reverse would keep a letter and its accents together.
  reverse: (args) =>
    chained(args.expr(0), code`.str.split("")`, code`.list.reverse()`, code`.list.join("")`),
  position: (args) => pythonCall(args.use('position'), ...args.exprs()),
  split_part: (args) => {
    const place = args.integerAt(2) - 1
    if (args.literalAt(1)?.value === '')
      return place === 0 ? args.expr(0) : chained(args.expr(0), code`.str.head(0)`)
    return chained(
      args.expr(0),
      pythonCall(code`.str.split`, args.value(1)),
      code`.list.slice(${args.number(place)}, 1)`,
      code`.list.join("")`,
    )
  },
  concat_ws: (args) =>
    pythonCall(
      code`pl.concat_str`,
      ...args.exprs(1),
      code`separator=${args.value(0)}`,
      code`ignore_nulls=True`,
    ),
  translate: (args) => {
    const [from, to] = [1, 2].map((index) => Array.from(String(args.literalAt(index)?.value)))
    const pairs = new Map<string, string>()
    // The first of a repeated character counts.
    for (const [index, mark] of (from ?? []).entries()) {
      if (!pairs.has(mark)) pairs.set(mark, to?.[index] ?? '')
    }
    if (pairs.size === 0) return args.expr(0)
    const table = pythonDict(Array.from(pairs, ([mark, other]) => [mark, text(other)] as const))
    return chained(args.expr(0), pythonCall(code`.str.replace_many`, table))
  },
  initcap: (args) => pythonCall(args.use('capitalize'), args.expr(0)),
  unicode: (args) =>
    chained(
      args.expr(0),
      pythonCall(
        code`.map_elements`,
        code`lambda text: ord(text[0]) if text else None`,
        code`return_dtype=pl.Int64`,
      ),
    ),
  md5: digest('md5'),
  sha256: digest('sha256'),
} satisfies PolarsSpellings

/** Polars fills with one character; more of them are cut to measure. */
function padded(side: 'start' | 'end'): PolarsSpelling {
  return (args) => {
    const length = args.number(args.integerAt(1))
    const fill = String(args.literalAt(2)?.value ?? ' ')
    const cut = code`.str.head(${length})`
    const name = verbatim(`.str.pad_${side}`)
    if (fill === '') return chained(args.expr(0), cut)
    if (Array.from(fill).length === 1)
      return chained(args.expr(0), cut, code`${name}(${length}, ${text(fill)})`)
    return pythonCall(args.use(`pad_${side}`), args.expr(0), length, text(fill))
  }
}

function digest(name: 'md5' | 'sha256'): PolarsSpelling {
  return (args: PolarsArguments) => pythonCall(args.use(`${name}_text`), args.expr(0))
}
