import { wordSet } from '../../../words/word-set.ts'
import { columnFor } from '../draft/column-for.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { isCondition } from '../draft/is-condition.ts'
import { isOwner, isToldOf } from '../draft/qualifier.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

const BETWEEN = wordSet('the of a different and ,')

/** "For each grade", "by region", "each airline": what the rows are put together by. */
export function readGroups(draft: Draft): void {
  const measured = draft.select.some(({ measure }) => measure !== null)
  if (!measured) return
  for (const mention of draft.sentence.mentions) {
    if (draft.used.has(mention.index)) continue
    if (mention.mark?.kind === 'group') takeGroup(draft, mention)
    else if (isGrouped(draft, mention)) addGroup(draft, mention)
  }
}

function takeGroup(draft: Draft, phrase: Mention): void {
  draft.used.add(phrase.index)
  const days = /^years?$/.test(draft.sentence.tokens[phrase.end]?.fold ?? '')
    ? columnFor(draft, draft.main, 'year')
    : null
  const isLinked = next(draft, phrase)?.start === phrase.end
  if (days && !isLinked) draft.group.push(days)
  let at = phrase.end
  let found = false
  for (let one = next(draft, phrase); one; one = next(draft, one)) {
    const words = gap(draft, at, one.start)
    if (!words.every((word) => BETWEEN.has(word))) return
    at = one.end
    // "For each city of the shops": whose city it is.
    if (found && words.includes('of') && isTableOf(draft, one)) {
      draft.used.add(one.index)
      return
    }
    if (one.mark?.kind === 'and' || one.mark?.kind === 'distinct') continue
    // "For each ship type": the type, of which the ship says whose.
    if (isOwner(draft, one) || (!found && isToldOf(draft, one))) {
      draft.used.add(one.index)
      continue
    }
    // "The kinds and the number of each, sorted by …": of each of what was said before.
    if (one.mark?.kind === 'order') return
    if (draft.used.has(one.index) || !addGroup(draft, one)) {
      if (!found) continue
      return
    }
    found = true
  }
}

function isTableOf({ group }: Draft, { tables: [best] }: Mention): boolean {
  return best !== undefined && group.at(-1)?.table === best.table.id
}

function isGrouped(draft: Draft, mention: Mention): boolean {
  if (mention.columns.length === 0 && mention.tables.length === 0) return false
  const owner = draft.sentence.mentions[mention.index - 1]
  // "Each shop city": the city, of which the shop says whose.
  if (saysEach(draft, mention) && isOwner(draft, mention)) return false
  if (owner && isOwner(draft, owner) && saysEach(draft, owner)) return true
  const [before, earlier] = [
    draft.sentence.tokens[mention.start - 1]?.fold,
    draft.sentence.tokens[mention.start - 2]?.fold,
  ]
  if (isCondition(draft, mention)) return false
  if (saysEach(draft, mention)) return true
  const at = before === 'by' ? mention.start - 1 : mention.start - 2
  const by = before === 'by' || (before === 'the' && earlier === 'by')
  if (!by || isDone(draft, at)) return false
  return mention.values.length === 0 && mention.columns.length > 0
}

function saysEach({ sentence }: Draft, { start }: Mention): boolean {
  return /^(?:each|every)$/.test(sentence.tokens[start - 1]?.fold ?? '')
}

/** "Made by the ship": who did it, not what the rows are put together by. */
function isDone({ sentence }: Draft, by: number): boolean {
  const word = sentence.tokens[by - 1]
  if (!word || GROUPING.has(word.fold)) return false
  return DONE.has(word.fold) || /\p{L}{3,}ed$/u.test(word.fold)
}

const GROUPING = wordSet('grouped split divided summed counted averaged separated listed')
const DONE = wordSet(
  'made won built written sold bought taken given driven held run paid drawn shown known sung flown taught led lost',
)

/** "The badge and the number of visits for each guest": what is to be seen of a guest was said. */
function shownOf({ select }: Draft, { id }: SchemaTable): SchemaColumn | null {
  const said = select.find(({ measure, column }) => measure === null && column?.table === id)
  return said?.column ?? null
}

function addGroup(draft: Draft, mention: Mention): boolean {
  const column = columnOf(draft, mention)
  const table = mention.tables[0]
  const tableWins = table && (table.score > (mention.columns[0]?.score ?? 0) || !column)
  if (tableWins) {
    draft.groupTables.push(table.table)
    draft.group.push(shownOf(draft, table.table) ?? nameColumn(table.table))
  } else if (column) {
    if (draft.group.includes(column)) return true
    draft.group.push(column)
  } else return false
  draft.used.add(mention.index)
  return true
}
