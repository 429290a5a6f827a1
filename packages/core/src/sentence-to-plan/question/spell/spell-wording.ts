import { ADDED_WORDINGS } from './added-wordings.ts'
import { COUNT_WORDINGS } from './count-wordings.ts'
import { EACH_WORDINGS } from './each-wordings.ts'
import { FIGURE_WORDINGS } from './figure-wordings.ts'
import { ROW_WORDINGS } from './row-wordings.ts'

/**
 * The many ways to put one question, in the way the readers know: "Which shop has most guests? Give its
 * name." asks for the name of the shop that has most guests. Only what means the same everywhere.
 */
export function spellWording(sentence: string): string {
  const quoted: string[] = []
  // What is quoted is somebody's name, whatever words it has.
  const bare = sentence.replaceAll(QUOTED, (said) => `${PLACE}${quoted.push(said) - 1}${PLACE}`)
  const spelled = WORDINGS_IN_ORDER.reduce((said, [form, known]) => said.replace(form, known), bare)
  return spelled.replaceAll(PLACED, (said, at: string) => quoted[Number(at)] ?? said)
}

const QUOTED = /"[^"]*"|“[^”]*”/g
/** A sign that nobody writes. */
const PLACE = '\u{E000}'
const PLACED = /\u{E000}(\d+)\u{E000}/gu

const SHOW = 'give|show|list|return|find|tell|display|state|report|name|provide|what is|what are'
const WHOSE = 'its|their|his|her'
const VERB = 'has|have|had|is|are|was|were|do|does|did|owns?|won|got'
/** "Never stayed", "ordered": what was done, and no "towns named so" or "pupils aged twelve". */
const DID = '(?:have |has )?never|(?!named|called|aged|based|located|listed)\\p{L}{2,}ed'

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:please|kindly|(?:can|could) you(?: please)?) (?=(?:${SHOW})\\b)`, 'i'), ''],
  [/^(\W*)(?:whats|what s|wat is|waht is|whats is) /i, '$1what is '],
  [/\bwhats (?=the\b)/i, 'what is '],
  // A little word with a letter missing or two of them swapped, behind another little word.
  [
    /(?<=\b(?:what|which|is|are|was|were|of|in|for|on|by|at|me|name|when|with|did)) (?:te|teh|hte) /gi,
    ' the ',
  ],
  // "Tell me the peak that has the least snow": which one has it.
  [
    /^(?:tell me|name|give me|give|show me|show|identify|state) the ((?:\p{L}+ ){1,3}?)(?:that|which|who) (has|have|had|is|are|was|were) (?=the (?:most|least|fewest|highest|lowest|greatest|smallest|largest|biggest)\b)/iu,
    'which $1$2 ',
  ],
  // "Above number ten": a place, said with or without the word.
  [
    /\b(above|below|over|under|than) (?:number|no\.?) (?=\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|twenty\b|thirty\b|forty\b|fifty\b)/gi,
    '$1 ',
  ],
  [/\bdays? of (?:the )?week\b/gi, 'weekday'],
  [/\bfirst and last (names?)\b/gi, 'first $1 and last $1'],
  [/\bmost favou?rable\b/gi, 'best'],
  [/\bleast favou?rable\b/gi, 'worst'],
  [/,? (?:thus far|so far|to date|up to now|until now)(?=[?.]?$)/i, ''],
  [/^(?:i(?:'d| would) like|i need)(?: to (?:know|see|find(?: out)?|get))? /i, 'tell me '],
  // "Where did she rank" asks for a place in an order, and for no place on a map.
  [/^(?:where|how) (?:did|does|do|was|is|were|are) (.+?) rank(?:ed)?\b/i, 'what is the rank of $1'],
  // "Nightfall was directed by whom?"
  [
    /^(.+?) (?:was|is|were|are) (\p{L}+(?:ed|en|un|ade|uilt)) by (?:who|whom)\s*\??$/iu,
    'who $2 $1?',
  ],
  [/\b(?:corresponding|respective) (?!to\b|with\b)/gi, ''],
  // "The top 3 highest", "from old to young": the same said twice, and without its ending.
  [/\btop (\d+|two|three|four|five|ten) (?=\p{L}{2,}est\b)/giu, '$1 '],
  [/\bfrom (?:the )?old to (?:the )?young\b/gi, 'from the oldest to the youngest'],
  [/\bfrom (?:the )?young to (?:the )?old\b/gi, 'from the youngest to the oldest'],
  [/\bfrom (?:high|large|big|great) to (?:low|small|little)\b/gi, 'from the highest to the lowest'],
  [/\bfrom (?:low|small|little) to (?:high|large|big|great)\b/gi, 'from the lowest to the highest'],
  // "For all books, list their titles": of each of them.
  [/^for (?:all|any)(?: of)?(?: the)? ([^,]{1,60}), /i, 'for each $1, '],
  // "How many million people": the cells say in which unit they count.
  [/\bhow many (?:million|thousand|billion)s?(?: of)?(?= \p{L})/iu, 'how many'],
  [/^how did (.{3,80}?) (?:end(?: up)?|turn out|finish)\??$/i, 'what was the result of $1?'],
  [/^where (is|was|are|were) (.{3,60}?) from\??$/i, 'what country $1 $2 from?'],
  [/^(what|which|who|where)(the|is|was|are) /i, '$1 $2 '],
  // "The lowest price is what?"
  [/^(the [^,?]{3,80}?) (is|are|was|were) what\??$/i, 'what $2 $1?'],
  [/^on average,? (what (?:is|are|was|were) the) /i, '$1 average '],
  [
    /\b(average|mean|total|sum|number|maximum|minimum|count)\b(.{0,60}?) over all /i,
    '$1$2 of all ',
  ],
  // "Sort the names of all ships by weight": a question that says first in which order.
  [
    /^(?:please )?(?:sort|order|arrange|rank) ((?:the|all|each|every)\b.+?) (by|in) /i,
    'list $1 sorted $2 ',
  ],
  // "… except for those having a driver over 40": the kinds that have no such row.
  [
    /,? (?:except|excluding|apart from|aside from|other than)(?: for)? (?:those|the ones|ones)(?: that| which| who)? (?:have|has|had|with|having)(?: an?| any)? /i,
    ' that do not have any ',
  ],
  [/\b(\p{L}+) having (?=the|an?|at|more|less|fewer|over|multiple|several|no|\d)/giu, '$1 with '],
  // "With the maximum weight", unless a maximum is compared: then a column is called so.
  [
    /\b(with|has|have|had)(?: the)? max(?:imum)? (?!.*\b(?:and|or|than|above|below|over|under|is|between)\b)/gi,
    '$1 the highest ',
  ],
  [
    /\b(with|has|have|had)(?: the)? min(?:imum)? (?!.*\b(?:and|or|than|above|below|over|under|is|between)\b)/gi,
    '$1 the lowest ',
  ],
  // "With ages from 30 to 34": a stretch of numbers, and no move from one to the other.
  [
    /\b(with|whose|having|ranging|ranges)((?: \p{L}+){0,5}?) from (\d[\d.,]*) to (?=\d)/giu,
    '$1$2 between $3 and ',
  ],
  // "Just a single shop", "several shops": how many of them.
  [/\b(?:only|just|exactly) (?:a|one) single (?=\p{L})/giu, 'exactly 1 '],
  [/\b(with|has|have|had) a single (?=\p{L})/giu, '$1 exactly 1 '],
  [/\b(with|has|have|had) (?:multiple|several) (?=\p{L})/giu, '$1 more than 1 '],
  [/\b(for|of|in) each (?:combination|pair) of /gi, '$1 each '],
  [
    /\b(each|every) ((?:\p{L}+ ){1,3}?)(?:along |together )?with (?=(?:its|their|the) (?:number|count|total|average)\b)/giu,
    '$1 $2and ',
  ],
  // "Show the shop names with the number of guests", where nothing is compared.
  [
    new RegExp(
      `^((?:${SHOW})\\b(?:(?!\\bwith\\b).){1,60}?) with (?=(?:its|their|the) (?:(?:total )?(?:number|count)|total|average)\\b(?!.*(?:\\d|\\b(?:than|above|below|over|under|equal|is|are|between)\\b)))`,
      'iu',
    ),
    '$1 and ',
  ],
  [/ and (?:the )?((?:\p{L}+ ){1,2}?)counts(?=[.?]?$)/iu, ' and the number of $1'],
  // "… without duplicates", "which kinds occur among the ships": each of them once.
  [
    new RegExp(
      `^(${SHOW})(?: me)?(?: all)?(?: the)? (?!all|the)(.+?),? (?:without|with no|with out)(?: any)? (?:duplicates?|repetitions?|repeats?)\\b`,
      'iu',
    ),
    '$1 the distinct $2',
  ],
  [
    /^(?:which|what) ((?:\p{L}+ ){1,3}?)(?:occur|appear|exist|are found|are there|are present) (?:among|in) (?=(?:all )?(?:the )?\p{L}+[?.]?$)/iu,
    'what are the distinct $1of ',
  ],
  // "Higher than that of all", "whose weight is greater than the weight of every …": than all of them.
  [/\bthan (?:that|those) of (all|every|any|each)\b/gi, 'than $1'],
  [
    /\bwhose ((?:\p{L}+ ){1,4})(is|are|was|were) (\p{L}+) than the \1of (all|every|any)\b/giu,
    'whose $1$2 $3 than $4',
  ],
  // "…, highest weight first".
  [
    /, (?:with |starting with )?(?:the )?(?:highest|largest|greatest|biggest) ([^,.?]{1,40}?) first\b/i,
    ', in descending order of $1',
  ],
  [
    /, (?:with |starting with )?(?:the )?(?:lowest|smallest|least) ([^,.?]{1,40}?) first\b/i,
    ', in ascending order of $1',
  ],
  [
    new RegExp(
      `^how many ((?:\\p{L}+ ){1,3}?)(?:does|do|did|can|could) each ((?:\\p{L}+ ){1,3}?)(?:have|be \\p{L}+(?: \\p{L}{2,4})?|\\p{L}+)\\? (${SHOW})(?: me)? ([^.?]{1,60}) and (?:the |their |its )?(?:counts?|numbers?)[.?]?$`,
      'iu',
    ),
    '$3 $4 and the number of $1of each $2',
  ],
  [
    new RegExp(
      `^how many ((?:\\p{L}+ ){1,3}?)(?:does|do|did) each ((?:\\p{L}+ ){1,3}?)have\\? (${SHOW})(?: me)? (?:the|its|their) (?!.*\\b(?:numbers?|counts?)\\b)([^.?]{1,40}?)(?: too| as well| also)?[.?]?$`,
      'iu',
    ),
    '$3 the $4 and the number of $1of each $2',
  ],
  [/\b(were|was|are|is|did|have|has|had) most of (?:the )?/i, '$1 the most '],
  [/^group(?: by)? (?:the |all )?(\p{L}+) by ([^,]{1,40}),? and (?:then )?/iu, 'for each $2, '],
  [/^(?:please )?(?:add up|sum up|total up) (?:all )?(?:the )?/i, 'what is the total '],
  [
    /,? (?:starting|beginning) with the (?:highest|largest|greatest|biggest|most) /i,
    ' in descending order of ',
  ],
  [
    /,? (?:starting|beginning) with the (?:lowest|smallest|least|fewest) /i,
    ' in ascending order of ',
  ],
  [
    /^how (?:much|many) (?:higher|larger|greater|bigger|more) is the (highest|largest|greatest|biggest|maximum) (.+?) than the (lowest|smallest|least|minimum)\b.*$/i,
    'what is the difference between the $1 and the $3 $2?',
  ],
  [
    /,? (?:except|excluding|other than|besides)(?: for)? the (?:one|ones|row) (?:with|that has|having) the (?:highest|largest|greatest|biggest|most) ([^,.?]+)/i,
    ' whose $1 is below the maximum $1',
  ],
  [
    /,? (?:except|excluding|other than|besides)(?: for)? the (?:one|ones|row) (?:with|that has|having) the (?:lowest|smallest|least|fewest) ([^,.?]+)/i,
    ' whose $1 is above the minimum $1',
  ],
  // Two sentences, of which the second says what is to be seen of what the first one tells.
  [
    new RegExp(
      `^(?:which|what) (?!is|are|was|were)((?:\\p{L}+ ){1,3}?)(${VERB}|${DID}) ([^?.]+)[?.] (${SHOW})(?: me)?(?: all)? (?:${WHOSE}|the(?!.* (?:of|for|in|with)\\b)) ([^.?]{1,60})[.?]?$`,
      'iu',
    ),
    '$4 the $5 of the $1that $2 $3?',
  ],
]

const WORDINGS_IN_ORDER = [
  ...ADDED_WORDINGS,
  ...EACH_WORDINGS,
  ...COUNT_WORDINGS,
  ...FIGURE_WORDINGS,
  ...WORDINGS,
  ...ROW_WORDINGS,
]
