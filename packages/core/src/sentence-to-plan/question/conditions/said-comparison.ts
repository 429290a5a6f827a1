import type { Comparison } from '../query/query.ts'
import { LESS, MORE, OPPOSITE } from './comparator.ts'

/** How two cells are to compare, in the words that end right before the second. */
export interface SaidComparison {
  readonly comparison: Comparison
  /** Its tokens: from "the" to "as" of "the same town as". */
  readonly start: number
  readonly end: number
  /** "Higher" of "higher than", which tells what is compared where nothing else does. */
  readonly word: string | null
  /** "Is" and "lives in" say so little that more has to be named around them. */
  readonly strength: Strength
}

type Strength = 'says' | 'is' | 'in'

/** The comparison that ends before a place of the sentence: "differs from", "the same town as", "older than". */
export function saidComparison(folds: readonly string[], end: number): SaidComparison | null {
  const text = folds.slice(0, end).join(' ')
  for (const [pattern, comparison, strength] of WORDINGS) {
    const match = pattern.exec(text)
    if (!match) continue
    const said = match[0].trim().split(' ')
    const start = end - said.length
    const word = said.find((one) => MORE.has(one) || LESS.has(one)) ?? null
    const told = comparison ?? (word !== null && MORE.has(word) ? '>' : '<')
    const negated = said.some((one) => one === 'not' || one.endsWith("n't"))
    return { comparison: negated ? OPPOSITE[told] : told, start, end, word, strength }
  }
  return null
}

const NOT = String.raw`(?: (?:(?:(?:is|are|was|were|do|does|did|has|have|had) )?not|\w+n't))?`
/** What may stand between "the same" and "as". */
const MIDDLE = String.raw`(?: (?!than|as|from|that|which|who|whose|,)\S+){1,4}?`
const MORE_WORDS = [...MORE].join('|')
const LESS_WORDS = [...LESS].join('|')

type Wording = readonly [RegExp, Comparison | null, Strength]

const wording = (
  pattern: string,
  comparison: Comparison | null,
  strength: Strength = 'says',
): Wording => [new RegExp(`${NOT} ${pattern}$`), comparison, strength]

/** The longer ones first. */
const WORDINGS: readonly Wording[] = [
  wording(`(?:(?:a|an|the|some) )?(?:different|another|other)${MIDDLE} (?:from|than|to|as)`, '<>'),
  wording(`(?:different|differs?|differed|differing|distinct) (?:from|than|to)`, '<>'),
  wording(`(?:(?:a|an|any|some) \\S+ )?other than`, '<>'),
  wording(`(?:(?:the|a) )?(?:same|identical)${MIDDLE} as`, '='),
  wording(`(?:the )?(?:same|identical) (?:as|to)`, '='),
  wording(`as (?:many|much)${MIDDLE} as`, '='),
  wording(`(?:share|shares|shared|sharing) (?:a|the|their|its|his|her)${MIDDLE} with`, '='),
  wording('(?:share|shares|shared|sharing)', '='),
  wording('(?:equals?|equal to|match(?:es)?)', '='),
  wording(`(?:(?:a|an) )?(?:${MORE_WORDS}|${LESS_WORDS})(?:${MIDDLE})? than`, null),
  wording('(?:exceeds?|exceeded|exceeding|above|over|after|>)', '>'),
  wording('(?:below|under|before|<)', '<'),
  wording('outside(?: of)?', '<>', 'in'),
  wording(String.raw`(?:\S+ )?(?:in|at|from|to)`, '=', 'in'),
  wording("(?:is|are|was|were)(?:n't| not)?", '=', 'is'),
]
