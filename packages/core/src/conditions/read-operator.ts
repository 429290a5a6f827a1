import type { ClauseReader } from '../words/clause-reader.ts'
import { CONDITION_OPERATORS } from './condition.ts'
import type { ConditionOperator } from './condition.ts'

/** `loose` where the words only relate ("in", "from", "on"): what they mean depends on the value. */
export interface SaidOperator {
  readonly operator: ConditionOperator
  readonly loose: boolean
  /** Nothing but "is", "are", "not": weak evidence that a condition is being said. */
  readonly bare: boolean
  /** The comparing words as said, for messages and for what "from" means. */
  readonly said: string
}

/** Takes the words that compare: "is not over", "doesn't start with", ">=". */
export function readOperator(reader: ClauseReader): SaidOperator | null {
  const start = reader.at
  const copula = reader.takeAny(COPULAS) !== null
  const negated = reader.takeAny(NEGATIONS) !== null
  if (copula) reader.skip(['currently', 'also', 'exactly', 'only', 'just'])
  const phrase = longestPhrase(reader)
  if (phrase) {
    reader.at += phrase.words
    // "amounts of at least 5": the word that only relates gives way to the one that compares.
    const closer = phrase.loose ? longestPhrase(reader) : undefined
    if (closer && !closer.loose) {
      reader.at += closer.words
      const operator = negated ? negate(closer.operator) : closer.operator
      return { operator, loose: false, bare: false, said: closer.text }
    }
    const { operator, loose, text: said } = phrase
    return { operator: negated ? negate(operator) : operator, loose, bare: false, said }
  }
  if (copula || negated)
    return { operator: negated ? 'is not' : 'is', loose: false, bare: true, said: '' }
  reader.at = start
  return null
}

export function negate(operator: ConditionOperator): ConditionOperator {
  return CONDITION_OPERATORS[operator].negation
}

const COPULAS = ['is', 'are', 'was', 'were', 'be', 'being', 'has been', 'that is', 'that are']
const NEGATIONS = [
  'not',
  "isn't",
  'isn’t',
  "aren't",
  "wasn't",
  "weren't",
  'does not',
  'do not',
  'did not',
  "doesn't",
  'doesn’t',
  "don't",
  "didn't",
  'never',
  'no longer',
]

const SAID: Readonly<Partial<Record<ConditionOperator, string>>> = {
  is: '=, ==, equals, equal, equal to, equaling, exactly, matches, the same as',
  'is not': '!=, <>, ≠, other than, different from, differs from, anything but, except, unequal to',
  over: `>, over, above, more than, greater than, bigger than, larger than, higher than, exceeds, exceed,
    exceeding, in excess of, beyond, after, later than, newer than`,
  'at least': `>=, ≥, at least, no less than, no fewer than, no lower than, minimum, a minimum of,
    greater than or equal to, more than or equal to, equal to or more than, equal to or greater than,
    equal to or over, since, starting, starting from, beginning, on or after, no earlier than, not before`,
  under: `<, under, below, less than, fewer than, lower than, smaller than, before, earlier than,
    prior to, older than`,
  'at most': `<=, ≤, at most, no more than, no greater than, no higher than, maximum, a maximum of,
    up to, less than or equal to, fewer than or equal to, equal to or less than, until, till, through,
    on or before, no later than, not after`,
  between: 'between, in between, in the range, ranging from',
  'is one of': 'one of, any of, among, either of, in the list',
  'is not one of': 'none of, neither of, neither',
  contains:
    'contains, contain, containing, includes, include, including, mentions, mentioning, like',
  'starts with': `starts with, start with, starting with, begins with, begin with, beginning with`,
  'ends with': 'ends with, end with, ending with, ends in, ending in',
  'is empty': `empty, missing, null, blank, unknown, nothing, unset, not set, not given, not known,
    without a value, has no value, have no value, nan, n/a`,
  'is not empty': `exists, exist, set, given, present, filled, filled in, known, has a value,
    have a value, nonempty, non-empty, available`,
}

/** Words that relate without comparing; with a date they bound it, with anything else they mean "is". */
const LOOSE: Readonly<Partial<Record<ConditionOperator, string>>> = {
  is: 'in, on, of, from, within, during, at, for, :',
}

interface Phrase {
  readonly text: string
  readonly words: number
  readonly operator: ConditionOperator
  readonly loose: boolean
}

const PHRASES: ReadonlyMap<string, readonly Phrase[]> = indexPhrases()

function indexPhrases(): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>()
  for (const [table, loose] of [
    [SAID, false],
    [LOOSE, true],
  ] as const) {
    for (const [operator, said] of Object.entries(table)) {
      for (const text of said.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))) {
        const [first = ''] = text.split(' ')
        const words = text.split(' ').length
        const known = byFirst.get(first) ?? []
        // Object.entries forgets that the keys are operators.
        known.push({ text, words, operator: operator as ConditionOperator, loose })
        byFirst.set(first, known)
      }
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((left, right) => right.words - left.words)
  return byFirst
}

function longestPhrase(reader: ClauseReader): Phrase | undefined {
  const first = reader.peek()
  if (first?.kind !== 'word' && first?.kind !== 'symbol') return undefined
  return PHRASES.get(first.value)?.find(({ text }) => reader.sees(text))
}
