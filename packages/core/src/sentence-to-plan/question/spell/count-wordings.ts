/** Ways to speak of how many there are of something, each in the way the readers know. */
const MORE = 'greater|more|larger|higher|bigger'
const LESS = 'less|fewer|smaller|lower'
const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?![.,\\d])'
const OWN = 'has|have|had|having|with'
const COUNTED = `(?:an? |the )?(?:total )?(?:number|count) of ((?:\\p{L}+ ){1,4}?)`
const TOLD = '(?:that (?:is|are|was|were) |which (?:is|are|was|were) |is |are |was |were |of )?'
const SHOW = 'give|show|list|return|find|tell me|display|report|name|include|provide'
const ORDER =
  '(,? (?:in|by|sorted|ordered|from) [^?.]*(?:order|first|least|most|ascending|descending))?'

export const COUNT_WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Has a number of loans greater than 2": more than 2 loans.
  [
    new RegExp(
      `\\b(${OWN}) ${COUNTED}${TOLD}(?:(?:${MORE}) than|above|over) (${NUMBER})\\b`,
      'giu',
    ),
    '$1 more than $3 $2',
  ],
  [
    new RegExp(
      `\\b(${OWN}) ${COUNTED}${TOLD}(?:(?:${LESS}) than|below|under) (${NUMBER})\\b`,
      'giu',
    ),
    '$1 fewer than $3 $2',
  ],
  [
    new RegExp(`\\b(${OWN}) ${COUNTED}${TOLD}(at least|at most|exactly) (${NUMBER})\\b`, 'giu'),
    '$1 $3 $4 $2',
  ],
  [
    new RegExp(
      `\\bwhose number of ((?:\\p{L}+ ){1,4}?)${TOLD}(?:(?:${MORE}) than|above|over) (${NUMBER})\\b`,
      'giu',
    ),
    'with more than $2 $1',
  ],
  [
    new RegExp(
      `\\bwhose number of ((?:\\p{L}+ ){1,4}?)${TOLD}(?:(?:${LESS}) than|below|under) (${NUMBER})\\b`,
      'giu',
    ),
    'with fewer than $2 $1',
  ],
  // "How many loans does each branch have? List the branch name and the number."
  [
    new RegExp(
      `^how many ([^?]+?) (?:does|do|did|has|have) (?:each|every) ([^?]+?) (?:has|have|had|own|get|hold)\\? (?:${SHOW}) (?:me )?(?:the )?([^?]+?),? (?:and|with|along with|as well as) (?:the|its|their) (?:number|count)(?: of (?:the |their |its )?[^?.,]+?)?${ORDER}\\s*[?.]*$`,
      'i',
    ),
    'for each $2, list the $3 and the number of $1$4',
  ],
  [
    new RegExp(
      `^how many ([^?]+?) (?:are|were) there (?:in|for|of|at|on|per) (?:each|every) ([^?]+?)\\? (?:${SHOW}) (?:me )?(?:the )?([^?]+?),? (?:and|with|along with|as well as) (?:the|its|their) (?:number|count)(?: of (?:the |their |its )?[^?.,]+?)?${ORDER}\\s*[?.]*$`,
      'i',
    ),
    'for each $2, list the $3 and the number of $1$4',
  ],
]
