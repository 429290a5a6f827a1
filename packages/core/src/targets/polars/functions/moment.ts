import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { chained } from '../../python/chain.ts'
import type { PolarsArguments, PolarsSpelling, PolarsSpellings } from '../spelling.ts'

export const MOMENT_SPELLINGS = {
  year: part(code`.dt.year()`),
  month: part(code`.dt.month()`),
  day: part(code`.dt.day()`),
  date_trunc: (args) => chained(args.expr(1), code`.dt.truncate(${every(args)})`),
} satisfies PolarsSpellings

function part(method: Code): PolarsSpelling {
  return (args) => chained(args.expr(0), method, code`.cast(pl.Int64)`)
}

const UNITS: Readonly<Record<string, Code>> = {
  year: code`"1y"`,
  quarter: code`"1q"`,
  month: code`"1mo"`,
  week: code`"1w"`,
  day: code`"1d"`,
  hour: code`"1h"`,
  minute: code`"1m"`,
  second: code`"1s"`,
}

function every(args: PolarsArguments): Code {
  return UNITS[String(args.literalAt(0)?.value)] ?? code`"1d"`
}
