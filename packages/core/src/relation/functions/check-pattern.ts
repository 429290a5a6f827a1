/**
 * What is wrong with a regular expression, or null. Allowed is what RE2 and Python read alike: no
 * looking around, no references back, no named classes.
 */
export function checkPattern(pattern: string): string | null {
  for (const { piece, inClass } of patternPieces(pattern)) {
    if (/^\\[0-9]/.test(piece)) return 'refers back to a group, which not every engine can'
    if (/^\\[A-Za-z]/.test(piece) && !/^\\[AbBdDsSwWnrtf]$/.test(piece))
      return `uses ${piece}, which engines read differently`
    if (piece === '\\') return 'ends in a backslash'
    if (inClass && piece === '[') return 'has a [ inside a class; write it as \\['
    if (!inClass && piece.startsWith('(?') && !/^\(\?(?::|i\)|s\)|P<)/.test(piece)) {
      return 'looks around or sets an option that not every engine knows'
    }
  }
  const bare = pattern.replaceAll(/\\./g, 'x')
  if (/[*+?}][+]/.test(bare)) return 'has a possessive quantifier, which not every engine knows'
  if (/\{,/.test(bare)) return 'has a count without a least number; write {0,3}'
  const counts = Array.from(bare.matchAll(/\{(\d+)(?:,(\d*))?\}/g), (match) =>
    Math.max(Number(match[1]), Number(match[2] ?? 0)),
  )
  if (counts.some((count) => count > 1000)) return 'repeats more than 1000 times'
  return isComplete(pattern) ? null : 'is not complete: a bracket or a quantifier has no partner'
}

/** Whether it matches the empty text: engines then disagree on how often. */
export function matchesNothing(pattern: string): boolean {
  return checkPattern(pattern) === null && new RegExp(`^(?:${forScript(pattern)})$`).test('')
}

/** As Python has to be told: there, $ alone also matches before a last line end. */
export function pythonPattern(pattern: string): string {
  return patternPieces(pattern)
    .map(({ piece, inClass }) => (piece === '$' && !inClass ? '\\Z' : piece))
    .join('')
}

/** How many groups there are to refer to. */
export function groupsOf(pattern: string): number {
  return (new RegExp(`${forScript(pattern)}|`).exec('')?.length ?? 1) - 1
}

function isComplete(pattern: string): boolean {
  try {
    return new RegExp(forScript(pattern)).source !== ''
  } catch {
    return false
  }
}

function forScript(pattern: string): string {
  return pattern
    .replace(/^(?:\(\?[is]\))+/, '')
    .replaceAll('(?P<', '(?<')
    .replaceAll('\\A', '^')
}

/** Escapes and openings in one piece, everything else mark by mark. */
export function patternPieces(pattern: string): { piece: string; inClass: boolean }[] {
  const found: { piece: string; inClass: boolean }[] = []
  let inClass = false
  for (const [piece] of pattern.matchAll(
    /\\[\s\S]|\(\?(?:P?<[^>]*>|<?[=!]|[a-z:]+\)?|.?)|\[\^?\]?|[\s\S]|\\$/gu,
  )) {
    if (inClass && piece !== '\\' && piece.startsWith('(?')) {
      found.push(...Array.from(piece, (mark) => ({ piece: mark, inClass })))
      continue
    }
    if (inClass && piece.startsWith('[')) {
      found.push({ piece: '[', inClass })
      if (piece.endsWith(']')) inClass = false
      continue
    }
    found.push({ piece, inClass })
    if (!inClass && piece.startsWith('[')) inClass = true
    else if (inClass && piece === ']') inClass = false
  }
  return found
}
