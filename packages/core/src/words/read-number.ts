import { CARDINALS } from './cardinals.ts'
import type { ClauseReader } from './clause-reader.ts'
import { wordTable } from './word-table.ts'

export interface SaidNumber {
  /** Plain digits, exact: "1.5k" is "1500". */
  readonly digits: string
  readonly percent: boolean
}

/** Takes a number as people write it: 1,000 · $20 · 1.5k · 20% · 2 million · -3 · ten. */
export function readNumber(reader: ClauseReader): SaidNumber | null {
  const word = reader.peek()
  if (word?.kind === 'word' && Object.hasOwn(CARDINALS, word.value)) {
    reader.at += 1
    return { digits: scaled(String(CARDINALS[word.value] ?? 0), takeScale(reader)), percent: false }
  }
  if (word?.kind !== 'number') return null
  const [, sign = '', digits = '', suffix = ''] =
    /^([-−+]?)[$€£¥]?([\d,.]+)(%|k|m|bn|b)?$/i.exec(word.value) ?? []
  if (digits === '') return null
  reader.at += 1
  const plain = digits.replaceAll(',', '')
  const zeros = SUFFIXES[suffix.toLowerCase()] ?? takeScale(reader)
  const percent = suffix === '%' || reader.takeAny(['percent', '%', 'per cent']) !== null
  if (!percent) reader.takeAny(UNITS)
  return { digits: (sign === '-' || sign === '−' ? '-' : '') + scaled(plain, zeros), percent }
}

const SUFFIXES = wordTable<number>({ k: 3, m: 6, b: 9, bn: 9 })
const SCALES = wordTable<number>({ hundred: 2, thousand: 3, million: 6, billion: 9 })
const UNITS = [
  'dollars',
  'dollar',
  'usd',
  'euros',
  'euro',
  'eur',
  'pounds',
  'gbp',
  'units',
  'pieces',
]

function takeScale(reader: ClauseReader): number {
  const said = reader.takeAny(Object.keys(SCALES))
  return said === null ? 0 : (SCALES[said] ?? 0)
}

/** Moves the decimal point in the text: multiplying would round. */
function scaled(digits: string, zeros: number): string {
  if (zeros === 0) return digits
  const [whole = '', fraction = ''] = digits.split('.')
  const moved = fraction.padEnd(zeros, '0')
  const rest = moved.slice(zeros).replace(/0+$/, '')
  const head = (whole + moved.slice(0, zeros)).replace(/^0+(?=\d)/, '')
  return rest === '' ? head : `${head}.${rest}`
}
