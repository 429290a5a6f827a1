/** A request for figures without the words that ask for it, and whether it wants some side by side. */
export interface PlainRequest {
  readonly text: string
  /** "Compare", "side by side", "both": what is told apart stands in columns of its own. */
  readonly isBeside: boolean
}

/** "Compare calls 2023 and 2024 by queue, side by side. Also show the difference." */
export function plainRequest(sentence: string): PlainRequest {
  const said = sentence
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replace(NEXT_SENTENCE, ', ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.?!]+$/, '')
    .trim()
  const isBeside = BESIDE.test(said) || COMPARE.test(said)
  const text = PERIODS.reduce(
    (request, form) => request.replaceAll(form, '$<first> $<year>$<and>$<second>'),
    said.replace(BESIDE, '').replace(ASKED, '').replace(COMPARE, ''),
  )
  return { text: text.trim(), isBeside }
}

const SHOW = '(?:show|give|add|include|list|tell|display|get|send)(?: me| us)?'
/** ". Also show the difference". */
const NEXT_SENTENCE = new RegExp(
  String.raw`(?<=[\p{L}\d)])[.?!]\s+(?:(?:also|and|please|then|i also need|i need|we also need)\s+)*(?:${SHOW}\s+|(?<=(?:also|and|need)\s+))`,
  'iu',
)
const BESIDE =
  /[,(]?\s*\b(?:side by side|next to each other|beside each other|(?:in|as) (?:separate|two|three|their own) columns)\b\)?/i
const ASKED = new RegExp(
  String.raw`^(?:please )?(?:${SHOW}|calculate|compute|i (?:need|want)|we need|i(?:'d| would) like(?: to (?:see|have|know))?|what (?:is|are|was|were))\s+`,
  'i',
)
const COMPARE = /^(?:please )?(?:the )?(?:compare|comparison of|compared?:?)\s+/i

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const PART = `(?:q[1-4]|h[12]|${MONTH})`
/** "Q1 vs Q2 2024": both are of that year. */
const PERIODS = [
  new RegExp(
    String.raw`\b(?<first>${PART})(?<and>\s*(?:,|-|\b(?:vs\.?|versus|and|to|against|with|compared (?:to|with))(?= ))\s*)(?<second>${PART} (?:of |in )?(?<year>(?:19|20)\d\d))\b`,
    'gi',
  ),
]
