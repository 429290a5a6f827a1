import type { Catalogue } from '../tables/catalogue.ts'
import { CARDINALS } from '../words/cardinals.ts'
import { foldName } from '../words/fold.ts'

/**
 * "Two hundred and fifty", "twenty-one thousand" in digits: read word by word, "over twenty-one" would be
 * over twenty. What tables, columns or cells are called stays, and so does what stands in quotes.
 */
export function spellNumbers(sentence: string, catalogue: Catalogue): string {
  return sentence.replaceAll(QUOTED_OR_NUMBER, (said, ...found: unknown[]) => {
    if (/^["`]/.test(said) || !/[\s-]/.test(said) || isName(said, catalogue)) return said
    const at = Number(found.find((one) => typeof one === 'number'))
    return isBetween(sentence.slice(0, at), sentence.slice(at + said.length))
      ? eachOf(said)
      : inDigits(said)
  })
}

const named = (least: number, most: number) =>
  Object.entries(CARDINALS)
    .filter(([, value]) => value >= least && value <= most)
    .map(([word]) => word)
    .join('|')

const UNIT = `(?:${named(1, 9)})`
const BELOW_HUNDRED = `(?:(?:${named(20, 90)})(?:[-\\s]${UNIT})?|${named(10, 19)}|${UNIT})(?![\\p{L}])`
/** "One hundred and two hundred" are two numbers. */
const REST = `(?:\\s(?:and\\s)?${BELOW_HUNDRED}(?!\\shundred))`
const BELOW_THOUSAND = `(?:(?:an?|${BELOW_HUNDRED})\\shundred${REST}?|${BELOW_HUNDRED})`
const BELOW_MILLION = `(?:(?:an?|${BELOW_THOUSAND})\\sthousand(?:\\s(?:and\\s)?${BELOW_THOUSAND})?|${BELOW_THOUSAND})`
const QUOTED_OR_NUMBER = new RegExp(
  `"[^"]*"|\`[^\`]*\`|(?<![\\p{L}\\p{N}_-])${BELOW_MILLION}(?![\\p{L}\\p{N}_-])`,
  'giu',
)

function isName(said: string, { datasets }: Catalogue): boolean {
  const name = foldName(said)
  return datasets.some(({ name: table, columns, samples = {} }) =>
    [
      table,
      ...columns.map((column) => column.name),
      ...Object.values(samples)
        .flat()
        .filter((cell) => typeof cell === 'string'),
    ].some((one) => foldName(one).includes(name)),
  )
}

/** "Between one hundred and fifty" ends with the second number, unless another follows. */
function isBetween(before: string, after: string): boolean {
  return /\bbetween\s*$/i.test(before) && !/^\s+and\b/i.test(after)
}

function eachOf(said: string): string {
  return said
    .split(/\s+and\s+/i)
    .map(inDigits)
    .join(' and ')
}

function inDigits(said: string): string {
  const words = said.toLowerCase().split(/[\s-]+/)
  // How many thousands a heading counts in is known later.
  const isRound = words.at(-1) === 'thousand'
  const value = isRound ? valueOf(words.slice(0, -1)) : valueOf(words)
  return isRound ? `${value} thousand` : String(value)
}

function valueOf(words: readonly string[]): number {
  let thousands = 0
  let value = 0
  for (const word of words) {
    if (word === 'thousand') {
      thousands = value * 1000
      value = 0
    } else if (word === 'hundred') value *= 100
    else value += word === 'a' || word === 'an' ? 1 : (CARDINALS[word] ?? 0)
  }
  return thousands + value
}
