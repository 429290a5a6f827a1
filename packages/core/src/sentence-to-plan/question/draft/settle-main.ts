import type { LinkedSentence, Mention } from '../link/mention.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { tableOf } from './draft.ts'
import type { Draft } from './draft.ts'

/** The rows that are shown: those of which something is seen first, unless it is said of which. */
export function settleMain(draft: Draft): void {
  const [shown] = draft.select
  if (shown?.column) draft.main = tableOf(draft, shown.column.table)
  const rows = rowsShownOf(draft)
  if (rows) draft.main = rows
}

/** "The farm name and plot number of the plots that …": plots, even if their farm is said first. */
function rowsShownOf({ sentence, select, references, main }: Draft): SchemaTable | null {
  const shown = select.flatMap(({ measure, column }) =>
    measure === null && column ? column.table : [],
  )
  if (shown.length < 2 || shown.length < select.length) return null
  const rows = sentence.mentions
    .flatMap((one) => ownerSaid(sentence, one) ?? [])
    .find(({ id }) => shown.includes(id))
  const refers = references.some(
    ({ many, one }) => many.table === rows?.id && one.table === main.id,
  )
  return rows && refers ? rows : null
}

/** The table behind "of"; "number of the plots" as a whole may name a column of it. */
function ownerSaid({ tokens, tables }: LinkedSentence, mention: Mention): SchemaTable | null {
  const {
    mark,
    start,
    text,
    tables: [link],
    columns: [column],
  } = mention
  if (mark) return null
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ fold }) => fold)
  if (link && OF_ALL.test(before.join(' '))) return link.table
  const isWhole = / of (?:the |all |those )?\p{L}+s$/iu.test(text)
  return isWhole ? (tables.find(({ id }) => id === column?.column.table) ?? null) : null
}

const OF_ALL = /(?:^| )of(?: (?:the|all|those))?$/
