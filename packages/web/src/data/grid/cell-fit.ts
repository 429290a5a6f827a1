/** At 13 pixels in the sans-serif fonts people have; wider than any of them draws it. */
const WIDE = 14
const CAPITAL = 10
const NARROW = 8.4
const PADDING = 26

/**
 * Whether a text surely fits its cell. Whatever may not is clipped: a clip in each cell would be a part
 * of its own for the browser to go through at every frame, for hundreds of cells that need none.
 */
export function fits(text: string, width: number): boolean {
  let room = width - PADDING
  for (let at = 0; at < text.length && room >= 0; at += 1) room -= widthOf(text.charCodeAt(at))
  return room >= 0
}

function widthOf(code: number): number {
  // Beyond plain letters anything is possible: an emoji, a full-width letter, a whole word in one sign.
  if (code < 32 || code > 126) return Infinity
  if (MOST_WIDE.has(code)) return WIDE
  return code >= 65 && code <= 90 ? CAPITAL : NARROW
}

const MOST_WIDE: ReadonlySet<number> = new Set([...'mwMW@%&'].map((sign) => sign.charCodeAt(0)))
