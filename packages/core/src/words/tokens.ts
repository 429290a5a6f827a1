import { CARDINALS } from './cardinals.ts'
import { remembered } from './remembered.ts'
import { stem } from './stem.ts'

/** A word, a number or a sign of a question, with what it is compared by. */
export interface Token {
  /** As written. */
  readonly text: string
  /** Small letters without accents; dashes and quotes in one spelling. */
  readonly fold: string
  readonly stem: string
  readonly number: number | null
  /** Written with a capital, and not because it opens the sentence. */
  readonly proper: boolean
  /** Which pair of quotes it stands in, if any. */
  readonly quote: number | null
  readonly sign: boolean
  /** In quotes, and nothing stands between it and the one before. */
  readonly glued: boolean
}

const LONGEST = 300

export function tokenize(sentence: string): readonly Token[] {
  const tokens: Token[] = []
  let quote = 0
  for (const part of splitQuotes(sentence)) {
    if (part.quoted) quote += 1
    let end = -1
    for (const match of plain(part.text).replaceAll(PLURAL_OWNER, "'s").matchAll(WORD)) {
      if (tokens.length >= LONGEST) return tokens
      const glued = part.quoted && match.index === end
      tokens.push({ ...read(match[0], part.quoted ? quote : null, tokens.length === 0), glued })
      end = match.index + match[0].length
    }
  }
  return tokens
}

/** The text of some tokens; what was quoted stays as it was written. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text, glued }, at) => (at === 0 || glued ? text : ` ${text}`)).join('')
}

/** One spelling for letters, dashes, quotes and white space that mean the same. */
export const foldText = remembered((text) =>
  plain(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim(),
)

/** The words and numbers of a text, folded: what cells and questions are compared by. */
export const foldedWords = remembered((text): readonly string[] =>
  [...foldText(text).matchAll(WORD)].map(([word]) => word).filter((word) => !SIGN.test(word)),
)

/** Numbers keep their separators, words their inner dots, dashes and slashes as parts of their own. */
const WORD =
  /(?<![\p{L}\d).])[+-]\d+(?:\.\d+)?(?![\p{L}\d]|[.,:/-]\S)|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d])|\d+(?:\.\d+)?(?:st|nd|rd|th)?(?![\p{L}\d.])|\d+\.\d+|\.\d+|[\p{L}\p{M}\d]+(?:'(?!s\b)[\p{L}]+)*|'s\b|[^\s\p{L}\d]/gu
/** "The sailors' ranks": theirs, as "the sailor's rank" is his. */
const PLURAL_OWNER = /(?<=\p{L}s)'(?=\s+\p{L})/gu
const SIGN = /^(?:'s|[^\p{L}\d]+)$/u

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u00b4`\u2032]/g, "'")
    .replaceAll(/[\u201c\u201d\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
}

function splitQuotes(sentence: string): readonly { text: string; quoted: boolean }[] {
  const parts: { text: string; quoted: boolean }[] = []
  const text = plain(sentence)
  let from = 0
  // A single quote opens a quotation only where no letter stands before it: "dog's" has none.
  for (const match of text.matchAll(/"([^"]+)"|(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu)) {
    parts.push({ text: text.slice(from, match.index), quoted: false })
    parts.push({ text: match[1] ?? match[2] ?? '', quoted: true })
    from = match.index + match[0].length
  }
  parts.push({ text: text.slice(from), quoted: false })
  return parts
}

function read(text: string, quote: number | null, first: boolean): Omit<Token, 'glued'> {
  const fold = foldText(text)
  const sign = SIGN.test(fold)
  return {
    text,
    fold,
    stem: sign ? fold : stem(fold),
    number: sign ? null : readNumber(fold),
    proper: !first && /^\p{Lu}/u.test(text),
    quote,
    sign,
  }
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...CARDINALS,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    thirteenth: 13,
    fourteenth: 14,
    fifteenth: 15,
    sixteenth: 16,
    seventeenth: 17,
    eighteenth: 18,
    nineteenth: 19,
    twentieth: 20,
    hundred: 100,
    thousand: 1000,
    million: 1_000_000,
  }),
)

/** "3rd", and a unit written close to its number: "15km". */
const ENDING = /(?<=\d)(?:st|nd|rd|th|km|cm|mm|m|ft|mi|kg|lbs?|mph|kmh|yds?|ha|hp|[mg]hz|[km]w)$/

function readNumber(fold: string): number | null {
  const known = NUMBER_WORDS.get(fold)
  if (known !== undefined) return known
  const digits = fold.replaceAll(',', '').replace(ENDING, '')
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(digits) ? Number(digits) : null
}
