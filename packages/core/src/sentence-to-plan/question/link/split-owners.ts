import { linkColumns, linkTables, saidWords } from './link-names.ts'
import { PHRASES } from '../words/marks.ts'
import type { LinkedSentence, Mention } from './mention.ts'

/**
 * "First names of clients" where a column is called `client_first_name`: the words behind "of" name the
 * table as well, and whoever looks for what the question speaks of finds it there.
 */
export function splitOwners(linked: LinkedSentence): LinkedSentence {
  if (linked.tables.length < 2) return linked
  const mentions = linked.mentions.flatMap((mention) => splitOne(mention, linked) ?? [mention])
  return { ...linked, mentions: mentions.map((mention, index) => ({ ...mention, index })) }
}

const NAMED = 0.9
const COUNTS = new Set(
  PHRASES.flatMap(([mark, phrases]) => (mark.kind === 'count' ? phrases.split('|') : [])),
)

function splitOne(mention: Mention, { tokens, tables }: LinkedSentence): readonly Mention[] | null {
  const { start, end, mark, values, number, quoted, columns } = mention
  if (mark || values.length > 0 || number !== null || quoted) return null
  const of = tokens.findIndex(({ fold }, at) => at > start && at < end && fold === 'of')
  let from = of + 1
  while (/^(?:the|a|an|all|each)$/.test(tokens[from]?.fold ?? '')) from += 1
  if (of < 0 || from >= end) return null
  const [said, owner] = [tokens.slice(start, of), tokens.slice(from, end)]
  const words = (some: typeof said) => some.map(({ text }) => text).join(' ')
  // "Number of pupils" counts them, or is the name of a column as it stands.
  if (COUNTS.has(`${words(said)} of`.toLowerCase())) return null
  const [left, right] = [saidWords(said), saidWords(owner)]
  if (!left || !right) return null
  const named = linkTables(right, tables)
  const called = linkColumns(left, tables)
  const [best] = columns
  const [table] = named
  if (!table || !best || table.score < NAMED) return null
  // Of columns that are called alike, the one in that table.
  const own = columns.find(
    ({ column, score }) => column.table === table.table.id && score === best.score,
  )
  if (!called.some(({ column }) => column === own?.column)) return null
  return [
    { ...mention, end: of, text: words(said), columns: called },
    {
      ...mention,
      start: from,
      text: words(owner),
      columns: linkColumns(right, tables),
      tables: named,
    },
  ]
}
