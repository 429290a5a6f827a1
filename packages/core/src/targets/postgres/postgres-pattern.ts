/**
 * A regular expression that RE2 and Python read alike, as PostgreSQL reads it: there a point takes line
 * ends too, the bounds of words have other letters, and groups have no names.
 */
export function postgresPattern(
  pattern: string,
  given: { readonly asGroup?: boolean } = {},
): string {
  const [options = ''] = /^(?:\(\?[is]\))*/.exec(pattern) ?? []
  const takesLineEnds = options.includes('s')
  let body = ''
  let inClass = false
  for (const [piece] of pattern.slice(options.length).matchAll(PIECES)) {
    body += inClass ? (CLASS_ESCAPES[piece] ?? piece) : outside(piece, takesLineEnds)
    if (!inClass && piece.startsWith('[')) inClass = true
    else if (inClass && piece === ']') inClass = false
  }
  const ignoresCase = options.includes('i') ? '(?i)' : ''
  return `${ignoresCase}${given.asGroup ? `(${body})` : body}`
}

/** An escape, the opening of a group or of a class, a bracket that begins a class's members, a mark. */
const PIECES = /\\[\s\S]|\(\?P<[^>]*>|\[\^?\]?|[\s\S]/gu

/** A backslash before b is another thing inside a class: a backspace, here as there. */
const CLASS_ESCAPES: Readonly<Record<string, string>> = { '[': '\\[' }

function outside(piece: string, takesLineEnds: boolean): string {
  if (piece === '.') return takesLineEnds ? '.' : '[^\\n]'
  if (piece === '\\b') return '\\y'
  if (piece === '\\B') return '\\Y'
  return piece.startsWith('(?P<') ? '(' : piece
}
