import type { Mark } from '../words/marks.ts'
import type { ColumnLink } from './mention.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

const FOLLOWING = /^(?:succe|replac|follow)/i
const PRECEDING = /^(?:preced|predec)/i
/** As good as the column's own name. */
const SCORE = 0.96

/**
 * "Who succeeded Hale" where a column is called "Successor" or "Replaced by": it tells who came next, so
 * that nobody has to look for another row. Words for a place in a list ("right below") name no column.
 */
export function tellersOf(
  said: string,
  { kind }: Mark,
  tables: readonly SchemaTable[],
): readonly ColumnLink[] {
  if (kind !== 'after' && kind !== 'before') return []
  // "Was followed by" says of the one before what "followed" says of the one behind.
  const verb = said.replace(/^was /i, '')
  const named = FOLLOWING.test(verb) ? FOLLOWING : PRECEDING.test(verb) ? PRECEDING : null
  if (!named) return []
  return tables.flatMap(({ columns }) =>
    columns
      .filter(({ name, type, dated }) => type === 'text' && !dated && named.test(name.trim()))
      .map((column) => ({ column, score: SCORE })),
  )
}
