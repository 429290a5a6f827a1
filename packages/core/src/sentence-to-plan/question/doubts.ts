import { sameColumn } from '../../tables/column-ref.ts'
import type { Predicate, Query } from './query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import type { LinkedSentence } from './link/mention.ts'
import type { Cell } from '../../relation/column.ts'
import type { QuestionReading } from './question-reading.ts'
import type { SchemaColumn } from '../../tables/schema.ts'
import { foldedWords } from '../../words/tokens.ts'

/**
 * Whether an answer speaks against itself, whatever was asked: it tells nothing that was not said in the
 * question, ranks what is level by its nature, or leaves out the average or the first place that was asked for.
 */
export function isDoubtful(reading: QuestionReading, sentence: LinkedSentence): boolean {
  const { answer, words } = reading
  if (answer.kind !== 'rows') return false
  if (leavesOutMean(reading, sentence) || leavesOutPlace(words, sentence)) return true
  return tellsBack(answer.query, sentence) || ranksSingles(answer.query, sentence)
}

/** "What is the title of the song Tide": "Tide" is no answer. Of "the Heron crew" the "Heron Works" is one. */
function tellsBack({ select, where, limit }: Query, { tokens }: LinkedSentence): boolean {
  const words = tokens.filter(({ sign }) => !sign).map(({ fold }) => fold)
  const asked = ` ${words.join(' ')} `
  const said = where
    .flatMap(held)
    .filter(({ cell }) => asked.includes(` ${foldedWords(String(cell)).join(' ')} `))
  return (
    limit === undefined &&
    select.length > 0 &&
    select.every(
      (item) =>
        item.kind === 'column' && said.some(({ column }) => sameColumn(column, item.column)),
    )
  )
}

/** A column of which every row left holds the same cell. */
function held(
  predicate: Predicate,
): readonly { readonly column: ColumnRef; readonly cell: Cell }[] {
  if (predicate.kind === 'compare' && predicate.comparison === '=')
    return [{ column: predicate.column, cell: predicate.value }]
  if (predicate.kind !== 'among' || predicate.negated) return []
  const [cell = null, ...others] = predicate.values
  return others.length === 0 ? [{ column: predicate.column, cell }] : []
}

/**
 * "The most common allergy" in a table that lists each of them once: all of them occur once. Only put in
 * order, "for each stop, how many benches are there in order", none of them is left out for it.
 */
function ranksSingles(
  { tables, joins, group, order, having, limit }: Query,
  sentence: LinkedSentence,
): boolean {
  const first = limit === undefined ? [] : order
  const counted = [...first.map(({ item }) => item), ...having.map(({ item }) => item)]
  const isRanked = counted.some((item) => item.kind === 'measure' && item.measure === 'count_rows')
  if (!isRanked || tables.length !== 1 || joins.length > 0) return false
  return group.some((key) => columnOf(sentence, key)?.unique === true)
}

function columnOf({ tables }: LinkedSentence, { table, column }: ColumnRef): SchemaColumn | null {
  const owner = tables.find(({ id }) => id === table)
  return owner?.columns.find(({ name }) => name === column) ?? null
}

/** "The average fare of the boats" is no number of boats. */
export function leavesOutMean({ answer }: QuestionReading, { mentions }: LinkedSentence): boolean {
  const isAsked = mentions.some(
    ({ mark, columns }) =>
      mark?.kind === 'measure' && mark.measure === 'mean' && columns.length === 0,
  )
  return isAsked && answer.kind === 'rows' && !JSON.stringify(answer.query).includes('"mean"')
}

/** "The most used car" is not all of them. */
function leavesOutPlace(words: QuestionReading['words'], { mentions }: LinkedSentence): boolean {
  return mentions.some(({ mark, text }) => {
    if (mark?.kind !== 'superlative') return false
    const said = words.filter((word) => text.split(' ').includes(word.text))
    return said.length > 0 && said.every(({ read }) => !read)
  })
}
