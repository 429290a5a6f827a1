import { FUNCTION_WORDS } from '../../words/empty-words.ts'
import { linkColumns, saidWords } from '../question/link/link-names.ts'
import type { QuestionWord } from '../question/question-reading.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { foldText, tokenize } from '../../words/tokens.ts'
import { itemsOf } from './items-of.ts'

/**
 * The columns of "list guest, room, shoe size and nights" of which an answer used no word, as they were said. Those
 * that tables have were only lost behind one that they have not, which alone is asked for then.
 */
export function lostItems(
  sentence: string,
  words: readonly QuestionWord[],
  tables: readonly SchemaTable[],
): readonly string[] {
  const unread = new Set(words.filter(({ read }) => !read).map(({ text }) => foldText(text)))
  const lost = [...lostColumns(sentence, unread), ...lostMeasures(sentence, unread)]
  const unknown = lost.filter((item) => !isColumn(item, tables) && !isMeasure(item))
  return unknown.length > 0 ? unknown : lost
}

export function askForItems(items: readonly string[]): string {
  const named = items.map((item) => `"${item}"`).join(' and ')
  // What is known was lost to something else.
  return items.every(isMeasure)
    ? `What was understood leaves out ${named}. Can it be asked for by itself?`
    : `What is meant by ${named}, which is to be shown?`
}

function isColumn(item: string, tables: readonly SchemaTable[]): boolean {
  const said = saidWords(tokenize(item))
  return said !== null && linkColumns(said, tables).some(({ score }) => score >= CALLED)
}

const CALLED = 0.6

/** "The total, mean and wobble of the fee": what else is to be measured. */
function lostMeasures(sentence: string, unread: ReadonlySet<string>): readonly string[] {
  const list = MEASURES.exec(sentence)?.groups?.['list'] ?? ''
  return itemsOf(list, () => false).filter((item) => unread.has(foldText(item)))
}

const MEASURE =
  '(?:total|sum|mean|average|avg|median|minimum|maximum|min|max|highest|lowest|count|number)'
const isMeasure = (item: string) => new RegExp(`^${MEASURE}$`, 'i').test(item)
const MEASURES = new RegExp(
  String.raw`(?<list>\b(?:\p{L}+,? (?:and )?(?:the )?)*?${MEASURE}(?:,? (?:and )?(?:the )?\p{L}+)*?,? and (?:the )?\p{L}+) of\b`,
  'iu',
)

function lostColumns(sentence: string, unread: ReadonlySet<string>): readonly string[] {
  const items = itemsOf(LISTED.exec(sentence.trim())?.groups?.['list'] ?? '', () => false)
  if (items.length < LEAST || items.some((item) => tokenize(item).length > LONGEST)) return []
  return items.filter((item) => {
    const told = tokenize(item).filter(({ sign, fold }) => !sign && !FUNCTION_WORDS.has(fold))
    return told.length > 0 && told.every(({ fold }) => unread.has(fold))
  })
}

/** Two may as well be said of each other; of three or more it is a list. */
const LEAST = 3
const LONGEST = 3
const LISTED =
  /^(?:please )?(?:list|show|give|display|return)(?: me| us)? (?<list>[^:;?.]+?)(?=\s+(?:of|for|from|where|with|who|whose|that|which|sorted|ordered|in|by|per|on|at)\b|[?.]?$)/i
