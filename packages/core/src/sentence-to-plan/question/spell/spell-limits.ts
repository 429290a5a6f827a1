/**
 * The many ways to say that a limit itself belongs to what is meant, in the way the readers know:
 * "smaller than or equal to 10" and "at or below 10" are at most 10, "in 2001 or before" is 2001 or earlier.
 */
export function spellLimits(sentence: string): string {
  return WORDINGS.reduce((said, [form, known]) => said.replaceAll(form, known), sentence)
}

const MORE =
  '(?:more|greater|larger|bigger|higher|older|longer|taller|later|above|over|after|heavier|faster|better)'
const LESS =
  '(?:less|fewer|smaller|lower|younger|shorter|earlier|below|under|before|lighter|slower|worse)'
const EQUAL = '(?:equals?|equal to|equals to|the same as|exactly|at)'
/** "Above 9 or below 3": what comes behind has a limit of its own. */
const NO_LIMIT = '(?! (?:the |year |in |an? )*[\\d$€£])'

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${MORE}(?: than)? or ${EQUAL} (?:to )?(?=[\\d$€£])`, 'gi'), 'at least '],
  [new RegExp(`\\b${LESS}(?: than)? or ${EQUAL} (?:to )?(?=[\\d$€£])`, 'gi'), 'at most '],
  [new RegExp(`\\b${EQUAL} (?:to )?or ${MORE}(?: than)? (?=[\\d$€£])`, 'gi'), 'at least '],
  [new RegExp(`\\b${EQUAL} (?:to )?or ${LESS}(?: than)? (?=[\\d$€£])`, 'gi'), 'at most '],
  [/\b(?:(?:in|on) or after|after or (?:in|on)|no earlier than|not before) (?=.*\d)/gi, 'since '],
  [
    /\b(?:(?:in|on) or before|before or (?:in|on)|not after|up to and including) (?=.*\d)/gi,
    'at most ',
  ],
  [new RegExp(`(\\d) or (?:after|thereafter|afterwards)\\b${NO_LIMIT}`, 'gi'), '$1 or later'],
  [new RegExp(`(\\d) or (?:before|prior|sooner|previously)\\b${NO_LIMIT}`, 'gi'), '$1 or earlier'],
  [new RegExp(`(\\d) or (?:above|beyond|upwards?)\\b${NO_LIMIT}`, 'gi'), '$1 or more'],
  [new RegExp(`(\\d) or (?:below|beneath)\\b${NO_LIMIT}`, 'gi'), '$1 or less'],
  [/\bfrom (?:the year )?(\d{4}) (?:onwards?|forwards?|on(?=[,.?!]|$| and| or))/gi, '$1 or later'],
]
