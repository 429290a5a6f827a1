import { wordSet } from './lexicon.ts'
import { columnFor, columnOf, gap, next } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Concept } from './lexicon.ts'
import type { Mention } from './mention.ts'
import type { SchemaColumn, SchemaTable } from './schema.ts'

const BETWEEN = wordSet('the of a in number amount total their its an different to')

/** "With the most staff", "the youngest dog", "top 3 by sales": an order, and how many rows of it. */
export function readSuperlatives(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    const { mark } = mention
    if (mark?.kind !== 'superlative' || draft.used.has(mention.index)) continue
    if (inTop(draft, mention)) continue
    const wanted = limitOf(draft, mention)
    const key = keyOf(draft, wanted.after, mark.concept)
    if (!key) continue
    draft.used.add(mention.index)
    const descending = mark.descending !== reversed(key.of, mark.concept)
    draft.order.push({ measure: key.measure, of: key.of, descending })
    draft.limit = wanted.limit
    return
  }
}

/** "Oldest" is the greatest age, but the earliest birth. */
function reversed(
  of: SchemaColumn | SchemaTable | null,
  concept: Concept | 'order' | 'count' | null,
): boolean {
  return (
    concept === 'age' &&
    of !== null &&
    'type' in of &&
    (of.dated ||
      of.words.some(({ stem }) => stem === 'born' || stem === 'birth' || stem === 'year'))
  )
}

/** "Top 3": how many rows, and the mention the superlative is about. */
function limitOf(draft: Draft, mention: Mention): { limit: number; after: Mention } {
  const after = next(draft, mention)
  const before = draft.sentence.mentions[mention.index - 1]
  if (
    after?.number !== null &&
    after?.number !== undefined &&
    after.start === mention.end &&
    after.number > 0 &&
    after.number <= 1000
  ) {
    draft.used.add(after.index)
    return { limit: after.number, after }
  }
  const counted = before?.number ?? null
  if (
    before &&
    counted !== null &&
    before.end === mention.start &&
    counted > 0 &&
    counted <= 1000
  ) {
    draft.used.add(before.index)
    return { limit: counted, after: mention }
  }
  return { limit: 1, after: mention }
}

interface OrderKey {
  readonly measure: 'count_rows' | 'sum' | null
  readonly of: SchemaColumn | SchemaTable | null
}

function keyOf(
  draft: Draft,
  from: Mention,
  concept: Concept | 'order' | 'count' | null,
): OrderKey | null {
  if (concept === 'count') return { measure: 'count_rows', of: null }
  let at = from.end
  for (let one = next(draft, from); one; one = next(draft, one)) {
    if (!gap(draft, at, one.start).every((word) => BETWEEN.has(word))) break
    at = one.end
    if (one.mark?.kind === 'count' || one.mark?.kind === 'distinct') continue
    if (one.mark) break
    const column = columnOf(draft, one, (candidate) =>
      candidate.numeric === null && !candidate.dated ? -0.5 : 0,
    )
    const table = one.tables[0]
    const sortable = column !== null && !column.key && (column.numeric !== null || column.dated)
    if (concept !== null && concept !== 'order') {
      const of = conceptColumn(draft, table?.table ?? draft.main, concept)
      if (of) {
        if (sortable && column && of !== column && one.columns[0] && one.columns[0].score > 0.9) {
          draft.used.add(one.index)
          return { measure: null, of: column }
        }
        if (table) draft.used.add(one.index)
        return { measure: null, of }
      }
    }
    if (column && sortable && (one.columns[0]?.score ?? 0) >= (table?.score ?? 0) - 0.2) {
      draft.used.add(one.index)
      const adds = gap(draft, one.end, one.end + 2).join(' ') === 'in total'
      return { measure: adds ? 'sum' : null, of: column }
    }
    if (table) {
      draft.used.add(one.index)
      return { measure: 'count_rows', of: table.table }
    }
    if (column) {
      draft.used.add(one.index)
      return { measure: 'count_rows', of: column }
    }
    break
  }
  if (concept !== null && concept !== 'order') {
    const of = conceptColumn(draft, draft.main, concept)
    if (of) return { measure: null, of }
  }
  const unused = draft.sentence.mentions.find(
    (one) =>
      !draft.used.has(one.index) &&
      one.columns.some(({ column }) => column.numeric !== null && !column.key),
  )
  if (unused) {
    const column = columnOf(draft, unused, (candidate) => (candidate.numeric === null ? -1 : 0))
    if (column) {
      draft.used.add(unused.index)
      return { measure: null, of: column }
    }
  }
  return null
}

function conceptColumn(draft: Draft, table: SchemaTable, concept: Concept): SchemaColumn | null {
  const found = columnFor(draft, table, concept)
  if (found) return found
  if (concept === 'age') return columnFor(draft, table, 'date')
  if (concept === 'length')
    return columnFor(draft, table, 'distance') ?? columnFor(draft, table, 'height')
  if (concept === 'date')
    return (
      table.columns.find(
        (column) => column.ordinal && column.numeric === 'native' && column.unique,
      ) ?? null
    )
  return null
}

/** "In the top 10": a place among the first ten. */
function inTop(draft: Draft, mention: Mention): boolean {
  const after = next(draft, mention)
  const words = gap(draft, mention.start - 2, mention.start)
  if (
    mention.text.toLowerCase() !== 'top' ||
    after?.number === null ||
    !after ||
    words.join(' ') !== 'in the'
  )
    return false
  const rank = draft.main.columns.find(
    (column) => column.numeric !== null && column.words.some(({ stem }) => RANKS.has(stem)),
  )
  if (!rank) return false
  draft.used.add(mention.index)
  draft.used.add(after.index)
  const ref = { table: rank.table, column: rank.name }
  draft.where.push({
    column: rank,
    at: after,
    exact: true,
    predicate: { kind: 'compare', column: ref, comparison: '<=', value: after.number },
  })
  return true
}

const RANKS = wordSet('rank position finish place ranking plac')
