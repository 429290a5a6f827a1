/** One of what a request lists: a stretch between the words and signs that list things. */
export interface Segment {
  readonly text: string
  /** "2023 vs 2024" sets the two against each other. */
  readonly isAgainst: boolean
  /** Nothing but a sign stands before it. */
  readonly isApart: boolean
}

/** What a request lists, outside brackets. */
export function segmentsOf(text: string): readonly Segment[] {
  const segments: Segment[] = []
  let depth = 0
  let from = 0
  let joint = 'and'
  const close = (to: number) => {
    const said = text.slice(from, to).trim()
    const isAgainst = AGAINST.test(joint)
    if (said !== '') segments.push({ text: said, isAgainst, isApart: !/\p{L}|[&+]/u.test(joint) })
  }
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    const length = depth === 0 && at > from ? separatorAt(text, from, at) : 0
    if (length === 0) continue
    close(at)
    joint = text.slice(at, at + length)
    from = at + length
    at = from - 1
  }
  close(text.length)
  return segments
}

function separatorAt(text: string, from: number, at: number): number {
  const said = text.slice(from, at)
  // "= discounts / net sales plus discounts" goes on until a comma.
  const form = /=|\bbetween\b(?!.*\band\b)/i.test(said) ? COMMA : SEPARATOR
  form.lastIndex = at
  return form.exec(text)?.[0].length ?? 0
}

const AMOUNT =
  'number|count|total|sum|average|avg|mean|median|min|max|minimum|maximum|share|percentage|percent|%|growth|difference|change|how many|how much'
const ALSO = String.raw`(?:(?:also|each|with|showing|show|give|add|including|incl\.?)\s+)*`
const COMMA = new RegExp(
  String.raw`\s*[,;](?!\d{3}\b)\s*(?:(?:and|plus|as well as|along with|together with|&)\s+)?${ALSO}`,
  'iy',
)
const SEPARATOR = new RegExp(
  [
    COMMA.source,
    String.raw`\s+(?:and|plus|as well as|along with|together with|&|\+|-|vs\.?|versus|against|compared (?:to|with))\s+${ALSO}`,
    // "Name+city", but no "R&D".
    String.raw`(?<=\p{L}{3})[&+](?=\p{L}{3})`,
    String.raw`\s+(?:with|including|showing) (?=(?:the |their |its )?(?:${AMOUNT})\b)`,
  ].join('|'),
  'iuy',
)
const AGAINST = /\b(?:vs|versus|against|compared)\b/i
