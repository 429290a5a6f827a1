import type { LinkedSentence, Mention } from './mention.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

const SAID_EXACTLY = 0.95

/**
 * "The harbour pilot notes", where `harbour_pilots` have `pilot_notes` and some other table has a cell
 * "Harbour": the word belongs to the name of the table, as the column behind it does.
 */
export function nameTables(linked: LinkedSentence): LinkedSentence {
  if (linked.tables.length < 2) return linked
  const mentions = linked.mentions.map((mention) => {
    const table = tableBefore(linked, mention)
    return table ? { ...mention, columns: [], values: [], tables: [{ table, score: 1 }] } : mention
  })
  return { ...linked, mentions }
}

function tableBefore(
  { mentions, tokens, tables }: LinkedSentence,
  { index, start, end, mark, number, quoted, proper, values }: Mention,
): SchemaTable | null {
  const after = mentions[index + 1]
  if (mark || number !== null || quoted || proper || values.length === 0) return null
  if (after?.start !== end || after.mark) return null
  const [best] = after.columns
  const table = tables.find(({ id }) => id === best?.column.table)
  if (!best || !table || best.score < SAID_EXACTLY) return null
  const stems = (from: number, to: number) => tokens.slice(from, to).map(({ stem }) => stem)
  const [said, named] = [stems(start, end), stems(start, after.end)]
  const called = table.words.map(({ stem }) => stem)
  const isWhole = called.length > said.length && called.every((word) => named.includes(word))
  return isWhole && said.every((word) => called.includes(word)) ? table : null
}
