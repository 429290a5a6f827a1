/**
 * A text as a Python literal, the way black writes it. Whatever is not plainly visible is escaped, so
 * that no line end, direction mark or half a surrogate pair reaches the source file.
 */
export function pythonText(value: string): string {
  const quote = value.includes('"') && !value.includes("'") ? "'" : '"'
  const body = Array.from(value, (character) => {
    if (character === '\\' || character === quote) return `\\${character}`
    if (character === ' ' || !/[\p{C}\p{Z}]/u.test(character)) return character
    return SHORT[character] ?? escaped(character)
  })
  return quote + body.join('') + quote
}

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(character: string): string {
  const point = (character.codePointAt(0) ?? 0).toString(16)
  if (point.length <= 2) return `\\x${point.padStart(2, '0')}`
  return point.length <= 4 ? `\\u${point.padStart(4, '0')}` : `\\U${point.padStart(8, '0')}`
}
