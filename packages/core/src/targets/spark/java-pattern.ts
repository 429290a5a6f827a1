import { patternPieces } from '../../relation/functions/check-pattern.ts'

/**
 * A regular expression as Java has to be told. By itself Java ends lines at more than line feeds, lets
 * `$` stand before a last one, knows letters of all alphabets at `\b`, and has operators in classes.
 */
export function javaPattern(pattern: string): string {
  const pieces = patternPieces(pattern)
  const written = pieces.map(({ piece, inClass }, index) => {
    if (piece.startsWith('\\')) return escape(piece, inClass)
    if (inClass) return inside(piece, pieces[index - 1])
    if (piece === '$') return '\\z'
    if (piece.startsWith('[')) return piece.endsWith(']') ? `${piece.slice(0, -1)}\\]` : piece
    if (piece.startsWith('(?P<')) return `(?<${groupName(piece)}>`
    return piece === '{' && !isCount(pieces.slice(index + 1)) ? '\\{' : piece
  })
  return needsLines(pieces) ? `(?d)${written.join('')}` : written.join('')
}

type Pieces = ReturnType<typeof patternPieces>

/** Only a point, or a begin of lines, asks what ends a line. */
function needsLines(pieces: Pieces): boolean {
  return pieces.some(({ piece, inClass }) => !inClass && (piece === '.' || piece === '^'))
}

const WORD = '0-9A-Za-z_'
const OUTSIDE: Readonly<Record<string, string>> = {
  d: '[0-9]',
  D: '[^0-9]',
  w: `[${WORD}]`,
  W: `[^${WORD}]`,
  s: '[\\t\\n\\x0B\\f\\r ]',
  S: '[^\\t\\n\\x0B\\f\\r ]',
  b: `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`,
  B: `(?:(?<=[${WORD}])(?=[${WORD}])|(?<![${WORD}])(?![${WORD}]))`,
}
const INSIDE: Readonly<Record<string, string>> = {
  ...OUTSIDE,
  d: '0-9',
  w: WORD,
  s: '\\t\\n\\x0B\\f\\r ',
  b: '\\x08',
}

function escape(piece: string, inClass: boolean): string {
  const mark = piece.slice(1)
  const own = (inClass ? INSIDE : OUTSIDE)[mark]
  if (own !== undefined) return own
  // A letter of another alphabet after a backslash is itself in no need of one.
  return /^[nrtfA]$/.test(mark) || !/[\p{L}\p{N}]/u.test(mark) ? piece : mark
}

/** `&&` and an inner `[` are operators inside a class. */
function inside(piece: string, before: Pieces[number] | undefined): string {
  if (piece === '&' || piece === '[') return `\\${piece}`
  return piece === '^' && before?.piece === '[' && before.inClass ? '\\^' : piece
}

/** Java has letters and digits alone in the names of groups; nothing refers to them. */
function groupName(piece: string): string {
  const bytes = Array.from(piece.slice(4, -1), (mark) => (mark.codePointAt(0) ?? 0).toString(36))
  return `g${bytes.join('')}`
}

function isCount(rest: Pieces): boolean {
  return /^\d+(?:,\d*)?\}/.test(rest.map(({ piece }) => piece).join(''))
}
