/**
 * Throws on text no database carries unharmed: U+0000 cuts it short, a leading U+FEFF is taken for a
 * byte-order mark, half a surrogate pair has no UTF-8 form. Readers of files keep such names out.
 */
export function refuseUnprintable(text: string): void {
  const match = /\0|^\uFEFF|\p{Surrogate}/u.exec(text)
  if (!match) return
  const code = text.charCodeAt(match.index).toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`The character U+${code} cannot be used in a name or value`)
}
