import type { Expression } from '../relation/expression.ts'
import { call, literal } from './build-expression.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlLike } from './syntax.ts'

/** LIKE, also with ESCAPE, which ours does not have: a pattern that needs it is a regular expression. */
export function matchesPattern(
  operand: Expression,
  pattern: Expression,
  node: SqlLike,
): Expression {
  const { at, negated, ignoreCase, escape } = node
  const plain: Expression = { kind: 'like', operand, pattern, ignoreCase, negated, at }
  if (escape === null) return plain
  if (pattern.kind !== 'literal' || pattern.type !== 'text') {
    const hint = 'Write the pattern out.'
    throw new SqlStop('unsupported', 'ESCAPE needs a pattern that is written out.', hint, at)
  }
  if (!pattern.value.includes(escape)) return plain
  const expression = literal(regular(pattern.value, escape, ignoreCase), pattern.at)
  const matched = call('regexp_matches', [operand, expression], at)
  return negated ? { kind: 'unary', operator: 'not', operand: matched, at } : matched
}

function regular(pattern: string, escape: string, ignoreCase: boolean): string {
  let result = ''
  let escaped = false
  for (const character of pattern) {
    if (!escaped && character === escape) escaped = true
    else {
      const wild = escaped ? undefined : WILD[character]
      result += wild ?? character.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
      escaped = false
    }
  }
  return `${ignoreCase ? '(?i)' : ''}^${result}$`
}

// `.` leaves line ends out; a class of everything does not.
const WILD: Readonly<Record<string, string>> = { '%': String.raw`[\s\S]*`, _: String.raw`[\s\S]` }
