import { LESS, MORE } from './comparator.ts'
import { ABOUT } from './choices.ts'
import { columnOf } from '../draft/column-of.ts'
import { conceptAround } from '../draft/concept-column.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { refOf } from '../tables/joins.ts'
import { bestCompared } from './than-best.ts'
import { wordSet } from '../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison, MeasureName, Predicate } from '../query/query.ts'
import type { SchemaColumn } from '../tables/schema.ts'

const BETWEEN = wordSet("the of all a an any 's its their for in overall")

/** "Older than the average age": a cell compared with something computed over rows. Read first. */
export function readAgainst(draft: Draft): readonly PendingAgainst[] {
  const found: PendingAgainst[] = []
  for (const mention of draft.sentence.mentions) {
    const measure = measureOf(mention)
    if (measure === null || draft.used.has(mention.index)) continue
    const comparison = comparisonBefore(draft, mention)
    if (!comparison) continue
    const said = next(draft, mention)
    const right = rightSide(draft, mention)
    const sides = isBare(mention)
      ? [comparison.column, right?.column ?? null, comparison.about]
      : [bestCompared(draft, mention, [comparison.column, comparison.about])]
    const column = sides.find((one) => one !== null && isAmount(one))
    if (!column) continue
    draft.used.add(mention.index)
    if (right) draft.used.add(right.mention.index)
    for (const index of comparison.used) draft.used.add(index)
    found.push({
      column,
      comparison: comparison.comparison,
      measure,
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
  readonly of: SchemaColumn
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
    const { column, at } = one
    const predicate = predicateOf(draft, one)
    if (isJoined(draft, column)) own.push(predicate)
    else draft.where.push({ column, predicate, at, exact: true })
  }
  return own
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
  { column, comparison, measure, of, from }: PendingAgainst,
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
      select: [{ kind: 'measure', measure, column: refOf(of) }],
      group: [],
      having: [],
      order: [],
      distinct: false,
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

function measureOf({ mark }: Mention): MeasureName | null {
  if (mark?.kind === 'measure') return mark.measure
  if (mark?.kind === 'superlative') return mark.descending ? 'max' : 'min'
  return null
}

/** "The highest" is of whatever is said, "the oldest" of an age. */
function isBare({ mark }: Mention): boolean {
  return mark?.kind !== 'superlative' || mark.concept === null
}

interface Found {
  readonly comparison: Comparison
  readonly column: SchemaColumn | null
  /** What the comparing word itself is about: "older" is about an age. */
  readonly about: SchemaColumn | null
  readonly used: readonly number[]
}

/** "more staff than the…", "higher than the…": what stands right before the measure. */
function comparisonBefore(draft: Draft, measure: Mention): Found | null {
  const { tokens, mentions } = draft.sentence
  let at = measure.start
  while (at > 0 && BETWEEN.has(tokens[at - 1]?.fold ?? '')) at -= 1
  const mark = mentions.find((one) => one.end === at && one.mark?.kind === 'compare')
  if (mark?.mark?.kind === 'compare') {
    const before = mentions[mark.index - 1]
    const near = before && gap(draft, before.end, mark.start).every((word) => IS.has(word))
    const column =
      before &&
      near &&
      before.columns.length > 0 &&
      !draft.select.some(
        (one) => one.column !== null && before.columns.some((link) => link.column === one.column),
      )
        ? columnOf(draft, before)
        : null
    const used = column && before ? [mark.index, before.index] : [mark.index]
    return { comparison: mark.mark.comparison, column, about: aboutOf(draft, mark.text), used }
  }
  if (tokens[at - 1]?.fold !== 'than') return null
  for (let back = at - 2; back >= Math.max(0, at - 6); back -= 1) {
    const word = tokens[back]?.fold ?? ''
    const comparison = MORE.has(word) ? '>' : LESS.has(word) ? '<' : null
    if (!comparison) continue
    const inside = mentions.filter(
      (one) => one.start > back && one.end <= at && one.columns.length > 0,
    )
    const [only] = inside
    return {
      comparison,
      column: only ? columnOf(draft, only) : null,
      about: aboutOf(draft, word),
      used: inside.map(({ index }) => index),
    }
  }
  return null
}

function aboutOf(draft: Draft, said: string): SchemaColumn | null {
  const word = said.toLowerCase()
  const concept = /\b(?:expensive|costly)\b/.test(word) ? 'price' : ABOUT[word.split(' ')[0] ?? '']
  return concept ? conceptAround(draft, draft.main, concept) : null
}

const IS = wordSet('is are was were has have had a an the of that with')

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
