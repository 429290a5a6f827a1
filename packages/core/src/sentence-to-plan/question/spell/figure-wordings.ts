/** Ways to ask for figures, ranks and orders, each in the way the readers know. */
const MOST = 'highest|largest|greatest|biggest|maximum|top|most'
const LEAST = 'lowest|smallest|least|minimum|fewest'
const SHOW = 'give|show|list|return|find|tell|display|report|provide'

export const FIGURE_WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "… with the number of its boats. Leave out ports that have none.": only what there is is counted anyway.
  [
    /^(.*\b(?:number of|how many|count|total|average)\b.*)[.;,] (?:please )?(?:leave out|omit|skip|exclude|ignore|(?:do not|don't) (?:list|show|include)) (?:the |all |any )?(?:\p{L}+ ){1,3}?(?:that|who|which|with|having)(?: \p{L}+){0,2}? (?:none|no(?: \p{L}+){1,2})[.!]*$/iu,
    '$1.',
  ],
  [
    /^(.*\b(?:number of|how many|count|total|average)\b.*)[.;] (?:the )?\p{L}+ (?:with no|without(?: any| an?)?|(?:that|who|which) have no)(?: \p{L}+){1,2}? (?:are not|aren't|need not be|should not be|do not have to be) (?:needed|wanted|required|included|listed|shown|counted|interesting|of interest)[.!]*$/iu,
    '$1.',
  ],
  [/^(?:please )?(?:compute|calculate|determine|work out) (?=the |all )/i, 'what is '],
  // "What is the weight of the boats on average?", "what rent do the shops have on average?"
  [/^(what (?:is|are|was|were) the) (?!average|mean)([^?]+?) on average\s*\??$/i, '$1 average $2?'],
  [
    /^how much (?:do|does|did) ([^?]+?) (earn|cost|pay|spend|weigh|owe) on average\s*\??$/i,
    'what is the average $2 of $1?',
  ],
  [
    /^(?:what|which) (?!is|are|was|were)([^?]+?) (?:do|does|did) ([^?]+?) have on average\s*\??$/i,
    'what is the average $1 of $2?',
  ],
  [
    /^what (?:is|are|was|were) the (?!total|combined|sum\b|average|difference|number)([^?]+?) of all (?!.* and )([^?]+?) (?:combined|together|taken together|put together)\s*\??$/i,
    'what is the total $1 of all $2?',
  ],
  // "How many boats are there (in each port), and what is their average weight?"
  [
    /^how many ([^,?]+?) (?:are|were) there(?: (?:for|in|of|at|per) (?:each|every) ([^,?]+?)),? and what (?:is|are|was|were) (?:their|the) ((?:average|mean|total|maximum|minimum|highest|lowest) [^?,]+?)\s*\??$/i,
    'for each $2, show the number of $1 and the $3 of the $1',
  ],
  [
    /^how many ([^,?]+?) (?:are|were) there,? and what (?:is|are|was|were) (?:their|the) ((?:average|mean|total|maximum|minimum|highest|lowest) [^?,]+?)\s*\??$/i,
    'show the number of $1 and the $2 of the $1',
  ],
  [/\b(is|are|was|were) anything (?:but|other than|except) /gi, '$1 not '],
  [/\b(?:in|within) the range (?:of |from )?(\d[\d.,]*) (?:to|and|-) (?=\d)/gi, 'between $1 and '],
  [/\ban? (above|below)-average ([^,.?]+?)(?=[,.?]|$| and | or | in )/gi, 'a $2 $1 average'],
  // "Whose rent is the highest": with the highest rent.
  [
    new RegExp(
      `\\bwhose ((?:\\p{L}+ ){1,4}?)(?:is|are|was|were) the (${MOST}|${LEAST})(?=[,.?]|$)`,
      'giu',
    ),
    'with the $2 $1',
  ],
  // "Of all boats, which has the highest weight?"
  [
    new RegExp(
      `^(?:of|among|out of)(?: all)?(?: of)?(?: the| these)? ([^,?]+?), (?:which|who)(?: one)? (?=(?:has|have|had|is|was) the (?:${MOST}|${LEAST})\\b)`,
      'i',
    ),
    'which $1 ',
  ],
  // "…, and what is that weight?", "and how much is it?"
  [
    new RegExp(
      `^((?:which|who|what)\\b[^?]*? the (?:${MOST}|${LEAST}) ([^,?]+?)),? and (?:what (?:is|was) (?:that|this|the) \\2|how (?:much|high|large|big|great|low|long) (?:is|was) (?:it|that))\\s*\\??$`,
      'i',
    ),
    '$1, and what is it?',
  ],
  [
    new RegExp(
      `^((?:${SHOW})(?: me)? the [^,?]+?) (of the [^,?]*? the (?:${MOST}|${LEAST}) ([^,.?]+?)),? (?:together with|along with|as well as|and) (?:the|its|their|that|this) \\3\\s*[.?]*$`,
      'i',
    ),
    '$1 and the $3 $2',
  ],
  [
    new RegExp(
      `^([^?]*? the (?:${MOST}|${LEAST}|most|fewest)(?: number of)? ([^,.?]+?)),? (?:together with|along with|and) (?:that|this) (?:number|count)\\s*[.?]*$`,
      'i',
    ),
    '$1, along with the number of $2',
  ],
  // "The first three boats in descending order of weight".
  [
    /\bthe first (\d+|two|three|four|five|ten) ([^,.?]+?) (?:in|by) descending order of (?:the |their )?(?=\p{L})/giu,
    'the $1 $2 with the highest ',
  ],
  [
    /\bthe first (\d+|two|three|four|five|ten) ([^,.?]+?) (?:in|by) ascending order of (?:the |their )?(?=\p{L})/giu,
    'the $1 $2 with the lowest ',
  ],
  // "From the most boats to the fewest", "most boats first", "by frequency": by how many there are.
  [
    /,? (?:ordered |sorted |ranked )?from (?:the )?most ([^,.?]+?) to (?:the )?(?:fewest|least)(?: \1)?(?=[,.?]|$)/i,
    ' in descending order of the number of $1',
  ],
  [
    /, (?:the )?most (?!recent|common|expensive|costly|popular|frequent|distant)([^,.?]+?) first(?=[,.?]|$)/i,
    ', in descending order of the number of $1',
  ],
  [/, (?:the )?fewest ([^,.?]+?) first(?=[,.?]|$)/i, ', in ascending order of the number of $1'],
  [
    new RegExp(
      `^((?:${SHOW})(?: me)? (?:the |all )?[^,.?]+?) of (?:the |all )?([^,.?]+?),?(?: sorted| ordered)? (in (?:de|a)scending order of|by)(?: their)? frequency\\s*[.?]*$`,
      'i',
    ),
    '$1 in descending order of the number of $2',
  ],
  [
    new RegExp(`^(${SHOW})(?: me)? (?:each|every) ([^,.?]+?) only once\\s*[.?]*$`, 'i'),
    '$1 the distinct $2',
  ],
  // "Show all the boats with their name, port and weight."
  [
    new RegExp(
      `^(${SHOW})(?: me)? (?:all(?: of)?(?: the)?|the|every|each) ((?:\\p{L}+ ){1,3}?)(?:together |along )?with (?:its|their) (?!(?:(?:total )?number|count|total|average|own)\\b)([^.?]+?)\\s*[.?]*$`,
      'iu',
    ),
    '$1 the $3 of all $2',
  ],
  // "Sharing the port of the Heron", "whose port is the same as that of the Heron".
  [
    /\b(?:that|which|who)? ?(?:shares?|sharing) the ((?:\p{L}+ ){1,3}?)(?:of|with) (?=["“\p{Lu}\d])/gu,
    'with the same $1as ',
  ],
  [
    /\bwhose ((?:\p{L}+ ){1,3}?)(?:is|are|was|were) the same as (?:that|those|the one|the \1)(?: of)? (?=["“\p{Lu}\d])/gu,
    'with the same $1as ',
  ],
  [
    /\bwhose ((?:\p{L}+ ){1,4})(is|are|was|were) (\p{L}+) than the \1of (?!all|every|any|each)/giu,
    'whose $1$2 $3 than that of ',
  ],
  // "The lowest rent and the highest rent": figures, and no rows that have them.
  [
    /\bthe (?:lowest|smallest) ((?:\p{L}+ ){1,4}?)and the (?:highest|largest|greatest) (?=\1(?:of|for|in|per)\b)/giu,
    'the minimum $1and the maximum ',
  ],
  // "What is the highest fare of the trips of each ferry? Show its name too."
  [
    new RegExp(
      `^what is the (?:maximum|highest|largest) ([^?,]+?) of (?:the |all )?([^?,]+?) of each ([^?,]+?)\\? (${SHOW})(?: me)? (?:the|its|their) ([^.?,]+?)(?: of the \\3)?(?: too| as well| also)?[.?]*$`,
      'iu',
    ),
    '$4 the $5 of each $3 and the maximum $1 of its $2',
  ],
  [
    new RegExp(
      `^what is the (?:minimum|lowest|smallest) ([^?,]+?) of (?:the |all )?([^?,]+?) of each ([^?,]+?)\\? (${SHOW})(?: me)? (?:the|its|their) ([^.?,]+?)(?: of the \\3)?(?: too| as well| also)?[.?]*$`,
      'iu',
    ),
    '$4 the $5 of each $3 and the minimum $1 of its $2',
  ],
  [
    new RegExp(
      `^how many (?:different|distinct) ([^?,]+?) of (?:the |all )?([^?,]+?) does each ([^?,]+?) have\\? (${SHOW})(?: me)? (?:the|its|their) ([^.?,]+?)(?: of the \\3)?(?: too| as well| also)?[.?]*$`,
      'iu',
    ),
    '$4 the $5 of each $3 and the number of different $1 of its $2',
  ],
  // "Tended by no gardener".
  [/\b(is|are|was|were) (\p{L}+) by no (?=\p{L})/giu, '$1 not $2 by any '],
]
