import { patternPieces } from '../../relation/functions/check-pattern.ts'

/**
 * A pattern as stringr has to be told: its classes know all of Unicode, its point stops at more than a
 * line end, `$` also matches before a last one, and inside of a class it has operators.
 */
export function icuPattern(pattern: string): string {
  const pieces = patternPieces(pattern)
  const isDotAll = /^(?:\(\?[is]\))*\(\?s\)/.test(pattern)
  let isCount = false
  return pieces
    .map(({ piece, inClass }, index) => {
      if (piece.startsWith('\\')) return escape(piece, inClass)
      if (inClass) return inside(piece, pieces[index - 1]?.piece)
      const rest = pieces.slice(index + 1).map((each) => each.piece)
      if (piece === '{') isCount = /^\d+(?:,\d*)?\}/.test(rest.join(''))
      if (piece === '}' && isCount) {
        isCount = false
        return piece
      }
      if (piece.startsWith('(?P<')) return '('
      if (piece === '.') return isDotAll ? '[\\s\\S]' : '[^\\n]'
      if (piece === '$') return '\\z'
      const isLiteral = piece === '}' || piece === ']' || (piece === '{' && !isCount)
      return isLiteral ? `\\${piece}` : piece
    })
    .join('')
}

const WORD = '[0-9A-Za-z_]'
const EDGE = `(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD})`
const NO_EDGE = `(?<=${WORD})(?=${WORD})|(?<!${WORD})(?!${WORD})`
const OUTSIDE: Readonly<Record<string, string>> = {
  d: '[0-9]',
  D: '[^0-9]',
  w: WORD,
  W: '[^0-9A-Za-z_]',
  s: '[\\t\\n\\x0B\\f\\r ]',
  S: '[^\\t\\n\\x0B\\f\\r ]',
  b: `(?:${EDGE})`,
  B: `(?:${NO_EDGE})`,
}
const INSIDE: Readonly<Record<string, string>> = {
  ...OUTSIDE,
  d: '0-9',
  w: '0-9A-Za-z_',
  s: '\\t\\n\\x0B\\f\\r ',
  b: '\\x08',
}

/** A mark that is no letter keeps its backslash; a letter of another script would get a meaning. */
function escape(piece: string, inClass: boolean): string {
  const mark = piece.slice(1)
  const known = (inClass ? INSIDE : OUTSIDE)[mark]
  if (known !== undefined) return known
  return /^[nrtfA]$|^[ -/:-@[-`{-~]$/.test(mark) ? piece : mark
}

/** `&&` and `--` are operators inside a class. */
function inside(piece: string, before: string | undefined): string {
  if (piece === '&' || piece === '[') return `\\${piece}`
  return piece === '-' && before === '-' ? '\\-' : piece
}
