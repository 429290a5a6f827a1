/** Widths at 11 pixels, a little wider than most fonts draw. */
const WIDE = 11
const CAPITAL = 7.6
const USUAL = 6.2
const SLIM = 3.6

export function textWidth(text: string): number {
  let width = 0
  for (const sign of text) width += widthOf(sign)
  return width
}

/** A text cut to a width, with an ellipsis where it was; never in the middle of a letter. */
export function fitText(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ')
  if (textWidth(line) <= width) return line
  let [kept, left] = ['', width - USUAL]
  for (const sign of line) {
    left -= widthOf(sign)
    if (left < 0) break
    kept += sign
  }
  return `${kept.trimEnd()}…`
}

function widthOf(sign: string): number {
  if (',.:'.includes(sign)) return SLIM
  if (sign > '\u02ff' || 'mwMW@%'.includes(sign)) return WIDE
  return sign >= 'A' && sign <= 'Z' ? CAPITAL : USUAL
}
