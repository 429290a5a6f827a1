/** Ways to speak of how many there are of something, each in the way the readers know. */
const MORE = 'greater|more|larger|higher|bigger'
const LESS = 'less|fewer|smaller|lower'
const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?![.,]?\\d)'
const OWN = 'has|have|had|having|with'
const COUNTED = `(?:an? |the )?(?:total )?(?:number|count) of ((?:\\p{L}+ ){1,4}?)`
const TOLD = '(?:that (?:is|are|was|were) |which (?:is|are|was|were) |is |are |was |were |of )?'
/** How a number of things is bounded, and the same before the number and the things. */
const BOUNDS: readonly (readonly [string, string])[] = [
  [`(?:${MORE}) than|above|over`, 'more than'],
  [`(?:${LESS}) than|below|under`, 'fewer than'],
  ['at least', 'at least'],
  ['at most', 'at most'],
  ['exactly|equal to', 'exactly'],
]
const SHOW = 'give|show|list|return|find|tell me|display|report|name|include|provide'
const ORDER =
  '(,? (?:in|by|sorted|ordered|from) [^?.]*(?:order|first|least|most|ascending|descending))?'

export const COUNT_WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Has a number of loans greater than 2", "whose number of loans is above 2": more than 2 loans.
  ...BOUNDS.flatMap(([bound, known]): readonly (readonly [RegExp, string])[] => [
    [
      new RegExp(`\\b(${OWN}) ${COUNTED}${TOLD}(?:${bound}) (${NUMBER})\\b`, 'giu'),
      `$1 ${known} $3 $2`,
    ],
    [
      new RegExp(`\\bwhose ${COUNTED}${TOLD}(?:${bound}) (${NUMBER})\\b`, 'giu'),
      `with ${known} $2 $1`,
    ],
  ]),
  // "One loan or more": at least one.
  [
    new RegExp(`\\b(${NUMBER}) ((?:\\p{L}+ )?\\p{L}{3,}) or more\\b(?! than\\b)`, 'giu'),
    'at least $1 $2',
  ],
  // "Has a loan but no open one": one of the same.
  [
    /\b(at least (?:one|\d+)|an?|no) ((?:\p{L}+ )?\p{L}{4,}[^s\P{L}])\b(.{1,80}?\b(?:but|and)\b.{1,40}?\b(?:at least one|an?|no) \p{L}{3,}) one(?=[?.,]|$)/iu,
    '$1 $2$3 $2',
  ],
  // "Has between 2 and 5 loans": each bound of what it bounds.
  [
    new RegExp(
      `\\b(${OWN}) ${COUNTED}${TOLD}between (${NUMBER}) and (${NUMBER})(?=[.?,]|$| and | or )`,
      'giu',
    ),
    '$1 at least $3 $2and at most $4 $2',
  ],
  [
    new RegExp(
      `\\b(${OWN}) between (${NUMBER}) and (${NUMBER}) ((?:\\p{L}+ )?\\p{L}{2,}s)(?=[.?,]|$| and | or )`,
      'giu',
    ),
    '$1 at least $2 $4 and at most $3 $4',
  ],
  // "How many loans does each branch have? List the branch name and the number."
  [
    new RegExp(
      `^how many ([^?]+?) (?:does|do|did|has|have) (?:each|every) ([^?]+?) (?:has|have|had|own|get|hold)\\? (?:${SHOW}) (?:me )?(?:the )?([^?]+?),? (?:and|with|along with|as well as) (?:the|its|their) (?:number|count)(?: of (?:the |their |its )?[^?.,]+?)?${ORDER}\\s*[?.]*$`,
      'i',
    ),
    'for each $2, list the $3 and the count of $1$4',
  ],
  [
    new RegExp(
      `^how many ([^?]+?) (?:are|were) there (?:in|for|of|at|on|per) (?:each|every) ([^?]+?)\\? (?:${SHOW}) (?:me )?(?:the )?([^?]+?),? (?:and|with|along with|as well as) (?:the|its|their) (?:number|count)(?: of (?:the |their |its )?[^?.,]+?)?${ORDER}\\s*[?.]*$`,
      'i',
    ),
    'for each $2, list the $3 and the count of $1$4',
  ],
]
