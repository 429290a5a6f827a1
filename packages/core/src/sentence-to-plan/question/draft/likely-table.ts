import type { Decisions } from './decisions.ts'
import type { LinkedSentence } from '../link/mention.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

/** The table that most of the sentence has to do with. */
export function likelyTable(
  { tables, mentions }: LinkedSentence,
  decisions: Decisions,
): SchemaTable | null {
  const scores = new Map(tables.map((table) => [table.id, 0]))
  const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
  for (const mention of mentions) {
    if (mention.mark) continue
    for (const { table, score } of mention.tables) add(table.id, 1.5 * score)
    const owners = new Set(mention.columns.map(({ column }) => column.table))
    for (const { column, score } of mention.columns) add(column.table, score / owners.size)
    const holders = new Set(mention.values.map(({ column }) => column.table))
    for (const id of holders) add(id, 0.5 / holders.size)
  }
  const options = tables.map((table) => ({
    value: table,
    column: { table: table.id, column: '' },
    score: scores.get(table.id) ?? 0,
  }))
  // A table that nothing speaks of is no other way to understand the sentence.
  const spoken = options.filter(({ score }) => score > 0)
  const fitting = spoken.length > 0 ? spoken : options.slice(0, 1)
  return decisions.choose('table', { index: 0, text: '' }, fitting) ?? null
}
