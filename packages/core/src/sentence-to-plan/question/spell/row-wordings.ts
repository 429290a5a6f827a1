const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** "Between the first and third weeks": of the two, and of what lies between. */
const BETWEEN_ORDINALS = ORDINALS.flatMap((low, from) =>
  ORDINALS.slice(from + 1).map((high, more): readonly [RegExp, string] => [
    new RegExp(`\\bbetween (?:the )?${low} and (?:the )?${high} (\\p{L}+?)s?(?=[ ,?.]|$)`, 'iu'),
    `where $1 is between ${from + 1} and ${from + more + 2}`,
  ]),
)

/** Ways to speak of rows that are named, of their neighbours, sums and differences, each in the way the readers know. */
export const ROW_WORDINGS: readonly (readonly [RegExp, string])[] = [
  ...BETWEEN_ORDINALS,
  // "The street behind Elm Court is": a question begun and left open.
  [/^(the (?!.*\b(?:what|which|who|how)\b).+?) (?:is|was|are|were)\s*[?.:]*$/i, 'what is $1?'],
  [/^(?:the )?(?=total (?:number|amount) of )/i, 'what is the '],
  // "Elm Court is followed by what street": what stands behind it.
  [
    /^(.+?),? (?:is|was|are|were) (?:directly |immediately |right )?(followed|preceded) by (what|which)(?: other)? (.+?)\s*\?*$/i,
    '$3 $4 $2 $1?',
  ],
  [/\b(what|which) (.+?) followed (?=\S)(?!by\b)/i, '$1 $2 comes after '],
  [/\b(what|which) (.+?) preceded (?=\S)(?!by\b)/i, '$1 $2 comes before '],
  [
    /^(.+?) (?:comes|came|is|was)(?: listed| ranked)? (?:directly |immediately |right |just )?after (what|which) (.+?)\s*\?*$/i,
    '$2 $3 comes before $1?',
  ],
  [
    /^(.+?) (?:comes|came|is|was)(?: listed| ranked)? (?:directly |immediately |right |just )?before (what|which) (.+?)\s*\?*$/i,
    '$2 $3 comes after $1?',
  ],
  // "Whose number of wins is the same as the number of losses": two columns, and nothing is counted.
  [
    /(?<='s|\bwhose) number of ((?:(?!number of).){2,60}? (?:is|are|was|were) (?:the same as|equal to|greater than|less than|higher than|lower than)) (?:his|her|its|their|the) number of /i,
    ' $1 the ',
  ],
  // "As many goals as Smith".
  [
    /(?<!\b(?:twice|half|times|nearly|almost) )\bas many ((?:\p{L}+ ){1,4}?)as (?!\d|possible|many)/iu,
    'the same number of $1as ',
  ],
  // "The first mill opened?": which of them.
  [
    /^the (first|last|latest|earliest|oldest|newest) (\p{L}+) (\p{L}{2,}(?:ed|ilt))\s*[?.]*$/iu,
    'which $2 was $3 $1?',
  ],
  // "After 1994, which mill was the next to open": of those after it, the first.
  [
    /^after (.{2,40}?),? (which|what|who)\b(.*?) (?:was|is) (?:the )?next (?:one )?to (.+?)\s*\?*$/i,
    '$2$3 was the first to $4 after $1?',
  ],
  [
    /^after ((?:1\d|20)\d{2}),? ((?:which|what|who) (?:was|is) the) next (.+?)\s*\?*$/i,
    '$2 first $3 after $1?',
  ],
  [/\bnext after (?=(?:1\d|20)\d{2}\b)/i, 'first after '],
  [/\bthe previous (.+?) (?:to|before) (?=\S)/i, 'the $1 that comes before '],
  [/\bthe next (.+?) (?:after|following) (?=\S)/i, 'the $1 that comes after '],
  [
    /\b((?:listed|comes?|came|ranked|placed)(?: \p{L}+)? (?:after|before|above|below)) (?:the one|that) (?:for|of) (?=\S)/iu,
    '$1 ',
  ],
  [
    /\bthe final (\p{L}+(?: \p{L}+)?) (?=listed\b|(?:on|in|of) the (?:list|table|chart)\b)/iu,
    'the last $1 ',
  ],
  // "Compared to Elm Court, how many more rooms …": than it.
  [
    /^(?:compared (?:to|with)|in comparison (?:to|with)) (.+?), (how (?:many|much) (?:more|fewer|less)\b.+?)\s*\?*$/i,
    '$2 than $1?',
  ],
  [
    /^(how (?:many|much) (?:more|fewer|less) [^,]+?) than (.+?) (did|does|do) (.+?) (have|win|score|get|make|receive|earn|hold)\s*\?*$/i,
    '$1 $3 $4 $5 than $2?',
  ],
  [/\bdifference,? in ([^,]+), between\b/i, 'difference in $1 between'],
  [/\b(?:the )?(?:total )?number of (years|days|months) (?=between\b)/i, 'how many $1 are '],
  [
    /^what (?:is|was) the number of (years|days) (?!between\b)(?:that )?(.+?) (was|were|has been|had been) /i,
    'how many $1 $3 $2 ',
  ],
  [
    /^(?!how\b)(.+?) (was|were) (.{1,30}?) for how (many years|many days|long)\s*\?*$/i,
    'how $4 $2 $1 $3?',
  ],
  [/^what (?:is|was|are|were) (?=how many (?:years|days|months) are between\b)/i, ''],
  [
    /\b(how many (?:years|days|months)) (?:went by|had passed|have passed|lie|lay|were there|are there) between\b/i,
    '$1 passed between',
  ],
  [
    /^(.+?) (?:was|were|is|came|happened|occurred|took place|opened|started|began)(?: (?!how)\p{L}+)? how many (years|days|months) (before|after) (.+?)\s*\?*$/iu,
    'how many $2 $3 $4 was $1?',
  ],
  // "What number was the longest stage": which one it was.
  [/^what number (is|was) the (\p{L}+est|first|last) ([\p{L} ]+?)\s*\?*$/iu, 'which $3 $1 the $2?'],
  // "How many years was it sold before being withdrawn": as long as it was.
  [
    /^(?:for )?(how (?:long|many (?:years|days))\b.+?) before (?:being|(?:it|he|she|they) (?:was|were)) \p{L}+(?:ed|en|wn|t)\s*\?*$/iu,
    '$1?',
  ],
  // "Which towns have a hall of the same name": the two are called alike.
  [
    /^(which|what) ([\p{L} ]+?) (have|has|had|share|shares|with) (?:an?|the|their|its) ([\p{L} ]+?) (?:of|with) the same name\s*\?*$/iu,
    '$1 $2 have the same $2 and $4?',
  ],
  [
    /^(which|what) ([\p{L} ]+?) (?:have|has|had|share|shares) (?:their|its) name with (?:an?|the|their|its) ([\p{L} ]+?)\s*\?*$/iu,
    '$1 $2 have the same $2 and $3?',
  ],
  // Which of two is ahead.
  [
    /^whose ([^,]+?) (?:is|was|are|were) (\p{L}+er|more|less|better|worse)(?:,|:)? (.+? or .+)$/iu,
    'which has a $2 $1, $3',
  ],
  [
    /^(?:is|was|are|were) the ([^,]+?) (?:of|for|in|at) (.+? or .+?) (higher|lower|larger|smaller|greater|bigger|longer|shorter|better|worse|more|less)\s*\?*$/i,
    'which has a $3 $1, $2?',
  ],
  [
    /^((?:who|which|what)\b[^,]*? (?:more|less|fewer|higher|lower|larger|smaller|greater|bigger|longer|shorter|better|worse|older|younger)\b(?! than)[^,]*?),? (?:out of|between|among)(?: the two,?)? (.+) and (.+?)\s*\?*$/i,
    '$1, $2 or $3?',
  ],
  [/\b(is|was|are|were) more recent(?=,|:)/i, '$1 later'],
  [/\b(came|was|is|comes) (?:before|earlier than) the other\b/i, '$1 first'],
  [/\b(came|was|is|comes) (?:after|later than) the other\b/i, '$1 last'],
  [/\b(not|n't)((?: \p{L}+){0,3}) either (?=.* or )/iu, '$1$2 '],
  // What two rows come to.
  [
    /^what (?:is|was|are|were) (?!the )(.+ and .+?)'s? (.+?) (?:combined|together|added together|altogether)\s*\?*$/i,
    'what is the combined $2 of $1?',
  ],
  [
    /^what (?:is|was) the (?:total|sum) of (.+ and .+?)'s? (?!(?:and|or)\b)(.+?)\s*\?*$/i,
    'what is the combined $2 of $1?',
  ],
  [
    /^what (?:is|was|are|were) the (?!total|combined|sum\b|average|difference)(.+?) (?:of|for) (.+ and .+?) (?:added (?:up|together)|put together|summed(?: up)?|combined|altogether)\s*\?*$/i,
    'what is the combined $1 of $2?',
  ],
  [
    /^(?:if you add|when you add|adding) (.+? and .+?)(?: together| up)?, what (?:is|was|are|were) (?:the|their) (?:total |combined )?(.+?)\s*\?*$/i,
    'what is the combined $2 of $1?',
  ],
  [
    /^what (?:do|did|does) (.+ and .+?) have as (?:a|the|their) (?:combined|total) (.+?)\s*\?*$/i,
    'what is the combined $2 of $1?',
  ],
  [
    /\b(?:for|of) (?:every|each) ([^,]+?) (?:combined|together|altogether|put together)\b/i,
    'of all $1',
  ],
  [
    /^(.+? and .+?) (?:both )?(?:have|had|share|shared) the same (.+?)(?: of)?(?: what)?\s*\?*$/i,
    'what is the distinct $2 of $1?',
  ],
  [/\b(?:is|was|are|were) the most densely populated(?! \p{L})/iu, 'has the highest density'],
  [
    /\b(?:is|was|are|were) the (?:least densely|most sparsely) populated(?! \p{L})/iu,
    'has the lowest density',
  ],
  [/\bmost densely populated (\p{L}+)/iu, '$1 with the highest density'],
  [/\b(?:least densely|most sparsely) populated (\p{L}+)/iu, '$1 with the lowest density'],
  // "Along with Elm Court, which other streets …".
  [
    /^(?:along with|together with|as well as|in addition to|like) ([^,]+(?:, (?:jr|sr)\.?)?), (what|which|who)(?: other| else)? /i,
    'besides $1, $2 other ',
  ],
  [
    /^(.+?) (has|have|had|shares|shared) the same (.+?) as (what|which) (?:other )?(.+?)\s*\?*$/i,
    '$4 other $5 has the same $3 as $1?',
  ],
]
