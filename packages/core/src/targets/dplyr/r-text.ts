import { refuseUnprintable } from '../refuse-unprintable.ts'

/**
 * A text as an R literal, in the quotes that styler keeps. Whatever is not plainly visible is escaped, so
 * that no line end or direction mark reaches the source file.
 */
export function rText(value: string): string {
  refuseUnprintable(value)
  const quote = value.includes('"') && !value.includes("'") ? "'" : '"'
  const body = Array.from(value, (character) => {
    if (character === '\\' || character === quote) return `\\${character}`
    return isVisible(character) ? character : (SHORT[character] ?? escaped(character))
  })
  return quote + body.join('') + quote
}

/** Whether a character can stand in the source as it is. */
export function isVisible(character: string): boolean {
  return character === ' ' || !/[\p{C}\p{Z}]/u.test(character)
}

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** R takes no hexadecimal bytes beside Unicode escapes, so all are of one kind. */
function escaped(character: string): string {
  const point = (character.codePointAt(0) ?? 0).toString(16)
  return point.length <= 4 ? `\\u${point.padStart(4, '0')}` : `\\U${point.padStart(8, '0')}`
}
