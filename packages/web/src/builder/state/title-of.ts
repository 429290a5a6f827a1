/** What a pipeline made of this sentence is called: its beginning, as far as a list can show it. */
export function titleOf(sentence: string): string {
  const said = sentence.trim().replaceAll(/\s+/g, ' ')
  const [first = said] = said.split(/(?<=\p{L}{3}[.?!]) /u, 1)
  const plain = first.replace(/[\s.?!,;:]+$/, '')
  const title = plain.length <= LONGEST ? plain : `${cut(plain)}…`
  return title.charAt(0).toUpperCase() + title.slice(1)
}

const LONGEST = 60

/** At the end of a word, unless that would leave next to nothing. */
function cut(text: string): string {
  const short = text.slice(0, LONGEST - 1)
  const end = short.lastIndexOf(' ')
  const kept = end > LONGEST / 2 ? short.slice(0, end) : short
  return kept.replace(/[\uD800-\uDBFF\s,;:]+$/, '')
}
