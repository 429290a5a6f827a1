import { checkPattern, groupsOf, matchesNothing } from './check-pattern.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'

const text: Parameter = { name: 'text', type: 'text' }
const pattern: Parameter = { name: 'pattern', type: 'text', literal: true, check: checkPattern }

export const PATTERN_FUNCTIONS = [
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
  },
] as const satisfies readonly FunctionEntry[]

function checkGroups(expression: string | null | undefined, wanted: number): string | null {
  if (typeof expression !== 'string' || checkPattern(expression) !== null) return null
  const groups = groupsOf(expression)
  return wanted > groups ? `names group ${wanted} of a pattern that has ${groups}` : null
}

function checkReplacement(value: string): string | null {
  const rest = value.replaceAll(/\\[0-9\\]/g, '')
  return rest.includes('\\') ? 'has a backslash that is neither \\1 to \\9, \\0 nor \\\\' : null
}
