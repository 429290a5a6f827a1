import { assemble } from './assemble.ts'
import type { Draft, SelectDraft, WhereDraft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Answer, Predicate } from '../query/query.ts'
import { keyColumn } from '../tables/row-names.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

/** "What percentage of the halls …", "the average number of concerts per hall": one count by another. */
export function readShare(draft: Draft, relations: readonly Predicate[]): Answer | null {
  return percentage(draft, relations) ?? averageCount(draft, relations)
}

function percentage(draft: Draft, relations: readonly Predicate[]): Answer | null {
  const { tokens, mentions } = draft.sentence
  const at = tokens.findIndex(({ fold }) => PART.test(fold))
  const isColumn = mentions.some(
    ({ start, end, columns: [best] }) =>
      start <= at && at < end && best !== undefined && best.score >= CLEARLY,
  )
  if (at < 0 || tokens[at + 1]?.fold !== 'of' || isColumn) return null
  const rows = mentions.find((one) => one.start > at && !one.mark && !isValue(one))
  const main = rows && (tableSaid(rows) ?? onlyTable(draft, rows))
  if (!rows || !main || draft.where.length + relations.length === 0) return null
  draft.used.add(rows.index)
  draft.readTokens.add(at)
  // "Percentage of the old halls in Wick that are open": what is said before the verb is told of the whole.
  const verb = tokens.findIndex(({ fold }, index) => index >= rows.end && VERB.test(fold))
  const ofAll = draft.where.filter((one) => one.at.start > at && one.at.end <= verb)
  const whole = counted(draft, { main, where: ofAll, relations: [] })
  const part = counted(draft, { main, where: draft.where, relations })
  const times = tokens[at]?.fold.startsWith('percent') ? 100 : 1
  return part && whole && { kind: 'share', part, whole, times }
}

/** A column called so itself, and not merely by a word of like meaning: a rating is no percentage. */
const CLEARLY = 0.65
const PART = /^(?:percentage|percent|proportion|fraction)$/
const VERB = /^(?:have|has|had|are|is|were|was|that|who|which|whose)$/

function isValue({ values, tables }: Mention): boolean {
  return values.length > 0 && tables.length === 0
}

/** The table a mention means, unless a column fits it better. */
function tableSaid({ tables: [best], columns }: Mention): SchemaTable | null {
  const isBest = best && columns.every(({ column, score }) => column.key || score <= best.score)
  return isBest ? best.table : null
}

/** "Of the invoices", where the file is called "export_invoices" and a column "Inv. Date": its rows. */
function onlyTable({ sentence }: Draft, { tables: [best] }: Mention): SchemaTable | null {
  return sentence.tables.length === 1 ? (best?.table ?? null) : null
}

/** So many rows in all, for each of the others that has any. */
function averageCount(draft: Draft, relations: readonly Predicate[]): Answer | null {
  const { tokens, mentions } = draft.sentence
  if (!AVERAGE_COUNT.test(tokens.map(({ fold }) => fold).join(' '))) return null
  const of = tokens.findIndex(({ fold }, at) =>
    /^(?:number of|how many)$/.test(`${tokens[at - 1]?.fold} ${fold}`),
  )
  const rows = mentions.find(({ start, mark }) => start === of + 1 && !mark)
  const each = mentions.find(
    ({ start, mark }) => start > of + 1 && !mark && EACH.test(tokens[start - 1]?.fold ?? ''),
  )
  const main = rows && tableSaid(rows)
  const other = each && tableSaid(each)
  if (!rows || !each || !main || !other || main === other) return null
  for (const { index, mark } of mentions)
    if (mark || index === rows.index || index === each.index) draft.used.add(index)
  const own = { main, where: draft.where, relations: relations.filter(isOfRows) }
  const part = counted(draft, own, { measure: 'count', column: keyColumn(other) })
  const whole = counted(draft, own, { measure: 'count_distinct', column: keyColumn(other) })
  return part && whole && { kind: 'share', part, whole, times: 1 }
}

/** "Trips of ferries" alone says nothing of which: that a trip has one is what is counted. */
function isOfRows(predicate: Predicate): boolean {
  return predicate.kind !== 'within' || predicate.query.where.length > 0
}

const AVERAGE_COUNT =
  /\b(?:average|mean) number of\b.*\b(?:per|each|every|that an?|of an?|for an?|by an?)\b|\bhow many\b.*\b(?:does|do|did|has|have) (?:an?|each|every|one)\b.*\bon average\b|\bon average ,? ?how many\b.*\b(?:an?|each|every|one)\b/
const EACH = /^(?:per|each|every|a|an|one)$/

function counted(
  draft: Draft,
  of: {
    readonly main: SchemaTable
    readonly where: readonly WhereDraft[]
    readonly relations: readonly Predicate[]
  },
  select: SelectDraft = { measure: 'count_rows', column: null },
): ReturnType<typeof assemble> {
  const rows: Draft = {
    ...draft,
    main: of.main,
    where: [...of.where],
    select: [select],
    group: [],
    groupTables: [],
    having: [],
    order: [],
    per: [],
    limit: null,
    offset: null,
    distinct: false,
  }
  return assemble(rows, of.relations)
}
