import { blank, bestParts } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { isRowNoun, isCommon, isPronoun } from '../words/everyday-words.ts'
import { FILLER_WORDS, FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { isAskedPeriod } from './asked-periods.ts'
import { linkCalendar, linkColumns, linkTables, linkWhole, saidWords } from './link-names.ts'
import type { ColumnLink } from './mention.ts'
import { linkWeekdays } from './link-weekdays.ts'
import { endsInDeed } from './said-deeds.ts'
import { saidInFull } from './said-in-full.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { tokenize } from '../../../words/tokens.ts'
import type { Token } from '../../../words/tokens.ts'
import type { ValueHit, ValueIndex } from '../tables/value-index.ts'

const LONGEST_NAME = 9

export function readSpan(
  tokens: readonly Token[],
  start: number,
  end: number,
  tables: readonly SchemaTable[],
  values: ValueIndex,
): Candidate | null {
  const span = tokens.slice(start, end)
  const first = span[0]
  const last = span.at(-1)
  if (!first || !last) return null
  const said = span.length <= LONGEST_NAME ? saidWords(span) : null
  if (isCommanded(tokens, start, end)) return null
  const called = isFigure(tokens, start) ? [] : linkWhole(span, tables)
  const linked = said && !areTwo(span) && !isWhenDone(span) ? linkColumns(said, tables) : []
  const named = linked.length > 0 ? linked : called
  const periods = said && isAskedPeriod(tokens, start, end) ? linkCalendar(said, tables) : []
  // Which of the two is meant is told by the table they are asked of: "the names and years of the books".
  const columns = (periods[0]?.score ?? 0) > (named[0]?.score ?? 0) ? [...periods, ...named] : named
  // "Keepers for fairs" are of two tables, even if a third one is called by both.
  const isPlain = !span.some(
    ({ fold }) => fold !== 'of' && (FUNCTION_WORDS.has(fold) || fold === 'per'),
  )
  const tableLinks =
    said && isPlain && !endsInDeed(tokens, start, end, tables) ? linkTables(said, tables) : []
  const words = span.filter((token) => !token.sign).map((token) => token.fold)
  // In "Rank (#)" the sign belongs to the name before it.
  const isBracketed = tokens[start - 1]?.fold === '('
  const isSign = last.fold === (span.length > 1 ? 'no' : '#') && !isBracketed
  const isNumber = isSign && !isFigure(tokens, start)
  const numbered = columns.length > 0 && isNumber ? 1 : 0
  const content =
    span.filter((token) => !token.sign && !FUNCTION_WORDS.has(token.fold)).length + numbered
  const ends = (!first.sign || first.fold === '#') && !last.sign
  const single = span.length === 1
  const held = ends || /^[)%*]$/.test(last.fold) ? values.whole(words) : []
  const found = held.length === 0 && single ? linkWeekdays(tokens, start, tables) : held
  const exact = withSign(found, tokens[end]?.fold ?? '')
  const other = single && INITIALS.test(first.text) ? values.initials(first.fold) : []
  const full = single || columns.length + tableLinks.length > 0 ? [] : saidInFull(span, values)
  const short = [...other, ...full]
  const alike = short.length > 0 || !ends || content === 0 ? short : inflected(span, values)
  // "Norway or Spain": the "or" is no typing error of "Norway (NOR)".
  const isWhole = ends && !FUNCTION_WORDS.has(last.fold)
  const near = exact.length + alike.length > 0 || !isWhole || single ? [] : values.mistyped(words)
  const whole = [exact, alike, near].find((hits) => hits.length > 0) ?? []
  const partial =
    whole.length === 0 && ends && content > 0 && !isCommon(span) && !isRowNoun(tokens, start, end)
      ? values.part(words)
      : []
  // "has a frequency" is not about class A.
  const empty = content === 0 && !first.proper && first.fold !== 'no'
  const isHeading = single && isNumberHeading(tokens, start, columns)
  // "The mountains" are the rows of a table, even if a photo is called "the mountain".
  const isTable = !first.proper && ARTICLES.has(first.fold) && namesTable(span.slice(1), tables)
  const hits = empty || isHeading || isTable ? [] : whole.length > 0 ? whole : bestParts(partial)
  const number = single && !isPronoun(tokens, start) && !isHeading ? first.number : null
  let weight = 0
  if (columns[0]) weight = Math.max(weight, nameWeight(content, columns[0].score, span))
  if (called.length > 0) {
    const isLong = words.length > 2 && !tokens.slice(end).some(({ fold }) => EACH.has(fold))
    weight = Math.max(weight, wholeWeight(content, words.length || 1, NAMED) + (isLong ? LONG : 0))
  }
  if (tableLinks[0])
    weight = Math.max(weight, nameWeight(content, tableLinks[0].score, span) * 1.02)
  if (whole.length > 0 && !empty && !isTable) {
    const strength = isCellOfNamed(span, tables, values)
      ? SAID_APART
      : span.some((token) => token.proper)
        ? 1.25
        : 1.12
    weight = Math.max(weight, wholeWeight(content, words.length, strength))
  } else if (isOneNumbered(span, hits)) {
    weight = Math.max(weight, wholeWeight(content, words.length, NAMED))
  } else if (hits.length > 0) {
    const strength =
      (span.some((token) => token.proper) ? 0.75 : 0.45) + 0.3 * (hits[0]?.share ?? 0)
    weight = Math.max(weight, content * strength + 0.05 * (content - 1))
  }
  if (number !== null) weight = Math.max(weight, 0.9)
  if (weight === 0) return null
  return { ...blank(tokens, start, end), columns, tables: tableLinks, values: hits, number, weight }
}

/** "Grade B+" is neither B nor B-: of cells that only their sign tells apart, the one that is said. */
function withSign(hits: readonly ValueHit[], behind: string): readonly ValueHit[] {
  const sign = /^[+-]$/.test(behind) ? behind : ''
  const signed = hits.filter(({ cell }) => (/[+-]$/.exec(String(cell))?.[0] ?? '') === sign)
  return signed.length > 0 ? signed : hits
}

/** "The red zone", where a column is called Zone and has Red: that, even if a remark is "Red zone". */
function isCellOfNamed(
  span: readonly Token[],
  tables: readonly SchemaTable[],
  values: ValueIndex,
): boolean {
  const named = span.length === 2 ? linkColumns(saidWords(span.slice(1)) ?? [], tables) : []
  const said = named.filter(({ score }) => score > SURELY).map(({ column }) => column)
  if (said.length === 0) return false
  const whole = values.whole(span.map(({ fold }) => fold))
  const cells = values.whole(span.slice(0, 1).map(({ fold }) => fold))
  return (
    cells.some(({ column }) => said.includes(column)) &&
    !whole.some(({ column }) => said.includes(column))
  )
}

/** "Terminal 6": a name and a number that only one cell begins with, "Terminal 6 (old)". */
function isOneNumbered(span: readonly Token[], hits: readonly ValueHit[]): boolean {
  const [hit] = hits
  if (!hit || span.length < 2 || span.at(-1)?.number === null) return false
  if (hits.some(({ cell }) => cell !== hit.cell)) return false
  const said = span.map(({ fold }) => fold).join(' ')
  return tokenize(String(hit.cell))
    .map(({ fold }) => fold)
    .join(' ')
    .startsWith(said)
}

/** "Where 50 is 2": a column headed by a number, of which another one is told. */
function isNumberHeading(
  tokens: readonly Token[],
  at: number,
  [best]: readonly ColumnLink[],
): boolean {
  const [told, value] = [tokens[at + 1]?.fold ?? '', tokens[at + 2]]
  if (best?.column.name.trim() !== tokens[at]?.text) return false
  return /^(?:is|was|being|=)$/.test(told) && value !== undefined && value.number !== null
}

/** "Give the names" asks for names, even if a column is called Given Name. */
function isCommanded(tokens: readonly Token[], start: number, end: number): boolean {
  const isFirst = start === 0 || /^[.?!;,]$/.test(tokens[start - 1]?.fold ?? '')
  const isSplit = end > start + 1 && COMMANDED.has(tokens[start + 1]?.fold ?? '')
  return isFirst && isSplit && COMMANDS.has(tokens[start]?.fold ?? '')
}

const COMMANDS = new Set(['give', 'show', 'list', 'name', 'state', 'report', 'order', 'rank'])
const COMMANDED = new Set(['the', 'me', 'all', 'its', 'their'])

/** "Of each trip and the name of its ferry": two things, though a column is called Trip Name. */
function areTwo(span: readonly Token[]): boolean {
  return span.some(({ fold }, at) => fold === 'and' && OWNED.has(span[at + 1]?.fold ?? ''))
}

/** "Opened first": which did so first, even if a column is called "First opened". */
function isWhenDone(span: readonly Token[]): boolean {
  return span.length > 1 && /^(?:first|last)$/.test(span.at(-1)?.fold ?? '')
}

const OWNED = new Set(['the', 'a', 'an', 'its', 'their'])

const ARTICLES = new Set(['the', 'a', 'an'])

function namesTable(span: readonly Token[], tables: readonly SchemaTable[]): boolean {
  const said = saidWords(span)
  return said !== null && linkTables(said, tables).some(({ score }) => score > SURELY)
}

const SURELY = 0.95
/** Less than its two words, each by itself. */
const SAID_APART = 0.7

/** A column called so, word for word: a little more than the same words as marks and numbers. */
const NAMED = 1.1
/** "The number of keepers", where a column is called so; "the number of keepers of each town" is counted. */
const LONG = 0.4
const EACH = new Set(['each', 'every', 'per'])

function wholeWeight(content: number, words: number, strength: number): number {
  return (content + 0.3 * (words - content)) * strength + 0.15 * (words - 1)
}

/** "6.8 %", "# 4": the sign belongs to a number. */
function isFigure(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at]?.fold
  const beside = sign === '%' ? tokens[at - 1] : sign === '#' ? tokens[at + 1] : null
  return beside !== null && beside !== undefined && beside.number !== null
}

/** In capitals: "us" is no country. */
const INITIALS = /^[A-Z]{2,5}$/

function nameWeight(content: number, score: number, span: readonly Token[]): number {
  const filler = span.every((token) => FILLER_WORDS.has(token.stem)) ? 0.75 : 1
  return content * (0.35 + 0.65 * score) * filler + 0.12 * (content - 1)
}

function inflected(span: readonly Token[], values: ValueIndex): readonly ValueHit[] {
  const said = span.filter((token) => !token.sign)
  if (said.some(({ stem, number }) => FILLER_WORDS.has(stem) || number !== null)) return []
  return values.inflected(said.map(({ stem }) => stem))
}
