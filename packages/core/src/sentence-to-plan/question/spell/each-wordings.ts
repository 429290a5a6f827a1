/** Ways to ask for something of each kind, and for each kind once, in the way the readers know. */
const SHOW = 'give|show|list|return|find|tell me|display|report|name|state|provide|include'
const AND = '(?:,? and|, |,? with|,? along with|,? together with|,? as well as) '

export const EACH_WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "For each county show the county and the average height": each line says which county it is of.
  [
    new RegExp(
      `^(for (?:each|every) ([^,?]+?)),? (${SHOW})(?: me)? (?:the |that |its )?\\2(?! name)${AND}(?=(?:the |its |their )?(?:average|mean|total|sum|number|count|max|min|highest|lowest|largest|smallest|longest|shortest|how many)\\b)`,
      'i',
    ),
    '$1, $3 ',
  ],
  // "How many beds are there in each region? Show the region and the number."
  [
    new RegExp(
      `^(how (?:many|much) [^?]*?\\b(?:each|every|per) ([^?]+?))(?: in total)?\\? (?:${SHOW})(?: me)? (?:the |its |their )?\\2 and (?:the |its |their |this )?(?:total|number|count|sum|amount)(?: number)?\\s*[.?]*$`,
      'i',
    ),
    '$1?',
  ],
  // "What are the colours of the boats? List every colour once."
  [
    new RegExp(
      `^(what (?:is|are|were) the|which|${SHOW})(?: all)?(?: the)? (?!different|distinct)(.+?)[.?!]+ (?:${SHOW}) (?:each|every)(?: one| of them)?(?: (?:\\p{L}+ ?){1,2})? (?:only )?once\\s*[.?]*$`,
      'iu',
    ),
    '$1 different $2?',
  ],
  // "Also give the number of shows.", "Show the model too.": more of the same rows.
  [
    new RegExp(
      `[?.!]+ (?:also|additionally|in addition),? (?:please )?(?:${SHOW})(?: me| us)? (?:the )?([^?.]+?)(?: too| as well)?\\s*[?.]*$`,
      'i',
    ),
    ', and also the $1?',
  ],
  [
    new RegExp(
      `[?.!]+ (?:please )?(?:${SHOW})(?: me| us)? (?:the )?([^?.]+?),? (?:too|as well|also)\\s*[?.]*$`,
      'i',
    ),
    ', and also the $1?',
  ],
  // "How much did she pay for all of her stays?"
  [
    /^how much ((?:did|does|do|has|have) .+?) for all(?: of)? ((?:his|her|its|their|the) [^?]+?)\s*\??$/i,
    'how much $1 for $2 in total?',
  ],
  [
    /\b(is|are|was|were) ((?:at least|at most|more than|less than|over|under|above|below|older than|younger than|exactly) )?(\d+) years? old\b/gi,
    '$1 $2$3 in age',
  ],
  [/\bbut (?:none|not one)(?= (?:in|at|on|from|of)\b)/gi, 'but not'],
  [/,? (?:each(?: of them)?|each one|every one) (?:only )?once\s*[.?]*$/i, ', without repetition'],
  [
    new RegExp(
      `^(what (?:is|are|were) the|which|${SHOW})(?: all)?(?: the)? (?!different|distinct)(.+?),? (?:without|with no) (?:repetitions?|duplicates?|repeats?|repeating(?: any)?|doubles)\\s*[.?]*$`,
      'iu',
    ),
    '$1 different $2',
  ],
]
