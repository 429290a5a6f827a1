import { asksDifference } from '../answer/difference.ts'
import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isRank, refOf } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import { readListedNeighbour, speaksOfList } from './listed.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import { isSorted, orderColumn } from '../tables/order-column.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import type { ValueHit } from '../tables/value-index.ts'
import { comparesNumber } from './against-named-row.ts'

const BETWEEN = wordSet('the a an that of one it player team in at on held with from is was were')

/** "Who came after Smith?": the row before or behind another, in the order the table is kept in. */
export function readNeighbours(draft: Draft): readonly Predicate[] {
  if (asksDifference(draft)) return []
  for (const mention of draft.sentence.mentions) {
    const later = directionOf(mention) ?? (standsUnder(draft, mention) ? true : null)
    if (later === null || draft.used.has(mention.index)) continue
    if (comparesNumber(draft, mention)) continue
    const other = next(draft, mention)
    if (!other || other.number !== null || other.values.length === 0) continue
    if (!gap(draft, mention.end, other.start).every((word) => BETWEEN.has(word))) continue
    const listed =
      orderColumn(draft.main) === null || speaksOfList(draft) || isOnList(draft, mention)
    if (listed && readListedNeighbour(draft, mention, later)) {
      showKind(draft, other)
      return []
    }
    const named = other.values.find(({ column }) => !column.dated && column.numeric === null)
    const hit = named ?? other.values.find(isDayOfAnyYear)
    const order = hit && orderColumn(draft.main)
    if (!hit || !order || hit.column.table !== draft.main.id || hit.column === order) continue
    draft.used.add(mention.index)
    draft.used.add(other.index)
    skipStep(draft, mention)
    showKind(draft, other)
    if (named || isOne(draft, mention)) {
      draft.order.push({ measure: null, of: order, descending: !later })
      draft.limit = 1
    }
    const cells = other.values.filter(({ column }) => column === hit.column).map(({ cell }) => cell)
    const more = alsoTold(draft, other)
    return [
      ...namedOnly(draft, hit.column),
      {
        kind: 'against',
        column: refOf(order),
        comparison: later ? '>' : '<',
        query: {
          tables: [draft.main.id],
          joins: [],
          where: [
            {
              kind: 'among',
              column: refOf(hit.column),
              values: [...new Set(cells)],
              negated: false,
            },
            ...more,
          ],
          select: [{ kind: 'measure', measure: later ? 'max' : 'min', column: refOf(order) }],
          group: [],
          having: [],
          order: [],
          distinct: false,
        },
      },
    ]
  }
  return []
}

/** "December 22": a day that only the order of the rows puts before or after others. */
function isDayOfAnyYear({ column, cell, share }: ValueHit): boolean {
  return column.type === 'text' && column.dated && share === 1 && !/\d{4}/.test(String(cell))
}

/** "The game after December 22" is one of the games after it. */
function isOne(draft: Draft, { start }: Mention): boolean {
  const said = gap(draft, Math.max(0, start - 4), start).filter((word) => !ADVERBS.has(word))
  const [article = '', noun = ''] = said.slice(-2)
  return ONE.has(article) && !noun.endsWith('s')
}

const ADVERBS = wordSet('right just directly immediately played held that comes came')
const ONE = wordSet('the next previous last first')

/** "The village after Greta", where crossings lie between that are in no village. */
function namedOnly({ select, main }: Draft, kind: SchemaColumn): readonly Predicate[] {
  const isShown = select.length === 1 && select[0]?.column === kind && select[0].measure === null
  const mayBeEmpty = kind.cells.length < (main.rowCount ?? 0)
  return isShown && mayBeEmpty ? [{ kind: 'empty', column: refOf(kind), negated: true }] : []
}

/** "The year after Smith caught 24 fish": which of the rows of Smith. */
function alsoTold(draft: Draft, { index }: Mention): readonly Predicate[] {
  return draft.sentence.mentions.slice(index + 1).flatMap((one) => {
    const named = next(draft, one)
    const [best] = named?.columns ?? []
    const isAmount = one.number !== null && named?.start === one.end && !named.mark
    if (!isAmount || best?.column.table !== draft.main.id || best.column.numeric === null) return []
    draft.used.add(one.index)
    draft.used.add(named.index)
    const column = refOf(best.column)
    return [{ kind: 'compare', column, comparison: '=', value: one.number } as const]
  })
}

/** "Under Smith", or "followed by Smith" where no number or date that was not spoken of puts the rows so. */
function isOnList(draft: Draft, { mark, text }: Mention): boolean {
  const order = orderColumn(draft.main)
  const isPlaced = draft.main.columns.some(isRank)
  const isWritten = order?.type === 'text' && order.numeric === null
  if (!order || isPlaced || isSorted(order) || isWritten) return false
  const isSaid = draft.sentence.mentions.some(({ columns: [best] }) => best?.column === order)
  return !isSaid && (mark?.kind !== 'compare' || /^(?:above|below|under)$/i.test(text))
}

/** "One place above France": right beside it. */
function skipStep(draft: Draft, { start }: Mention): void {
  const [one = '', step = ''] = gap(draft, Math.max(0, start - 2), start)
  if (!/^(?:one|1)$/.test(one) || !/^(?:place|spot|position|rank|row|year|season)$/.test(step))
    return
  for (const said of draft.sentence.mentions)
    if (said.start >= start - 2 && said.end <= start) draft.used.add(said.index)
}

/** "Who came after Canada": another of the same kind, whatever holds the names of people. */
function showKind({ sentence, select, main }: Draft, { values }: Mention): void {
  const asked = sentence.mentions.find(({ mark }) => mark?.kind === 'ask')?.mark
  const [hit] = values
  if (!hit || hit.column.table !== main.id || select.length > 1) return
  if (asked?.kind !== 'ask' || asked.concept !== 'person') return
  // "Who won after it was cancelled": what they did says who, and it is no other kind of thing.
  const isTold = sentence.mentions.some(
    ({ columns, mark }) => !mark && columns.length > 0 && columns[0]?.column === select[0]?.column,
  )
  if (isTold && hit.column !== select[0]?.column) return
  select.splice(0, 1, { measure: null, column: hit.column })
}

/** "The name under Smith": another of the same kind is asked for, and nobody's superior. */
function standsUnder(draft: Draft, mention: Mention): boolean {
  const [hit] = next(draft, mention)?.values ?? []
  const said = previous(draft, mention)
  const isSame = !!hit?.column.unique && said?.columns[0]?.column === hit.column
  if (!/^under$/i.test(mention.text) || !isSame || said.end !== mention.start) return false
  draft.used.add(said.index)
  if (draft.select.length === 0) draft.select.push({ measure: null, column: hit.column })
  return true
}

function directionOf({ mark, text }: Mention): boolean | null {
  if (mark?.kind === 'after') return true
  if (mark?.kind === 'before') return false
  if (mark?.kind !== 'compare') return null
  // Down a list is later: what stands below a row comes after it.
  if (/^below$/i.test(text)) return true
  if (/^above$/i.test(text)) return false
  // "Greater than that of Smith" compares; only what comes before or after stands in an order.
  if (/^after$/i.test(text)) return true
  return /^(?:before|prior to)$/i.test(text) ? false : null
}
