import { linkColumns, linkTables, saidWords } from '../link/link-names.ts'
import { isOrder, isQuestion } from '../is-question.ts'
import { areRows } from '../tables/are-rows.ts'
import type { SchemaTable } from '../tables/schema.ts'
import { valueIndex } from '../tables/value-index.ts'
import { NAME_WORDS } from '../words/column-words.ts'
import { stem } from '../words/stem.ts'
import { tokenize } from '../words/tokens.ts'

/**
 * What is to be seen, said behind the things it is of: "rooms without a guest: floor and number", "members over 60,
 * how many?", "the oldest boat (name only)". It is said first, as in a question: "list the floor and number of …".
 */
export function spellAside(sentence: string, tables: readonly SchemaTable[]): string {
  const { said, sorted } = withoutOrder(sentence)
  const [, counted, each = ''] = COUNTED.exec(said) ?? []
  if (counted !== undefined && isThings(counted, tables)) return `how many ${counted}${each}?`
  for (const { head, items } of asidesOf(said)) {
    if (items.length === 0) continue
    const isFigure = SPLIT.test(head) && items.every((item) => isSaidIn(item, head))
    const isTold = !FOR_EACH.test(head) && isThings(head, tables)
    if (isFigure && items.some(isName) && isSplitByReference(head, tables)) return sentence
    if (isFigure && (isTold || isRanking(head))) return `${head}${sorted}`
    if (!items.every((item) => isColumn(item, tables))) continue
    if (WHICH.test(head) && items.every((item) => isName(item) && isSaidIn(item, head)))
      return `${head}${sorted}?`
    if (!isThings(head, tables) || SPLIT.test(head)) continue
    return `list the ${items.join(' and ')} of the ${head}${sorted}`
  }
  return sentence
}

/** "Which room is free, just the name": that is shown of it anyway. */
const WHICH = /^(?:(?:show|tell|give) me )?(?:which|who)\b/i
/** "For each line, the number of stops": what is to be seen of it is said behind alone. */
const FOR_EACH = /^for (?:each|every|all)\b/i

/** "Top 3 ferries by trips", "the most frequent stop of each line": which come first, and by what. */
function isRanking(head: string): boolean {
  return RANKED.test(head) || (isQuestion(head) && /\b(?:most|least|fewest)\b/i.test(head))
}

const RANKED = /^(?:the )?(?:(?:top|bottom|best|worst) \d+|(?:most|least) \p{L}+) /iu
const COUNTED =
  /^(.{3,}?)\s*[,:–-]\s*(?:how many(?: (?:are|were) (?:there|they|those|these))?|(?:just|only) (?:the )?(?:number|count)|(?:the )?(?:count|number (?:only|of them|is enough)))( (?:per|by|(?:in|for|at|of) each) [^,;:]{2,40}?)?\s*[?.]?$/i

/** "…, sorted descending" is said of the rows, behind everything. */
function withoutOrder(sentence: string): { readonly said: string; readonly sorted: string } {
  const [sorted = ''] = ORDER.exec(sentence) ?? []
  return { said: sentence.slice(0, sentence.length - sorted.length), sorted }
}

const ORDER =
  /,? (?:the )?(?:(?:sorted|ordered) (?:by [^,]{1,40}|(?:in )?(?:de|a)scending(?: order)?)|(?:in )?(?:de|a)scending(?: order)?|(?:highest|lowest|largest|smallest|biggest|newest|oldest|latest|earliest) (?:first|on top))[.!]*$/i

interface Aside {
  readonly head: string
  readonly items: readonly string[]
}

/** Every way to divide it into things and what is to be seen of them, the longest list first. */
function asidesOf(sentence: string): readonly Aside[] {
  const said = sentence.trim().replace(/[.?!]+$/, '')
  const [, before, within] = /^(.{3,}?)\s*\(([^()]{2,80})\)$/.exec(said) ?? []
  if (before !== undefined && within !== undefined) return [asideOf(before, within)]
  return [...said.matchAll(/\s*(?:[,:;]|\s[–-]|[.?!](?=\s+\p{Lu}))\s+/gu)]
    .filter(({ index }) => index > 2)
    .map((divide) =>
      asideOf(said.slice(0, divide.index), said.slice(divide.index + divide[0].length)),
    )
}

function asideOf(head: string, list: string): Aside {
  const items = list
    .replace(ENOUGH, '')
    .split(/\s*(?:,|\+|&|\band\b|\bplus\b)\s*/)
    .map((item) =>
      item.replace(/^(?:(?:just|only|with|show|the|its|their|his|her)\b\s*)+/i, '').trim(),
    )
  return { head, items: items.filter((item) => item !== '') }
}

const ENOUGH =
  /[\s,]*\b(?:is|are|will) (?:enough|fine|sufficient|do|ok|okay)$|\s+(?:only|please|will do|suffices?)$/i

function isName(item: string): boolean {
  return NAME_WORDS.has(tokenize(item).at(-1)?.stem ?? '')
}

function isColumn(item: string, tables: readonly SchemaTable[]): boolean {
  if (NAME_WORDS.has(stem(item.toLowerCase()))) return true
  const said = saidWords(tokenize(item))
  return said !== null && linkColumns(said, tables).some(({ score }) => score >= CALLED)
}

const CALLED = 0.6

/** Whether rows are spoken of: no order what to do with them, and no figure of them. */
function isThings(head: string, tables: readonly SchemaTable[]): boolean {
  if (isOrder(head) || isQuestion(head) || MEASURED.test(head)) return false
  return tokenize(head).some((token) => {
    const said = saidWords([token])
    if (said === null) return false
    const isTable = linkTables(said, tables).length > 0
    // "Logins from the app" where a column tells of each event what it was.
    return (
      isTable ||
      areRows([token], valueIndex(tables).inflected(said)) ||
      linkColumns(said, tables).some(({ column, score }) => column.unique && score >= CALLED)
    )
  })
}

const MEASURED =
  /^(?:the )?(?:total|sum|average|avg|mean|median|number|count|share|percentage|rate)\b/i
/** "Hours on each project, project name + hours": what is seen of a split is what it is of, and its figure. */
const SPLIT = /\b(?:per|by|each|every)\b/i

/** "Pilots per home airfield (airfield name)": a `home_airfield` holds the code of one, and its name is told elsewhere. */
function isSplitByReference(head: string, tables: readonly SchemaTable[]): boolean {
  const said = saidWords(tokenize(/\b(?:per|by|each|every) ([^,;(]+)$/i.exec(head)?.[1] ?? ''))
  const [by] = said === null ? [] : linkColumns(said, tables)
  const thing = by?.column.words.at(-1)?.stem
  return tables.some(
    ({ id, words }) =>
      by !== undefined && id !== by.column.table && words.length === 1 && words[0]?.stem === thing,
  )
}

function isSaidIn(item: string, head: string): boolean {
  const said = new Set(tokenize(head).map((token) => token.stem))
  return tokenize(item).every(
    ({ stem: root, fold }) => said.has(root) || FIGURES.has(root) || fold === 'of',
  )
}

const FIGURES = new Set(
  ['name', 'full', 'number', 'count', 'total', 'amount', 'value', 'sum'].map(stem),
)
