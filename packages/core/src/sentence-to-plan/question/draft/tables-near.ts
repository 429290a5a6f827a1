import type { ColumnLink, Mention, TableLink } from '../link/mention.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import { isName } from './called-by.ts'
import { gap, isReference, next, previous } from './draft.ts'
import type { Draft } from './draft.ts'

/** The tables said right beside a mention: "dog's name", "name of the dog". */
export function tablesNear(draft: Draft, mention: Mention): ReadonlySet<string> {
  const tables = new Set<string>()
  for (const link of mention.tables) if (link.score > 0.8) tables.add(link.table.id)
  const before = previous(draft, mention)
  if (before && before.tables.length > 0) {
    const words = gap(draft, before.end, mention.start)
    if (words.every((word) => word === "'s" || word === 'the')) addTables(tables, before)
    // "The port name of each ship": the port's, whatever it is told of.
    const isOwn = mention.columns.some(({ column }) => column.table === before.tables[0]?.table.id)
    if (words.length === 0 && isOwn && (before.tables[0]?.score ?? 0) > 0.8) return tables
  }
  const meant = ownerByPronoun(draft, mention)
  if (meant) {
    addTables(tables, meant)
    return tables
  }
  const behind = ownerBehind(draft, mention)
  if (behind) addTables(tables, behind)
  const each = tables.size === 0 ? eachOf(draft) : null
  const isOfEach =
    isName(draft, mention) || mention.columns.some(({ column }) => column.table === each?.id)
  if (each && isOfEach) tables.add(each.id)
  return tables
}

/** "The codes of the ship kinds": a thing that the table said behind it has, even if others are partly called so. */
export function isOwnedBehind(draft: Draft, mention: Mention): boolean {
  const owner = ownerBehind(draft, mention)?.tables[0]
  if (!owner || owner.score <= (mention.tables[0]?.score ?? 0)) return false
  return mention.columns.some(({ column }) => column.table === owner.table.id)
}

/** "For every battle, show its name": whose it is was said before. */
function ownerByPronoun(draft: Draft, mention: Mention): Mention | null {
  if (!OWN.has(gap(draft, mention.start - 1, mention.start)[0] ?? '')) return null
  const said = draft.sentence.mentions.filter(
    ({ index, tables: [best] }) => index < mention.index && best && best.score > 0.8,
  )
  // Of what was said before, the last that has such a thing.
  const owners = said.filter(({ tables: [best] }) =>
    mention.columns.some(({ column }) => column.table === best?.table.id),
  )
  const last = owners.at(-1) ?? said.at(-1)
  // "Find the flood that hit most districts. Give its name.": a new sentence goes on with the subject.
  const isNew = last && gap(draft, last.end, mention.start).some((word) => /^[.?!;]$/.test(word))
  return (isNew ? (owners[0] ?? said[0]) : last) ?? null
}

const OWN = wordSet('its their his her')

/** "name and age of the dog": other columns and their commas may stand between. */
function ownerBehind(draft: Draft, mention: Mention): Mention | null {
  let at = mention.end
  for (let after = next(draft, mention); after; after = next(draft, after)) {
    const words = gap(draft, at, after.start)
    const joined = words.every((word) => BEFORE_OWNER.has(word))
    // "The name and the name of the ward": said again, it is of another.
    if (!joined || after.text.toLowerCase() === mention.text.toLowerCase()) return null
    const isOwning =
      words.some((word) => word === 'of' || word === 'for' || word === 'in') ||
      words.join(' ') === 'the'
    if (after.tables.length > 0 && isOwning) return after
    // "The name of the oldest dog".
    if (after.mark?.kind === 'superlative' && words.includes('of')) {
      const owner = next(draft, after)
      return owner?.start === after.end ? owner : null
    }
    if (after.mark?.kind === 'group') return next(draft, after)
    // "The names of the different ship kinds".
    const isDifferent = after.mark?.kind === 'distinct'
    if (after.columns.length === 0 && after.mark?.kind !== 'and' && !isDifferent) return null
    if (!isDifferent) at = after.end
  }
  return null
}

const BEFORE_OWNER = wordSet(
  "of the 's for in each all their its every a an any , and different distinct unique various",
)

/** "For each ship, show the name and …": what no other owner is said of belongs to the ship. */
function eachOf(draft: Draft): SchemaTable | null {
  const { mentions, tokens } = draft.sentence
  const owners = mentions.filter(
    ({ mark, start, tables: [best], columns }) =>
      !mark &&
      best !== undefined &&
      best.score > 0.8 &&
      columns.every((link) => isReference(draft, link.column) || isOwnName(link, best)) &&
      /^(?:each|every)$/.test(tokens[start - 1]?.fold ?? ''),
  )
  const [first, ...more] = owners
  const after = first && mentions[first.index + 1]
  const isWhose = after?.start === first?.end && (after?.columns.length ?? 0) > 0
  return more.length === 0 && !isWhose ? (first?.tables[0]?.table ?? null) : null
}

/** "Each ward" of Alder Ward and Birch Ward: what the rows are called, and no other column of like name. */
function isOwnName({ column, score }: ColumnLink, { table, score: own }: TableLink): boolean {
  return score <= own || column === nameColumn(table)
}

function addTables(tables: Set<string>, mention: Mention): void {
  const best = mention.tables[0]
  if (best)
    for (const link of mention.tables)
      if (link.score >= best.score - 0.05) tables.add(link.table.id)
}
