import type { Deed, ProgramFacts } from './program-facts.ts'

interface SaidDeed {
  readonly words: RegExp
  /** What a pipeline that does it holds, one of these. */
  readonly deeds: readonly Deed[]
  /** What such a column may be called otherwise. */
  readonly named?: RegExp
}

/** Words that say what is to be done with rows. */
const SAID: readonly SaidDeed[] = [
  { words: /\b(?:(?<!in )totals?|sum|summed)\b/g, deeds: ['adds up', 'counts', 'divides'] },
  { words: /\b(?:average|avg|mean)\b/g, deeds: ['averages', 'divides'] },
  { words: /\bmedian\b/g, deeds: ['takes the middle'] },
  {
    words: /\b(?:share|proportion)(?= of\b)/g,
    deeds: ['divides', 'averages'],
    named: /pct|percent|%/,
  },
  {
    words:
      /\b(?:top|bottom|highest|lowest|largest|smallest|biggest|(?<!at )most|(?<!at )least|fewest|oldest|youngest|newest|latest|earliest|longest|shortest|cheapest|worst)\b/g,
    deeds: ['orders', 'cuts off', 'takes an extreme', 'bounds'],
    named: /\b(?:max|min)|_(?:max|min)/,
  },
  { words: /\bper\b/g, deeds: ['groups', 'divides', 'averages'] },
  {
    words:
      /\b(?:not(?! (?:needed|necessary|required|only))|except|excluding|nor|neither|\w+n't)\b/g,
    deeds: ['negates', 'bounds'],
  },
  {
    words: /\b(?:never|without)\b(?! (?:repeats|duplicates|repetition))/g,
    deeds: ['negates'],
  },
  {
    words: /\b(?:vs|versus|compared (?:to|with))\b/g,
    deeds: ['groups', 'divides', 'subtracts', 'brings together', 'counts', 'adds up', 'averages'],
  },
]

/**
 * Those of a request that nothing in the pipeline does, as they were said. A value that the request does not
 * say tells of a state that was read out of its words: "did not finish" is `DNF`, "top of the table" the
 * first row's name.
 */
export function lostWords(request: string, { deeds, names, values }: ProgramFacts) {
  const said = request.toLowerCase()
  const isState = values.some((value) => value !== '' && !said.includes(value))
  return SAID.flatMap(({ words, deeds: wanted, named }) => {
    if (wanted.some((deed) => deeds.has(deed))) return []
    if (named && names.some((name) => named.test(name))) return []
    return [...said.matchAll(words)].map(([word]) => word).filter((word) => !isExplained(word))
  })

  /** "Total" may be a column, "Never Ending" a title. */
  function isExplained(word: string): boolean {
    return isState || [...names, ...values].some((name) => name.includes(word))
  }
}
