import { columnOf } from '../draft/column-of.ts'
import { isTable } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { nameColumn, rowColumns } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** Where nothing says what to show: a column that was named for no other purpose, else the row's name. */
export function chooseSelect(draft: Draft): void {
  const spare = draft.sentence.mentions.find(
    (one) =>
      !draft.used.has(one.index) &&
      one.columns.length > 0 &&
      !one.mark &&
      !isFixed(draft, one) &&
      !isDeed(one),
  )
  const column = spare ? columnOf(draft, spare) : rankedAsked(draft)
  if (spare && column) draft.used.add(spare.index)
  for (const shown of column ? [column] : silentColumns(draft))
    draft.select.push({ measure: null, column: shown })
}

/** "What are the three highest prices": the prices themselves. */
function rankedAsked({ sentence, order: [key], limit }: Draft): SchemaColumn | null {
  if (!key?.of || isTable(key.of) || key.measure !== null || limit === null || limit < 2)
    return null
  const { of } = key
  const said = sentence.mentions.find(({ columns: [best], mark }) => !mark && best?.column === of)
  const before =
    said && sentence.mentions.slice(0, said.index).map(({ mark, number }) => mark?.kind ?? number)
  const isFirst = before?.every((kind) => typeof kind === 'number' || ASKING.has(kind ?? ''))
  const owner = said && sentence.mentions[said.index + 1]
  return isFirst && owner?.start !== said?.end ? of : null
}

const ASKING: ReadonlySet<string> = new Set(['ask', 'command', 'superlative'])

/** A condition says what stands there: "which ship did Hale command" does not ask for Hale. */
function isFixed(draft: Draft, { columns: [link] }: Mention): boolean {
  return draft.where.some(
    ({ column, predicate }) =>
      column === link?.column && predicate.kind === 'among' && predicate.values.length === 1,
  )
}

/** "Women who were executed", where a column tells their age at that time: it was done, and is not asked for. */
export function isDeed({ text, columns: [best] }: Mention): boolean {
  return /ed$/i.test(text) && (best?.score ?? 0) < HALF
}

const HALF = 0.5

/** Rows as a whole where their table is named; otherwise what they are called. */
function silentColumns({ sentence, main, where }: Draft): readonly SchemaColumn[] {
  const isNamed = sentence.mentions.some(({ tables }) => tables[0]?.table === main)
  const name = nameColumn(main)
  const isSaid = (column: SchemaColumn) =>
    where.some((one) => one.column === column && isCellSaid(one))
  // "Which company made Grim Harbor": nobody asks for the name that they say.
  const other = isSaid(name) ? main.columns.find((one) => isText(one) && !isSaid(one)) : undefined
  if (other && sentence.tables.length === 1) return [other]
  return isNamed ? rowColumns(main, sentence) : [name]
}

function isCellSaid({ predicate, at }: WhereDraft): boolean {
  if (predicate.kind !== 'among' || predicate.negated || predicate.values.length > 1) return false
  return at.values.some(({ cell }) => cell === predicate.values[0])
}

function isText({ type, numeric, dated, key }: SchemaColumn): boolean {
  return type === 'text' && numeric === null && !dated && !key
}
