const SHOW = 'give|show|list|return|find|tell|display|report|provide|add|include'
const COMPUTED = 'average|mean|total|sum|number|count'
/** Told of what has no rows to count or to add up. */
const LACKING = "(?:no|none|never|without|not|nothing|zero|\\p{L}+n['’]t)"

/** What is added behind a question: more to be seen, or what need not be, each in the way the readers know. */
export const ADDED_WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Leave out ports that have no boats.": what is counted per port has none of them anyway.
  [
    new RegExp(
      `([.?]) (?:please )?(?:leave out|skip|ignore|omit|drop|exclude|do not (?:show|list|include)) [^.?]*\\b${LACKING}\\b[^.?]*[.?]*$`,
      'iu',
    ),
    '$1',
  ],
  [
    new RegExp(
      `([.?]) [^.?]*\\b${LACKING}\\b[^.?]* (?:can|may|should|need not|do not need to|are to) (?:be )?(?:left (?:out|away)|skipped|ignored|omitted|dropped|excluded|shown|listed)[.?]*$`,
      'iu',
    ),
    '$1',
  ],
  // "Which ports have an average depth under 9? Also show that average."
  [
    new RegExp(
      `[.?] (?:also )?(?:${SHOW})(?: me)?(?: also)? (?:that|this|the) (${COMPUTED})(?: too| as well| also)?[.?]*$`,
      'iu',
    ),
    ', together with that $1?',
  ],
  // "…, and how deep is the water of that port?": more of the row that was found.
  [
    /,? and (?:what|how \p{L}+) (?:is|are|was|were) (?=the [^,?]+? of (?:that|this|those|these) [^,?]+\?*$)/iu,
    ' and ',
  ],
  // "The oldest ones first": one direction for all.
  [/\b(\p{L}{2,}est|most \p{L}+|least \p{L}+) ones? first(?=[,.?]|$)/iu, '$1 first'],
]
