import { type Feature, wordsOf } from '@plainflow/core'
import type { ColumnToFit } from './fit-features.ts'
import { missingFeature } from './number-features.ts'
import { rowsWith } from './rows-with.ts'

const MOST_WORDS = 50
/** A word in nearly every text tells nothing, nor does one that is nearly nowhere. */
const [LEAST_SHARE, MOST_SHARE] = [0.002, 0.95]

/** Whether the words that most texts have are in it. */
export async function wordFeatures(given: ColumnToFit): Promise<readonly Feature[]> {
  const { database, rows, counts } = given
  const column = given.column.name
  const texts = rowsWith([given.column], rows, [{ name: 'words', value: wordsOf(column) }])
  const reader = await database.connection.runAndReadAll(
    `SELECT word FROM (SELECT unnest(list_distinct(string_split(trim(words), ' '))) AS word FROM (${texts})) WHERE length(word) > 1 GROUP BY word HAVING count(*) BETWEEN ${Math.max(2, LEAST_SHARE * counts.filled)} AND ${MOST_SHARE * counts.filled} ORDER BY count(*) DESC, word LIMIT ${MOST_WORDS}`,
  )
  const words = reader.getRows().map(([word]) => String(word))
  return [
    ...words.map((word): Feature => ({ kind: 'word', column, word })),
    ...missingFeature(given),
  ]
}
