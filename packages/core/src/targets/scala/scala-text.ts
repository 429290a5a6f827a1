/**
 * A text as a Scala literal. Whatever is not plainly visible is escaped, so that no line end, direction
 * mark or half a surrogate pair reaches the source file.
 */
export function scalaText(value: string): string {
  const body = Array.from(value, (character) => {
    if (character === '\\' || character === '"') return `\\${character}`
    if (character === ' ' || !/[\p{C}\p{Z}]/u.test(character)) return character
    return SHORT[character] ?? escaped(character)
  })
  return `"${body.join('')}"`
}

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** By halves, where it is one of two. */
function escaped(character: string): string {
  const halves = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return halves.map((half) => `\\u${half.toString(16).padStart(4, '0')}`).join('')
}
