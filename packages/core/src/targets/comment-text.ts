/** Words for a comment: one line, no control or direction-changing characters, so it cannot end early. */
export function commentText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 300)
    .trimEnd()
}
