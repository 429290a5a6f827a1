/** A unit as headings and sentences write it; of one kind, so many of the smallest. */
export interface Unit {
  readonly kind: 'time' | 'mass' | 'length' | 'volume' | 'data' | 'money'
  readonly name: string
  /** A pattern that is read without regard to case. */
  readonly written: string
  readonly size: number
}

const UNITS: readonly Unit[] = [
  { kind: 'time', name: 'seconds', written: 's|secs?|seconds?', size: 1 },
  { kind: 'time', name: 'minutes', written: 'mins?|minutes?', size: 60 },
  { kind: 'time', name: 'hours', written: 'h|hrs?|hours?', size: 3_600 },
  { kind: 'time', name: 'days', written: 'days?', size: 86_400 },
  { kind: 'time', name: 'weeks', written: 'wks?|weeks?', size: 604_800 },
  { kind: 'mass', name: 'mg', written: 'mg|milligrams?|milligrammes?', size: 0.001 },
  { kind: 'mass', name: 'g', written: 'g|gr|grams?|grammes?', size: 1 },
  { kind: 'mass', name: 'kg', written: 'kgs?|kilos?|kilograms?|kilogrammes?', size: 1_000 },
  { kind: 'mass', name: 't', written: 't|tons?|tonnes?|metric tons?', size: 1_000_000 },
  { kind: 'length', name: 'mm', written: 'mm|millimet(?:re|er)s?', size: 0.001 },
  { kind: 'length', name: 'cm', written: 'cm|centimet(?:re|er)s?', size: 0.01 },
  { kind: 'length', name: 'm', written: 'm|met(?:re|er)s?', size: 1 },
  { kind: 'length', name: 'km', written: 'kms?|kilomet(?:re|er)s?', size: 1_000 },
  { kind: 'volume', name: 'ml', written: 'ml|millilit(?:re|er)s?', size: 0.001 },
  { kind: 'volume', name: 'cl', written: 'cl|centilit(?:re|er)s?', size: 0.01 },
  { kind: 'volume', name: 'l', written: 'l|ltrs?|lit(?:re|er)s?', size: 1 },
  { kind: 'volume', name: 'hl', written: 'hl|hectolit(?:re|er)s?', size: 100 },
  { kind: 'data', name: 'kb', written: 'kb|kilobytes?', size: 0.001 },
  { kind: 'data', name: 'mb', written: 'mb|megabytes?', size: 1 },
  { kind: 'data', name: 'gb', written: 'gb|gigabytes?', size: 1_000 },
  { kind: 'money', name: 'cents', written: 'ct|cts|cents?|pence', size: 1 },
  { kind: 'money', name: 'full', written: 'eur|euros?|usd|dollars?|gbp|pounds?|[€$£]', size: 100 },
]

/** What stands for a unit in a sentence. */
export const UNIT_WORDS = UNITS.map(({ written }) => written).join('|')

export function unitCalled(word: string): Unit | null {
  return UNITS.find(({ written }) => new RegExp(`^(?:${written})$`, 'i').test(word)) ?? null
}

/** "Talk Time (s)", `weight_g`, "minutes watched": the unit that the numbers of a column are told in. */
export function unitOf(name: string): Unit | null {
  const words = name
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}€$£]+/u)
    .filter((word) => word !== '')
  const last = unitCalled(words.at(-1) ?? '')
  // A unit alone is no heading, unless it is written out.
  if (last && (words.length > 1 || isWrittenOut(words[0] ?? ''))) return last
  const [told] = words.filter(isWrittenOut)
  return told === undefined ? null : unitCalled(told)
}

function isWrittenOut(word: string): boolean {
  return word.length > WRITTEN_OUT && /s$/i.test(word) && unitCalled(word) !== null
}

const WRITTEN_OUT = 3
