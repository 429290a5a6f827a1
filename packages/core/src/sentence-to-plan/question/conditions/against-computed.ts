import { columnOf } from '../draft/column-of.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import { measureBefore } from './measured-conditions.ts'
import { fansOut } from '../draft/fans-out.ts'
import { bestCompared, cellOfBest } from './against-first-row.ts'
import type { Best } from './against-first-row.ts'
import { aboutOf, BETWEEN, comparisonBefore } from './compared-before.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison, MeasureName, Predicate } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "Older than the average age": a cell compared with something computed over rows. Read first. */
export function readAgainst(draft: Draft): readonly PendingAgainst[] {
  const found: PendingAgainst[] = []
  for (const mention of draft.sentence.mentions) {
    const measure = measureSaid(draft, mention)
    if (measure === null || draft.used.has(mention.index)) continue
    const comparison = comparisonBefore(draft, mention)
    if (!comparison) continue
    const said = next(draft, mention)
    const right = rightSide(draft, mention)
    const best = isBare(mention) ? null : bestCompared(draft, mention, comparison)
    const sides = [comparison.column, right?.column ?? null, comparison.about]
    const column = isBare(mention)
      ? sides.find((one) => one !== null && isAmount(one))
      : best?.column
    if (!column) continue
    draft.used.add(mention.index)
    const [left] = comparison.used.slice(1).flatMap((index) => draft.sentence.mentions[index] ?? [])
    const computed = left && comparison.column === column ? measureBefore(draft, left) : null
    if (computed) draft.used.add(computed.index)
    if (right) draft.used.add(right.mention.index)
    for (const index of comparison.used) draft.used.add(index)
    if (comparison.word !== null) draft.readTokens.add(comparison.word)
    found.push({
      column,
      comparison: best?.comparison ?? comparison.comparison,
      measure,
      ...(best ? { best } : {}),
      ...(computed && measureOf(computed) !== null ? { computed: measureOf(computed) } : {}),
      of: right?.column ?? column,
      from: right?.mention.end ?? said?.start ?? mention.end,
      at: mention,
    })
  }
  const every = readEvery(draft)
  return every ? [...found, every] : found
}

export interface PendingAgainst {
  readonly column: SchemaColumn
  readonly comparison: Comparison
  readonly measure: MeasureName
  /** "Whose average price is above the average": what is computed of each group before it is compared. */
  readonly computed?: MeasureName | null
  readonly of: SchemaColumn
  /** "Heavier than the oldest": that of the first row in some order. */
  readonly best?: Best
  /** Conditions said from this token on are about the rows it is computed over. */
  readonly from: number
  readonly at: Mention
}

/**
 * Once all conditions are read: those behind it go inside. "Plants cheaper than the average", where only
 * the offers of a plant have a price: a condition on rows of another table, as any other.
 */
export function finishAgainst(
  draft: Draft,
  pending: readonly PendingAgainst[],
): readonly Predicate[] {
  const own: Predicate[] = []
  for (const one of pending) {
    const { column, comparison, computed, at } = one
    const predicate = predicateOf(draft, one)
    if (computed && predicate.kind === 'against' && hasGroups(draft, column))
      draft.having.push({ measure: computed, of: column, comparison, value: predicate.query, at })
    else if (isJoined(draft, column)) own.push(predicate)
    else draft.where.push({ column, predicate, at, exact: true })
  }
  return own
}

/** What is shown has several rows with such a cell, of its own table or of another. */
function hasGroups(draft: Draft, { table }: SchemaColumn): boolean {
  const [shown] = draft.select
  const isShared = shown?.measure === null && shown.column?.unique === false
  return table === draft.main.id ? isShared : fansOut(draft, table)
}

/** Of a table whose rows are read anyway. */
function isJoined({ main, select, group }: Draft, { table }: SchemaColumn): boolean {
  return (
    table === main.id ||
    [...select.map((one) => one.column), ...group].some((one) => one?.table === table)
  )
}

function predicateOf(
  draft: Draft,
  { column, comparison, measure, of, best, from }: PendingAgainst,
): Predicate {
  const to = clauseEnd(draft, from)
  const inner = draft.where.filter(
    ({ at, column: about }) => at.start >= from && at.start < to && about.table === of.table,
  )
  for (const one of inner) draft.where.splice(draft.where.indexOf(one), 1)
  const again = draft.where.filter((one) => isSaidAgain(draft, one, from, of))
  return {
    kind: 'against',
    column: refOf(column),
    comparison,
    query: {
      tables: [of.table],
      joins: [],
      where: [...inner, ...again].map(({ predicate }) => predicate),
      group: [],
      having: [],
      distinct: false,
      ...(best
        ? cellOfBest(best)
        : { select: [{ kind: 'measure', measure, column: refOf(of) }], order: [] }),
    },
  }
}

/** "Night trains faster than the average speed of night trains": over those rows, and told of them alike. */
function isSaidAgain(
  { sentence }: Draft,
  { at, column }: WhereDraft,
  from: number,
  of: SchemaColumn,
): boolean {
  if (column.table !== of.table || at.start >= from) return false
  const said = at.text.toLowerCase()
  return sentence.mentions.some((one) => one.start >= from && one.text.toLowerCase() === said)
}

/** "… than the average but with few guests", "… and are not from Brno": told of the rows themselves again. */
function clauseEnd({ sentence: { tokens } }: Draft, from: number): number {
  const at = tokens.findIndex(
    ({ fold }, index) =>
      index >= from &&
      (fold === 'but' || (fold === 'and' && OWN_AGAIN.has(tokens[index + 1]?.fold ?? ''))),
  )
  return at < 0 ? tokens.length : at
}

const OWN_AGAIN = wordSet(
  'is are was were has have had with without that who which whose not do does did also',
)

/** "Higher than all dermatologists": than the highest of them; "than any": than the lowest. */
function readEvery(draft: Draft): PendingAgainst | null {
  const { mentions, tokens } = draft.sentence
  for (const mention of mentions) {
    if (mention.mark?.kind !== 'compare' || draft.used.has(mention.index)) continue
    const word = tokens[mention.end]?.fold ?? ''
    const before = mentions[mention.index - 1]
    if (!/^(?:all|any|every|some)$/.test(word) || !before) continue
    const named =
      before.columns.length > 0
        ? columnOf(draft, before, (one) => (one.numeric === null ? -1 : 0))
        : null
    // "Taller than every guest from Ulm": by what is compared the word itself tells.
    const about = aboutOf(draft, mention.text)
    const column = named !== null && named.numeric !== null ? named : about
    if (!column || column.numeric === null) continue
    draft.used.add(mention.index)
    if (column === named) draft.used.add(before.index)
    const above = mention.mark.comparison.startsWith('>')
    const whole = word === 'all' || word === 'every'
    const measure = above === whole ? 'max' : 'min'
    const { comparison } = mention.mark
    return { column, comparison, measure, of: column, from: mention.end, at: mention }
  }
  return null
}

/** Numbers that tell rows apart have no average. */
function isAmount({ numeric, key, ordinal, unique, words }: SchemaColumn): boolean {
  const isNumber = ordinal && unique && words.some(({ stem }) => stem === 'number')
  return numeric !== null && !key && !isNumber
}

/** "The overall average" is one. */
function measureSaid(draft: Draft, mention: Mention): MeasureName | null {
  const after = next(draft, mention)
  const isOfAll = /^overall$/i.test(mention.text) && after?.start === mention.end
  return (isOfAll ? measureOf(after) : null) ?? measureOf(mention)
}

function measureOf({ mark }: Mention): MeasureName | null {
  if (mark?.kind === 'measure') return mark.measure
  if (mark?.kind === 'superlative') return mark.descending ? 'max' : 'min'
  return null
}

/** "The highest" is of whatever is said, "the oldest" of an age. */
function isBare({ mark }: Mention): boolean {
  return mark?.kind !== 'superlative' || mark.concept === null
}

function rightSide(
  draft: Draft,
  measure: Mention,
): { mention: Mention; column: SchemaColumn } | null {
  let one = next(draft, measure)
  let at = measure.end
  while (one && (one.mark?.kind === 'count' || one.mark?.kind === 'measure')) {
    draft.used.add(one.index)
    at = one.end
    one = next(draft, one)
  }
  if (!one || !gap(draft, at, one.start).every((word) => BETWEEN.has(word))) return null
  const column =
    one.columns.length > 0
      ? columnOf(draft, one, (candidate) => (candidate.numeric === null || candidate.key ? -1 : 0))
      : null
  // "The average dog": the table says over whose rows, and what is compared was said before.
  return column && isAmount(column) ? { mention: one, column } : null
}
