import type { Draft } from './draft/draft.ts'
import { FILLER_WORDS, FUNCTION_WORDS, LIGHT_VERBS } from '../../words/empty-words.ts'
import type { LinkedSentence, Mention } from './link/mention.ts'
import type { QuestionWord } from './question-reading.ts'
import type { Token } from '../../words/tokens.ts'
import { rowNounAt } from './draft/subject.ts'

/** The words that say something, and whether they went into the answer. */
export function contentWords(draft: Draft): readonly QuestionWord[] {
  const { sentence, used, readTokens } = draft
  const read = sentence.mentions.filter(({ index }) => used.has(index))
  const [asked] = sentence.mentions
  const told = asked ? rowNounAt(draft, asked) : -1
  const noun = told >= 0 ? told : rowNoun(sentence, read)
  return sentence.tokens.flatMap((token, at) => {
    if (token.sign || isLittle(token) || FILLER_WORDS.has(token.stem)) return []
    const mention =
      read.find(({ start, end }) => start <= at && at < end) ??
      (at === noun ? sentence.mentions[0] : undefined) ??
      namesCondition(draft, at)
    const held =
      mention !== undefined && at !== noun && (mention.values.length > 0 || mention.number !== null)
    if (mention === undefined && at !== noun && LIGHT_VERBS.has(token.stem) && !token.proper)
      return []
    // "This singer": whoever the table is about.
    if (mention === undefined && sentence.tokens[at - 1]?.fold === 'this' && !token.proper)
      return []
    const naming = token.proper || token.quote !== null || /\d/.test(token.text)
    const isRead = mention !== undefined || readTokens.has(at)
    return [{ text: token.text, read: isRead, held, naming }]
  })
}

/** "May" with a capital is a month, which an answer must not leave out. */
function isLittle({ fold, proper }: Token): boolean {
  return FUNCTION_WORDS.has(fold) && !(fold === 'may' && proper)
}

/** "Who played in Toronto in 1995", where the condition is about the "Years in Toronto". */
function namesCondition({ sentence, where }: Draft, at: number): Mention | undefined {
  return sentence.mentions.find(
    ({ start, end, columns, mark }) =>
      start <= at &&
      at < end &&
      !mark &&
      columns.some(({ column }) => where.some((one) => one.column === column)),
  )
}

/**
 * "How many games were at home": whatever a game is, the only table at hand holds them. Only where
 * something else of the question is in the data, or anything could be asked of anything.
 */
function rowNoun({ tables, tokens, mentions }: LinkedSentence, read: readonly Mention[]): number {
  const [asked] = mentions
  const isCount = asked?.mark?.kind === 'ask' && asked.mark.concept === 'count'
  if (tables.length !== 1 || !asked || !isCount || asked.start > 0) return -1
  const isTied = read.some(({ values, number }) => values.length > 0 || number !== null)
  if (!isTied && mentions.length > 2) return -1
  const at = tokens.findIndex(
    ({ fold, stem }, index) =>
      index >= asked.end && !FUNCTION_WORDS.has(fold) && !FILLER_WORDS.has(stem),
  )
  const isFree = !mentions.some(({ start, end }) => start <= at && at < end)
  // "How many calls in Hindi": a name is none of the rows, and must not be left out.
  const isNoun = tokens[at]?.proper === false
  return isFree && isNoun && at - asked.end <= 2 ? at : -1
}
