import type { Reference } from '../../../tables/relate/reference.ts'
import type { LinkedSentence, Mention, TableLink } from './mention.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

const NAMED = 0.8
const REFERRED = 0.9

/** "Students" where only `student_id` is called so: the rows of the table it refers to are meant. */
export function linkReferences(
  linked: LinkedSentence,
  references: readonly Reference[],
): LinkedSentence {
  if (references.length === 0) return linked
  const mentions = linked.mentions.map((mention) => {
    const table = referredTable(mention, linked.tables, references)
    if (!table) return mention
    const link: TableLink = { table, score: REFERRED }
    return { ...mention, tables: [link] }
  })
  return { ...linked, mentions }
}

function referredTable(
  { mark, tables, columns, values, text }: Mention,
  known: readonly SchemaTable[],
  references: readonly Reference[],
): SchemaTable | null {
  if (mark || tables.length > 0 || values.length > 0 || /\b(?:id|code|number)s?$/i.test(text))
    return null
  const targets = columns
    .filter(({ column, score }) => score >= NAMED && column.key)
    .map(({ column }) => referenceOf(column.table, column.name, references))
  const [first] = targets
  const isOne = first !== undefined && targets.every((one) => one === first)
  // Another column that fits as well, or better, is meant as it stands.
  const isBest = columns[0]?.column.key === true
  return isOne && isBest ? (known.find(({ id }) => id === first) ?? null) : null
}

function referenceOf(
  table: string,
  column: string,
  references: readonly Reference[],
): string | undefined {
  return references
    .filter(({ many }) => many.table === table && many.column === column)
    .toSorted((a, b) => b.score - a.score)[0]?.one.table
}
