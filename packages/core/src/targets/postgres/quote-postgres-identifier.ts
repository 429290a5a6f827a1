import { refuseUnprintable } from '../refuse-unprintable.ts'
import { POSTGRES_KEYWORDS } from './keywords.ts'

/**
 * A name as PostgreSQL reads it: bare where that is surely safe, else in double quotes. Longer ones
 * than it keeps are cut with a digest behind, as it would cut two of them to the same.
 */
export function quotePostgresIdentifier(name: string): string {
  refuseUnprintable(name)
  if (name === '') throw new Error('A name must not be empty')
  const kept = keptName(name)
  if (/^[a-z_][a-z0-9_]*$/.test(kept) && !POSTGRES_KEYWORDS.has(kept)) return kept
  return `"${kept.replaceAll('"', '""')}"`
}

/** The name under which PostgreSQL holds a column. */
export function keptName(name: string): string {
  if (bytesOf(name) <= MOST_BYTES && !SYSTEM.has(name)) return name
  let head = ''
  for (const mark of name) {
    if (bytesOf(head + mark) > MOST_BYTES - DIGEST - 1) break
    head += mark
  }
  return `${head}_${digest(name)}`
}

const MOST_BYTES = 63
const DIGEST = 13
/** Even in quotes no column of a table may be called so. */
const SYSTEM = new Set(['ctid', 'tableoid', 'xmin', 'xmax', 'cmin', 'cmax'])

/** In UTF-8. */
function bytesOf(text: string): number {
  const sizes = Array.from(text, (mark) => {
    const point = mark.codePointAt(0) ?? 0
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Two rounds of FNV-1a: no secret, only far apart. */
function digest(text: string): string {
  const round = (start: number) => {
    let hash = start
    for (let at = 0; at < text.length; at++)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return (round(0x811c9dc5) + round(0x050c5d1f)).slice(0, DIGEST)
}
