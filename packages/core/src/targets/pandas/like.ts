import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import type { HelperName } from './helpers.ts'
import { pythonCall } from '../python/python-call.ts'

/** `column like 'pattern'` with the plainest method that means the same. */
export function pandasLike(column: Code, pattern: string, use: (helper: HelperName) => Code): Code {
  const inner = pattern.replaceAll(/^%+|%+$/g, '')
  const plain = !/[%_]/.test(inner)
  const open = { start: pattern.startsWith('%'), end: pattern.endsWith('%') }
  if (plain && open.start && open.end)
    return code`${column}.str.contains(${text(inner)}, regex=False)`
  if (plain && open.end) return code`${column}.str.startswith(${text(inner)})`
  if (plain && open.start) return code`${column}.str.endswith(${text(inner)})`
  if (plain) return code`${column}.eq(${text(inner)})`
  const flags = code`flags=${use('re')}.DOTALL`
  return pythonCall(code`${column}.str.fullmatch`, text(regularExpression(pattern)), flags)
}

function regularExpression(pattern: string): string {
  return Array.from(pattern, (mark) => {
    if (mark === '%') return '.*'
    return mark === '_' ? '.' : mark.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  }).join('')
}
