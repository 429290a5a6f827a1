import { patternPieces } from '../../relation/functions/check-pattern.ts'

/**
 * A regular expression as Rust's engine has to be told: its classes know all of Unicode, some escapes
 * mean something else there, and a class can have operators.
 */
export function rustPattern(pattern: string): string {
  const pieces = patternPieces(pattern)
  return pieces
    .map(({ piece, inClass }, index) => {
      const rest = pieces.slice(index + 1)
      if (piece.startsWith('\\')) return escape(piece, inClass)
      if (inClass) return inside(piece, pieces[index - 1]?.piece)
      return piece === '{' && !isCount(rest.map((each) => each.piece).join('')) ? '\\{' : piece
    })
    .join('')
}

const OUTSIDE: Readonly<Record<string, string>> = {
  d: '[0-9]',
  D: '[^0-9]',
  w: '[0-9A-Za-z_]',
  W: '[^0-9A-Za-z_]',
  s: '[\\t\\n\\x0B\\f\\r ]',
  S: '[^\\t\\n\\x0B\\f\\r ]',
  b: '(?-u:\\b)',
  B: '(?-u:\\B)',
}
const INSIDE: Readonly<Record<string, string>> = {
  ...OUTSIDE,
  d: '0-9',
  w: '0-9A-Za-z_',
  s: '\\t\\n\\x0B\\f\\r ',
  b: '\\x08',
}
const KEPT = /^[nrtfA.+*?()|[\]{}^$#&~\\-]$/

function escape(piece: string, inClass: boolean): string {
  const mark = piece.slice(1)
  return (inClass ? INSIDE : OUTSIDE)[mark] ?? (KEPT.test(mark) ? piece : mark)
}

/** `&&`, `--` and `~~` are operators inside a class. */
function inside(piece: string, before: string | undefined): string {
  if (piece === '&' || piece === '~' || piece === '[') return `\\${piece}`
  return piece === '-' && before === '-' ? '\\-' : piece
}

function isCount(rest: string): boolean {
  return /^\d+(?:,\d*)?\}/.test(rest)
}
