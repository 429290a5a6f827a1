import type { ColumnFamily } from './column-families.ts'

export type End = 'highest' | 'lowest'

/** Which end of the numbers a word asks for: the wettest month has the highest, the driest the lowest. */
const ENDS: Readonly<Record<End, string>> = {
  highest:
    'most more highest higher greatest greater largest larger biggest bigger best better strongest stronger wettest wetter rainiest rainier warmest warmer hottest hotter sunniest sunnier snowiest windiest busiest busier longest longer tallest heaviest richest fastest faster',
  lowest:
    'least less fewest fewer lowest lower smallest smaller worst worse weakest weaker driest drier coldest colder coolest cooler quietest quieter calmest slowest slower shortest shorter poorest cheapest cheaper',
}

const BY_WORD: ReadonlyMap<string, End> = new Map(
  (['highest', 'lowest'] as const).flatMap((end) =>
    ENDS[end].split(' ').map((word) => [word, end] as const),
  ),
)

export const COMPARED_WORDS: ReadonlySet<string> = new Set(BY_WORD.keys())
export const COMPARED = [...COMPARED_WORDS].join('|')

/** The same as the source of a regular expression, for words that say what is compared as well: "wettest". */
export const TELLING = [...COMPARED_WORDS]
  .filter((word) => !/^(?:most|more|least|less|few|high|great|large|big|low|small)/.test(word))
  .join('|')

/** What is said of an amount that was another before. */
export const CHANGES = {
  increase:
    'grow|grows|grew|grown|growing|growth|increase|increases|increased|rise|rises|rose|risen|gain|gains|gained|improve|improves|improved|improvement|climb|climbed',
  decrease:
    'decline|declines|declined|decrease|decreases|decreased|fall|falls|fell|fallen|drop|drops|dropped|lose|loses|lost|loss|shrink|shrinks|shrank',
  change: 'change|changes|changed',
} as const

export const CHANGE_WORDS: ReadonlySet<string> = new Set(
  Object.values(CHANGES).flatMap((words) => words.split('|')),
)

/** Of times the fastest is the lowest, and of places the highest is the best, which is the lowest too. */
export function endMeant(word: string, { ranked, value, axis }: ColumnFamily): string {
  const end = BY_WORD.get(word.toLowerCase()) ?? 'highest'
  const isTimed = TIMED.test(`${value ?? ''} ${axis}`)
  if (isTimed && /^(?:fast|slow|best|worst)/i.test(word))
    return end === 'highest' ? 'lowest' : 'highest'
  return ranked ? (end === 'highest' ? 'best' : 'worst') : end
}

const TIMED = /\b(?:laps?|runs?|heats?|times?|splits?|legs?|stages?)\b/i
