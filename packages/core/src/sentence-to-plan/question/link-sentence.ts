import { findDate, isoDate, readDate } from './link-dates.ts'
import { linkColumns, linkTables, linkWhole, saidWords } from './link-names.ts'
import { tellersOf } from './tellers.ts'
import { COMMON_VERBS, FILLER_WORDS, FUNCTION_WORDS, wordSet } from './lexicon.ts'
import { PHRASES } from './marks.ts'
import type { Mark } from './marks.ts'
import type { LinkedSentence, Mention } from './mention.ts'
import type { SchemaTable } from './schema.ts'
import { foldText, tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'
import { valueIndex } from './value-index.ts'
import type { ValueHit, ValueIndex } from './value-index.ts'

type Candidate = Omit<Mention, 'index'> & { readonly weight: number }

/** Divides a question into stretches that each stand for something, so that most of it is explained. */
export function linkSentence(sentence: string, tables: readonly SchemaTable[]): LinkedSentence {
  const tokens = tokenize(sentence)
  const values = valueIndex(tables)
  const candidates = tokens.map((_, start) => candidatesAt(tokens, start, tables, values))
  const best: number[] = Array.from({ length: tokens.length + 1 }, () => 0)
  const chosen: (Candidate | null)[] = tokens.map(() => null)
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    best[at] = best[at + 1] ?? 0
    for (const candidate of candidates[at] ?? []) {
      const weight = candidate.weight + (best[candidate.end] ?? 0)
      if (weight > (best[at] ?? 0)) {
        best[at] = weight
        chosen[at] = candidate
      }
    }
  }
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length;) {
    const candidate = chosen[at]
    if (!candidate) {
      at += 1
      continue
    }
    const { weight: _weight, ...mention } = candidate
    mentions.push({ ...mention, index: mentions.length })
    at = candidate.end
  }
  return { tokens, mentions, tables }
}

/** "The amount of the payment" where there is a column of amounts. */
function isNamedAmount(said: string, tables: readonly SchemaTable[]): boolean {
  const [best] = /^(?:the )?amount of$/i.test(said) ? linkColumns(['amount'], tables) : []
  return best !== undefined && best.score > 0.95
}

const LONGEST_NAME = 9

function candidatesAt(
  tokens: readonly Token[],
  start: number,
  tables: readonly SchemaTable[],
  values: ValueIndex,
): readonly Candidate[] {
  const first = tokens[start]
  if (!first) return []
  const across = acrossQuotes(tokens, start, values)
  if (first.quote !== null) {
    return tokens[start - 1]?.quote !== first.quote
      ? [quotation(tokens, start, tables, values), ...across]
      : []
  }
  const found: Candidate[] = [...across]
  const limit = Math.min(tokens.length, start + values.longest + 8)
  for (let end = start + 1; end <= limit; end += 1) {
    const span = tokens.slice(start, end)
    if (span.at(-1)?.quote !== null) break
    const candidate = readSpan(tokens, start, end, tables, values)
    if (candidate) found.push(candidate)
  }
  for (const mark of marksAt(tokens, start)) {
    // "total" and "no" may also be a column or a cell: kept beside, for whoever reads what is around.
    const other = found.find(({ end }) => end === mark.end)
    const { columns = [], values: hits = [] } = other ?? {}
    const own = {
      columns: columns.filter(({ score }) => score > 0.95),
      values: hits.filter(({ share }) => share === 1),
    }
    if (isNamedAmount(textOf(tokens, start, mark.end), tables)) continue
    const tellers = tellersOf(textOf(tokens, start, mark.end), mark.mark, tables)
    if (tellers.length > 0) {
      found.push({ ...blank(tokens, start, mark.end), columns: tellers, weight: mark.weight })
      continue
    }
    // "The lowest total sales" adds up, even if somebody is called Total.
    const isCalled = mark.mark.kind === 'measure' && !first.proper && own.columns.length === 0
    const weight = isCalled ? Math.max(mark.weight, (other?.weight ?? 0) + 0.01) : mark.weight
    found.push({ ...blank(tokens, start, mark.end), ...own, mark: mark.mark, weight })
  }
  const typo =
    found.length === 0 && !first.sign && !isSaidOften(first) && !isRowNoun(tokens, start, start + 1)
      ? values.near(first.fold)
      : null
  if (typo !== null) {
    const hits = values.whole([typo])
    found.push({
      ...blank(tokens, start, start + 1),
      values: hits.length > 0 ? hits : bestParts(values.part([typo])),
      weight: 0.4,
    })
  }
  const date = readDate(tokens, start)
  if (date) {
    const hits = findDate(date.date, tables)
    const iso = isoDate(date.date)
    const end = start + date.length
    if (hits.length > 0 || iso !== null) {
      const text = hits.length === 0 && iso !== null ? iso : textOf(tokens, start, end)
      found.push({
        ...blank(tokens, start, end),
        text,
        values: hits,
        weight: dateWeight(date.length),
      })
    }
  }
  return found
}

function readSpan(
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
  const called = isFigure(tokens, start) ? [] : linkWhole(span, tables)
  const columns = said ? linkColumns(said, tables) : called
  const tableLinks = said ? linkTables(said, tables) : []
  const words = span.filter((token) => !token.sign).map((token) => token.fold)
  const numbered = columns.length > 0 && span.length > 1 && last.fold === 'no' ? 1 : 0
  const content =
    span.filter((token) => !token.sign && !FUNCTION_WORDS.has(token.fold)).length + numbered
  const ends = (!first.sign || first.fold === '#') && !last.sign
  const single = span.length === 1
  const exact = ends || /^[)%*]$/.test(last.fold) ? values.whole(words) : []
  const other = single && INITIALS.test(first.text) ? values.initials(first.fold) : []
  const alike = other.length > 0 || !ends || content === 0 ? other : inflected(span, values)
  const whole = exact.length > 0 ? exact : alike
  const partial =
    whole.length === 0 && ends && content > 0 && !isCommon(span) && !isRowNoun(tokens, start, end)
      ? values.part(words)
      : []
  // "has a frequency" is not about class A.
  const empty = content === 0 && !first.proper && first.fold !== 'no'
  const hits = empty ? [] : whole.length > 0 ? whole : bestParts(partial)
  const number = single ? first.number : null
  let weight = 0
  if (columns[0]) weight = Math.max(weight, nameWeight(content, columns[0].score, span))
  if (called.length > 0) weight = Math.max(weight, wholeWeight(content, words.length || 1, NAMED))
  if (tableLinks[0])
    weight = Math.max(weight, nameWeight(content, tableLinks[0].score, span) * 1.02)
  if (whole.length > 0 && !empty) {
    const strength = span.some((token) => token.proper) ? 1.25 : 1.12
    weight = Math.max(weight, wholeWeight(content, words.length, strength))
  } else if (hits.length > 0) {
    const strength =
      (span.some((token) => token.proper) ? 0.75 : 0.45) + 0.3 * (hits[0]?.share ?? 0)
    weight = Math.max(weight, content * strength)
  }
  if (number !== null) weight = Math.max(weight, 0.9)
  if (weight === 0) return null
  return { ...blank(tokens, start, end), columns, tables: tableLinks, values: hits, number, weight }
}

/** A column called so, word for word: a little more than the same words as marks and numbers. */
const NAMED = 1.1

/** A day said as a whole outweighs the month it is in and a number that is a cell elsewhere. */
function dateWeight(words: number): number {
  return words * 1.1 + 0.15 * (words - 1)
}

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

/** "How many releases", "which release was": what the rows are, even if a cell somewhere speaks of one. */
function isRowNoun(tokens: readonly Token[], start: number, end: number): boolean {
  const only = tokens[start]
  if (end - start > 1 || !only || only.proper) return false
  const [before, earlier] = [tokens[start - 1], tokens[start - 2]]
  if (only.fold.endsWith('s') && before?.fold === 'many' && earlier?.fold === 'how') return true
  const isAsked = before?.fold === 'which' || before?.fold === 'what' || isListed(tokens, start)
  return isAsked && AFTER_NOUN.has(tokens[end]?.fold ?? '')
}

/** What a noun is told of by: "the mountains that", "which building has". */
const AFTER_NOUN = wordSet('has have had is are was were did does do that who whose which with')

/** "List the mountains", at the start of a sentence. */
function isListed(tokens: readonly Token[], start: number): boolean {
  const opening = tokens.slice(0, start).map(({ fold }) => fold)
  const said = opening.filter((word) => word !== 'the' && word !== 'all').join(' ')
  return MARKS.get(said)?.kind === 'command'
}

/** A word of the language itself is spelled as it is meant: "later" is not "water". */
function isSaidOften(token: Token): boolean {
  return isCommon([token]) || MARK_WORDS.has(token.fold)
}

/** A part of a cell says something only if it is no everyday word. */
function isCommon(span: readonly Token[]): boolean {
  const words = span.filter((token) => !token.sign && !FUNCTION_WORDS.has(token.fold))
  if (words.every((token) => FILLER_WORDS.has(token.stem))) return true
  const [only] = words
  if (words.length !== 1 || !only || only.proper) return false
  return only.fold.length < 4 || COMMON_VERBS.has(only.stem)
}

function bestParts(hits: ReturnType<ValueIndex['part']>): ReturnType<ValueIndex['part']> {
  return hits.toSorted((a, b) => b.share - a.share).slice(0, 60)
}

function quotation(
  tokens: readonly Token[],
  start: number,
  tables: readonly SchemaTable[],
  values: ValueIndex,
): Candidate {
  const quote = tokens[start]?.quote
  let end = start
  while (end < tokens.length && tokens[end]?.quote === quote) end += 1
  const span = tokens.slice(start, end)
  const words = span.filter((token) => !token.sign).map((token) => token.fold)
  const whole = values.whole(words)
  const hits = whole.length > 0 ? whole : bestParts(values.part(words))
  const number = span.length === 1 ? (span[0]?.number ?? null) : null
  const said = hits.length === 0 && number === null ? saidWords(span) : null
  return {
    ...blank(tokens, start, end),
    columns: said ? linkColumns(said, tables) : [],
    values: hits,
    number,
    quoted: true,
    weight: 2 * span.length + 1,
  }
}

/** A cell of which only a part stands in quotes: "Homecoming" (Part 2). */
function acrossQuotes(
  tokens: readonly Token[],
  start: number,
  values: ValueIndex,
): readonly Candidate[] {
  const limit = Math.min(tokens.length, start + values.longest + 8)
  const found: Candidate[] = []
  for (let end = start + 2; end <= limit; end += 1) {
    const span = tokens.slice(start, end)
    const quotes = new Set(span.map(({ quote }) => quote))
    // The quotation ends within, so that nothing of it is left over.
    const isWhole =
      quotes.size > 1 && (!span.at(-1)?.quote || span.at(-1)?.quote !== tokens[end]?.quote)
    const words = span.filter(({ sign }) => !sign).map(({ fold }) => fold)
    const hits = isWhole ? values.whole(words) : []
    if (hits.length === 0) continue
    found.push({
      ...blank(tokens, start, end),
      values: hits,
      quoted: true,
      weight: 2 * span.length + 1,
    })
  }
  return found
}

function blank(tokens: readonly Token[], start: number, end: number): Omit<Candidate, 'weight'> {
  return {
    start,
    end,
    text: textOf(tokens, start, end),
    columns: [],
    tables: [],
    values: [],
    number: null,
    mark: null,
    quoted: false,
    proper: tokens.slice(start, end).some((token) => token.proper),
  }
}

function textOf(tokens: readonly Token[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}

interface FoundMark {
  readonly mark: Mark
  readonly end: number
  readonly weight: number
}

/** "Name the…" asks at the start of a sentence; elsewhere a name is a name. */
function opens(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1]
  if (!before || /^[.?!;:]$/.test(before.fold)) return true
  if (before.fold === ',')
    return !NOUNS_TOO.has(tokens[start]?.fold ?? '') || OBJECTS.has(tokens[start + 1]?.fold ?? '')
  return POLITE.has(before.fold) && opens(tokens, start - 1)
}

/** After a comma these may as well be the next thing of a list. */
const NOUNS_TOO = new Set(['name', 'state', 'report', 'select', 'get', 'count', 'list'])

/** What follows a word that tells to show something: "for each book, list its title". */
const OBJECTS = new Set(['the', 'its', 'their', 'his', 'her', 'all', 'each', 'every', 'me'])

const POLITE = new Set([
  'please',
  'can',
  'you',
  'could',
  'just',
  'then',
  'and',
  'also',
  'i',
  'want',
  'to',
])

const MARKS: ReadonlyMap<string, Mark> = new Map(
  PHRASES.flatMap(([mark, phrases]) =>
    phrases.split('|').map((phrase): [string, Mark] => [foldText(phrase), mark]),
  ),
)
const MARK_WORDS: ReadonlySet<string> = new Set(
  [...MARKS.keys()].flatMap((phrase) => phrase.split(' ')),
)
const LONGEST_MARK = 7

function marksAt(tokens: readonly Token[], start: number): readonly FoundMark[] {
  const found: FoundMark[] = []
  for (let end = Math.min(tokens.length, start + LONGEST_MARK); end > start; end -= 1) {
    const span = tokens.slice(start, end)
    if (span.some((token) => token.quote !== null)) continue
    const mark = MARKS.get(span.map((token) => token.fold).join(' '))
    if (!mark || (mark.kind === 'command' && !opens(tokens, start))) continue
    const content = span.filter(({ sign, fold }) => !sign && !FUNCTION_WORDS.has(fold)).length
    const words = span.length
    const weight = 1.01 * content + 0.35 * (words - content) + 0.15 * (words - 1)
    found.push({ mark, end, weight })
  }
  return found
}
