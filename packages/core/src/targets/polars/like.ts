import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { chained } from '../python/chain.ts'

/** `column like 'pattern'` with the plainest method that means the same; null for equality. */
export function polarsLike(column: Code, pattern: string): Code | null {
  const inner = pattern.replaceAll(/^%+|%+$/g, '')
  const plain = !/[%_]/.test(inner)
  const open = { start: pattern.startsWith('%'), end: pattern.endsWith('%') }
  if (plain && open.start && open.end)
    return chained(column, code`.str.contains(${text(inner)}, literal=True)`)
  if (plain && open.end) return chained(column, code`.str.starts_with(${text(inner)})`)
  if (plain && open.start) return chained(column, code`.str.ends_with(${text(inner)})`)
  if (plain) return null
  return chained(column, code`.str.contains(${text(regularExpression(pattern))})`)
}

function regularExpression(pattern: string): string {
  const marks = Array.from(pattern, (mark) => {
    if (mark === '%') return '.*'
    return mark === '_' ? '.' : mark.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  })
  return `(?s)^${marks.join('')}$`
}
