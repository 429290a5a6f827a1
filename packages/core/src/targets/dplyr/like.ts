import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { text } from './literal.ts'
import { rCall } from './r-call.ts'

/** `column like 'pattern'` with the plainest function that means the same; null for equality. */
export function dplyrLike(column: Code, pattern: string, use: Use): Code | null {
  const inner = pattern.replaceAll(/^%+|%+$/g, '')
  const plain = !/[%_]/.test(inner)
  const open = { start: pattern.startsWith('%'), end: pattern.endsWith('%') }
  if (plain && open.start && open.end && inner !== '') {
    use('stringr')
    return rCall(code`str_detect`, column, code`fixed(${text(inner)})`)
  }
  if (plain && open.end) return rCall(code`startsWith`, column, text(inner))
  if (plain && open.start) return rCall(code`endsWith`, column, text(inner))
  if (plain) return null
  use('stringr')
  return rCall(code`str_detect`, column, text(regularExpression(pattern)))
}

/** A point would take a carriage return and a line feed for one mark. */
function regularExpression(pattern: string): string {
  const marks = Array.from(pattern, (mark) => {
    if (mark === '%') return '[\\s\\S]*'
    return mark === '_' ? '[\\s\\S]' : mark.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  })
  return `^${marks.join('')}\\z`
}
