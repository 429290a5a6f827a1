import { isMeasure } from '../tables/is-measure.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import type { Column } from '../relation/column.ts'
import { isQuestion } from '../sentence-to-plan/question/is-question.ts'
import { tellsPlace } from '../sentence-to-plan/question/conditions/listed.ts'
import { orderColumn } from '../sentence-to-plan/question/tables/order-column.ts'
import { schemaOf } from '../tables/schema.ts'
import { sayColumn } from '../words/say.ts'
import { splitClauses } from '../sentence-to-plan/split-clauses.ts'
import { tableWords } from '../tables/table-words.ts'
import type { Asked } from './asked.ts'

/** A question about where a row stands in its file. */
export interface RowOrder {
  readonly problem: string
  /** Sentences that put the rows in an order of a column. */
  readonly choices: readonly string[]
  /** The column that numbers or dates the rows, where there is one: then the order is known. */
  readonly by: string | null
}

const PLACE = '(?:first|last|second|third|fourth|fifth|final|\\d+(?:st|nd|rd|th)|next|previous)'
const ROW = '(?:row|line|record|entry)'
const LIST = '(?:in|on|of) (?:the|this) (?:list|table|chart|file|sheet)'
const BESIDE = '(?:right |directly |immediately |just )?(?:after|before|above|below|under)'

/** These speak of rows as such; by a date somebody else would have to have put them in that order. */
const ROWS = phrases(
  `${PLACE} ${ROW}\\b(?! (?:by|in order|when|per|for each|of (?!the (?:list|table|chart|file|sheet|data)\\b)))`,
  `(?:last|final) (?:\\d{1,9}|few|two|three|four|five|ten) (?:rows|lines|records|entries)\\b(?! (?:by|in order|when))`,
  `(?:top|bottom) ${ROW}\\b(?! by)`,
  `${ROW} ${BESIDE}\\b`,
)
const LISTED = phrases(
  `listed (?:${PLACE}|${BESIDE})\\b`,
  `${PLACE}(?: [\\p{L}\\d'-]+){1,4} listed\\b`,
  `(?:comes?|came|appears?|appeared|stands?|is|was|listed|next|right|directly|immediately) ${BESIDE} (?!\\d).{1,60} ${LIST}\\b`,
  `(?:${PLACE}|top|bottom)(?: [\\p{L}\\d'-]+){1,3} ${LIST}\\b`,
  `at the (?:top|bottom|end|start|beginning|head) of (?:the|this) (?:list|table|chart|file|sheet)\\b`,
)
/** "The next town after Bern", where Bern is a cell. */
const NEXT =
  /(?:comes?|came|next|follows?|right|directly|immediately)(?: (?!how\b)[\p{L}'-]+){0,3}? (?:after|before) (?:the )?(.{1,80}?)[?.! ]*$/u
/** Told to cut rows off, whichever they are, or to keep one of those that are alike. */
const CUT =
  /^(?:please |then |now |and )?(?:use|treat|take|limit)\b|\b(?:drop|remove|delete|skip|ignore|keep|keeping|duplicates?|header)\b/

const MOST = 3

/**
 * "What is the first row?", "who is listed after Smith?": tables have no order here. Null where a sentence
 * asks no such thing.
 */
export function rowOrder(
  sentence: string,
  columns: readonly Column[],
  catalogue: Catalogue,
  isCanvasEmpty: boolean,
): RowOrder | null {
  const said = withoutNames(sentence, columns)
  const isRow = ROWS.some((phrase) => phrase.test(said))
  const isListed = LISTED.some((phrase) => phrase.test(said))
  const isStep = !isQuestion(sentence) && splitClauses(sentence).length > 1
  if (isStep || CUT.test(said) || !(isRow || isListed || isNext(said, columns, catalogue)))
    return null
  const { datasets } = catalogue
  const dataset = datasets.find((one) => columns.length > 0 && holds(one, columns))
  const by = dataset ? orderColumn(schemaOf(dataset)) : null
  const isDated = by?.type === 'date' || by?.type === 'timestamp'
  const ordering = [...columns.filter(isDate), ...columns.filter(isMeasure)].slice(0, MOST)
  const choices = ordering.map(
    ({ name }) =>
      `${isCanvasEmpty && dataset ? `load "${dataset.filename}", ` : ''}${arranged(said, sayColumn(name, columns))}`,
  )
  const how = ordering.length > 0 ? 'a column can set one' : 'no column numbers or dates them'
  return {
    problem: `Rows have no order of their own here, so which is first, next or last is not known; ${how}.`,
    choices,
    by: by && !(isRow && isDated) && columns.some(({ name }) => name === by.name) ? by.name : null,
  }
}

/** An answer to such a question: it stands if it goes by the column that orders the rows, and says so. */
export function inRowOrder(order: RowOrder | null, asked: Asked, catalogue: Catalogue): Asked {
  if (!order) return asked
  // All cells of a column are known in the order of the rows: the answer says where it stands.
  if (asked.pipeline && asked.assumptions.some(tellsPlace)) return asked
  const { by, problem, choices } = order
  const told = asked.pipeline ? describePipeline(asked.pipeline, catalogue) : ''
  if (by !== null && told.includes(by)) {
    const why = `Rows have no order of their own here: took that of ${by}.`
    return { ...asked, assumptions: [...asked.assumptions, why] }
  }
  const next = choices.length > 0 ? ' Was one of these meant?' : ''
  return {
    response: `${problem} Nothing was changed.${next}`,
    shouldExecute: false,
    assumptions: [],
    alternatives: choices,
    diagnostics: [],
  }
}

function isNext(said: string, columns: readonly Column[], catalogue: Catalogue): boolean {
  const [, cell = ''] = NEXT.exec(said) ?? []
  return cell !== '' && tableWords(columns, catalogue).columnsHolding(cell).length > 0
}

const PLACED = new RegExp(`\\b(?:${PLACE}|${ROW}|top|bottom)\\b`)

/** "last name", "first elected" and "record" may be columns. */
function withoutNames(sentence: string, columns: readonly Column[]): string {
  let text = sentence.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  for (const { name } of columns) {
    const words = name.toLowerCase().replaceAll(/[_\s]+/g, ' ')
    if (PLACED.test(words)) text = text.replaceAll(words, 'it')
  }
  return text
}

/** First and last can be had once there is an order; for the rest it is shown. */
function arranged(said: string, column: string): string {
  if (/\b(?:last|final|bottom|end)\b/.test(said))
    return `take the first ${countOf(said)} rows by ${column} descending`
  if (/\b(?:first|top|start|beginning|head)\b/.test(said))
    return `take the first ${countOf(said)} rows by ${column}`
  return `sort by ${column}`
}

function countOf(said: string): string {
  return /\b(?:last|final) (\d{1,9}) /.exec(said)?.[1] ?? '1'
}

function holds(dataset: CatalogueDataset, columns: readonly Column[]): boolean {
  const names = new Set(dataset.columns.map(({ name }) => name))
  return columns.every(({ name }) => names.has(name))
}

function isDate({ type }: Column): boolean {
  return type === 'date' || type === 'timestamp'
}

function phrases(...sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}`, 'u'))
}
