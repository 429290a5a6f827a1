import { calledBy } from '../draft/called-by.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isCondition } from '../draft/is-condition.ts'
import { isJoined } from './late-measure.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'
import { nameColumn } from '../tables/row-names.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "The towns with more than one shop and the number of shops of each": said last, and to be seen too. */
export function showLateCount(draft: Draft): void {
  const { having, order, select, sentence } = draft
  const isCounted = having.length > 0 || order.some(({ measure }) => measure !== null)
  if (!isCounted || select.some(({ measure }) => measure !== null)) return
  const late = sentence.mentions.find((one) => isLate(draft, one))
  if (!late) return
  const counted = next(draft, late)
  const of = counted?.mark ? undefined : counted?.tables[0]?.table
  if (counted && !counted.mark && !of) return
  draft.used.add(late.index)
  if (counted && of) draft.used.add(counted.index)
  select.push({ measure: 'count_rows', column: null, ...(of && of !== draft.main ? { of } : {}) })
}

function isLate(draft: Draft, one: Mention): boolean {
  const { mark, index, start, text } = one
  if (draft.used.has(index) || start < draft.focus.end) return false
  if (mark?.kind === 'continue') return /how many$/i.test(text)
  if (mark?.kind !== 'count' && (mark?.kind !== 'ask' || mark.concept !== 'count')) return false
  return isJoined(draft, one)
}

/** "The names of ships over 900 tons and the names of their ports": said last, and to be seen too. */
export function showLateColumn(draft: Draft): void {
  const { select, sentence } = draft
  if (select.length === 0 || select.some(({ measure }) => measure !== null)) return
  for (const one of sentence.mentions) {
    const and = previous(draft, one)
    const table = next(draft, one)
    // "And the depth of that port", where the deepest was looked for.
    const isKey = draft.order.some(({ of }) => of !== null && of === one.columns[0]?.column)
    if ((draft.used.has(one.index) && !isKey) || one.mark || one.columns.length === 0) continue
    if (and?.mark?.kind !== 'and' || and.start < draft.focus.end || !table) continue
    const isNext = gap(draft, and.end, one.start).every((word) => word === 'the')
    const owned = gap(draft, one.end, table.start).join(' ')
    if (!isNext || !/^of(?: the| their| its| his| her| that| this| those| these)?$/.test(owned))
      continue
    const owner = table.tables[0]
    if (!owner || owner.score < 0.8 || owner.table === draft.main || isCondition(draft, one))
      continue
    const column = columnOf(draft, one)
    if (column?.table !== owner.table.id) continue
    draft.used.add(one.index)
    draft.used.add(table.index)
    select.push({ measure: null, column })
  }
}

/** "The sizes of the towns without a mill, and what are their names": more of the same rows, said last. */
export function showLateOwn(draft: Draft): void {
  const { select, sentence, main } = draft
  if (select.length === 0 || select.some(({ measure }) => measure !== null)) return
  for (const one of sentence.mentions) {
    if (draft.used.has(one.index) || one.mark || one.start < draft.focus.end) continue
    if (!isAdded(draft, one) || !isEnd(draft, one)) continue
    const own = one.columns.some(({ column }) => column.table === main.id)
    const column =
      isName(draft, one) && isJoined(draft, one)
        ? calledBy(draft, main)
        : own
          ? columnOf(draft, one, ({ table }) => (table === main.id ? 1 : 0))
          : besideOf(draft, one)
    if (!column || isCondition(draft, one)) continue
    if (select.some((shown) => shown.column === column)) continue
    draft.used.add(one.index)
    select.push({ measure: null, column })
  }
}

/** "The total of each club and what is its id": each is shown by what is asked of it, not by what it is called. */
export function showAskedOfEach(draft: Draft): void {
  const { select, sentence, group, groupTables } = draft
  const [table, ...more] = groupTables
  const at = table ? group.indexOf(nameColumn(table)) : -1
  if (!table || more.length > 0 || at < 0 || select.every(({ measure }) => measure === null)) return
  const asked = sentence.mentions.find(
    (one) =>
      !draft.used.has(one.index) &&
      !one.mark &&
      isJoined(draft, one) &&
      /^(?:its|their)$/.test(gap(draft, one.start - 1, one.start)[0] ?? '') &&
      isEnd(draft, one),
  )
  const column = asked && columnOf(draft, asked, (own) => (own.table === table.id ? 1 : 0))
  if (!asked || column?.table !== table.id) return
  draft.used.add(asked.index)
  group.splice(at, 1, column)
}

/** "… and the size", "… with their size", "… together with the size". */
function isAdded(draft: Draft, one: Mention): boolean {
  if (isJoined(draft, one)) return isPointedAt(draft, one)
  return ADDED.test(` ${gap(draft, Math.max(0, one.start - 3), one.start).join(' ')}`)
}

const ADDED =
  / (?:with (?:their|its|his|her)|(?:together|along) with (?:the|their|its|his|her)|as well as (?:the|their|its|his|her))$/

/** "The titles of the pieces sung in 2016 together with the score": told of in the rows that say when. */
function besideOf(draft: Draft, one: Mention): SchemaColumn | null {
  const told = new Set(draft.where.map(({ column }) => column.table))
  const [best] = one.columns.filter(({ column, score }) => told.has(column.table) && score > NAMED)
  return best && !best.column.key ? best.column : null
}

const NAMED = 0.8

/** "The names of the clerks of Hale and the salary of their boss": what is told of another row is to be seen. */
export function showLookedUp(draft: Draft): void {
  const { select, sentence } = draft
  if (select.some(({ measure }) => measure !== null)) return
  for (const {
    index,
    columns: [best],
  } of sentence.mentions) {
    if (draft.used.has(index) || !best?.column.lookedUp || best.score < NAMED) continue
    draft.used.add(index)
    select.push({ measure: null, column: best.column })
  }
}

function isName({ sentence }: Draft, { start, end }: Mention): boolean {
  return sentence.tokens.slice(start, end).every(({ stem }) => NAME_WORDS.has(stem))
}

/** "And the size", "and its size": bare nouns belong to what was said before. */
function isPointedAt({ sentence }: Draft, { start }: Mention): boolean {
  return POINTING.has(sentence.tokens[start - 1]?.fold ?? '')
}

const POINTING = wordSet('the its their his her also')

function isEnd({ sentence }: Draft, { end }: Mention): boolean {
  const rest = sentence.tokens.slice(end).map(({ fold }) => fold)
  // "The score they received": what they did is no more than how they got it.
  const [who = '', did = '', ...behind] = rest
  const isDone = /^(?:they|it|he|she)$/.test(who) && /^\p{L}+(?:ed|got|had|won|made)$/u.test(did)
  return (isDone ? behind : rest).every((word) => /^\W$/.test(word) || TOO.has(word))
}

const TOO = wordSet('too as well also each')
