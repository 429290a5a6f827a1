/**
 * A request without its greeting, its thanks and the question whether it may be asked: "Hi, could you please tell
 * me how many rooms are free? Thanks!" is "tell me how many rooms are free?". What is nothing else is left as it is.
 */
export function withoutManners(sentence: string): string {
  const bare = MANNERS.reduce((said, [form, known]) => said.replace(form, known), sentence.trim())
  return /\p{L}{2}/u.test(bare) ? bare : sentence
}

const THANKS =
  '(?:many )?thanks?(?: you)?(?: (?:a lot|a million|so much|very much|in advance|for your help|again))*|thx|cheers|(?:kind|best|warm) regards|much appreciated'
const SHOW =
  'tell|show|give|send|get|list|find|name|provide|let me know|look up|check|count|work out'

const MANNERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|hallo|good (?:morning|afternoon|evening|day)|dear (?:all|team|colleagues?))(?: (?:there|all|everyone|everybody|team|plainflow))?(?:\s*[,!.:–-]+\s*|\s+(?=(?:can|could|would|please|i|i'd|i’d|we|what|which|who|how|show|give|list|tell)\b))/i,
    '',
  ],
  [
    /^(?:(?:just )?(?:a )?quick (?:question|one)|(?:one|a) (?:small |short )?question)\s*[,:!.–-]+\s*/i,
    '',
  ],
  [new RegExp(`\\s*[,;.!?–-]+\\s*(?:${THANKS})[.!]*$`, 'i'), ''],
  [/[,\s]+(?:please|pls|plz)[.!]*$/i, ''],
  [
    new RegExp(
      `^(?:please |pls |plz |kindly )?(?:can|could|would|will) (?:you|we|i)(?: please| kindly)?(?: be so kind (?:as )?to)? (?=(?:${SHOW})\\b)`,
      'i',
    ),
    '',
  ],
  [/^let me know\b,? /i, 'tell me '],
  [/^(?:send|get) me /i, 'give me '],
]

/**
 * What somebody would be glad to have, as what is to be given: "I'd be grateful for the list of free rooms". Where
 * rows are on the canvas already, "I need the first ten" tells what to do with them.
 */
export function asRequest(sentence: string): string {
  return WISHES.reduce((said, [form, known]) => said.replace(form, known), sentence)
}

const I = String.raw`(?:i|we)`
const WOULD = String.raw`(?:'d|’d| would)`
const AM = String.raw`(?:'m|’m| am|'re|’re| are)`

const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${I}${WOULD} (?:be (?:very |really )?(?:grateful|thankful|happy|glad)|(?:really )?appreciate(?: it)?) if (?:you|someone|somebody) could `,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `^${I}(?:${WOULD} (?:be (?:very |really )?(?:grateful|thankful) for|(?:really )?appreciate)|${AM} (?:looking for|interested in|after)) (?!if\\b|it\\b)`,
      'i',
    ),
    'give me ',
  ],
  [
    new RegExp(
      `^${I}(?:${WOULD} like| need| want) to (?:know|see|find out|learn),? (?=(?:for (?:each|every|all) [^,]{1,40}, )?(?:what|which|who|whom|whose|when|where|how)\\b)`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `^${I}(?:${WOULD} like| need| want)(?: to (?:know|see|have|get))? (?=(?:the|a list|an overview|all)\\b)`,
      'i',
    ),
    'give me ',
  ],
  [/^(?:give|show) me (?:the|a) (?:full |complete )?list of (?:the |all )*/i, 'list the '],
]
