import { code } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { text as pythonTextCode } from '../../targets/pandas/literal.ts'
import { pythonCall } from '../../targets/pandas/python-call.ts'
import type { PandasArguments } from '../../targets/pandas/spelling.ts'
import { checkPattern, groupsOf, matchesNothing, pythonPattern } from './check-pattern.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'

const text: Parameter = { name: 'text', type: 'text' }
const pattern: Parameter = { name: 'pattern', type: 'text', literal: true, check: checkPattern }

export const PATTERN_FUNCTIONS: readonly FunctionEntry[] = [
  {
    name: 'regexp_matches',
    parameters: [text, pattern],
    result: 'boolean',
    meaning: 'Whether a regular expression matches anywhere in the text.',
    example: "regexp_matches(sku, '^[A-Z]{2}-[0-9]+$')",
    examples: [
      ["regexp_matches('AB-12', '^[A-Z]{2}-[0-9]+$')", 'true'],
      ["regexp_matches('plainflow', '(?i)FLOW')", 'true'],
    ],
    spelling: {
      duckdb: (args) => code`regexp_matches(${args.all})`,
      pandas: (args) =>
        byText(
          args,
          code`lambda text: ${search(args)}(${written(args)}, text, ${flags(args)}) is not None`,
        ),
    },
  },
  {
    name: 'regexp_replace',
    parameters: [
      text,
      {
        ...pattern,
        check: (value) =>
          checkPattern(value) ??
          (matchesNothing(value) ? 'matches the empty text, so there is no end of places' : null),
      },
      { name: 'replacement', type: 'text', literal: true, check: checkReplacement },
    ],
    result: 'text',
    meaning:
      'The text with every match replaced; \\1 in the replacement is the first group, \\0 the match.',
    example: "regexp_replace(phone, '[^0-9]', '')",
    examples: [
      ["regexp_replace('2024-01-31', '([0-9]+)-([0-9]+)-([0-9]+)', '\\3.\\2.\\1')", '31.01.2024'],
    ],
    check: ([, expression, replacement]) => {
      const groups = Array.from((replacement ?? '').matchAll(/\\([0-9])/g), (match) =>
        Number(match[1]),
      )
      return checkGroups(expression, Math.max(0, ...groups))
    },
    spelling: {
      duckdb: (args) => code`regexp_replace(${args.all}, 'g')`,
      pandas: (args) => {
        const replacement = String(args.literalAt(2)?.value).replaceAll(/\\([0-9])/g, '\\g<$1>')
        const replaced = pythonTextCode(replacement)
        return byText(
          args,
          code`lambda text: ${args.use('re')}.sub(${written(args)}, ${replaced}, text, flags=${flags(args)})`,
        )
      },
    },
  },
  {
    name: 'regexp_extract',
    parameters: [
      text,
      pattern,
      { name: 'group', type: 'integer', literal: true, optional: true, range: [0, 9] },
    ],
    result: 'text',
    meaning: 'The first match, or one group of it; null where nothing matches.',
    example: "regexp_extract(email, '@(.+)$', 1)",
    examples: [
      ["regexp_extract('order 42 of 99', '[0-9]+')", '42'],
      ["regexp_extract('order', '[0-9]+')", 'null'],
    ],
    check: ([, expression, group]) => checkGroups(expression, Number(group ?? 0)),
    spelling: {
      duckdb: (args) =>
        code`CASE WHEN regexp_matches(${args.at(0)}, ${args.at(1)}) THEN regexp_extract(${args.all}) END`,
      pandas: (args) =>
        pythonCall(
          args.use('by_row'),
          code`lambda text: ${args.use('extract')}(${written(args)}, text, ${args.number(args.count > 2 ? args.integerAt(2) : 0)})`,
          args.dtype,
          args.series(0),
        ),
    },
  },
]

function checkGroups(expression: string | null | undefined, wanted: number): string | null {
  if (typeof expression !== 'string' || checkPattern(expression) !== null) return null
  const groups = groupsOf(expression)
  return wanted > groups ? `names group ${wanted} of a pattern that has ${groups}` : null
}

function checkReplacement(value: string): string | null {
  const rest = value.replaceAll(/\\[0-9\\]/g, '')
  return rest.includes('\\') ? 'has a backslash that is neither \\1 to \\9, \\0 nor \\\\' : null
}

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
