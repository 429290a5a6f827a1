import { bareItem } from '../../lists/items-of.ts'
import { segmentsOf } from '../../lists/segments.ts'
import type { Segment } from '../../lists/segments.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { changeSaid } from '../take-change.ts'
import { comparingSaid, saysBoth } from './compared-words.ts'
import type { Comparing } from './figure-table.ts'
import type { PlainRequest } from './plain-request.ts'
import { areAlike, sideAtEnd, sideAtStart } from './sides.ts'
import type { SideAt } from './sides.ts'

/** One of several figures that a request lists. */
export type Item =
  | {
      readonly kind: 'figure'
      readonly text: string
      /** Of which rows it is, is told by setting it against another: that holds for no other. */
      readonly isAgainst: boolean
      /** "Their total amount": of the rows that the figure before is of. */
      readonly isTheirs: boolean
      /** Said behind a comma, and no "and" tells that it is listed. */
      readonly isApart: boolean
    }
  /** "Number and total amount of gifts": how many there are of what its neighbour is of. */
  | { readonly kind: 'counted' }
  | { readonly kind: 'compared'; readonly how: Comparing }

/** What a request lists, each spelled out: in "average and total fee" both are of the fee. */
export function figuresListed(
  { text, isBeside }: PlainRequest,
  tables: readonly SchemaTable[],
): readonly Item[] {
  const [, head = null, listed = text] = /^([^:()]{2,80}):\s+(.+)$/.exec(text) ?? []
  const segments = segmentsOf(listed)
  const changed = segments.some((one) => saysBoth(one.text)) ? bothOf(segments, tables) : null
  const isTold = segments.some((one) => saysBoth(one.text) || comparingSaid(one.text) !== null)
  const licensed = isBeside || isTold || segments.length > 2
  const items: Draft[] = []
  for (const segment of changed ?? segments)
    if (!saysBoth(segment.text)) addItem(items, segment, { head, licensed, tables })
  return spellOut(items, head)
}

interface Around {
  readonly head: string | null
  /** Periods and cells that are only listed are set against each other. */
  readonly licensed: boolean
  readonly tables: readonly SchemaTable[]
}

type FigureItem = Extract<Item, { kind: 'figure' }>
type Draft = Item | { readonly kind: 'measure'; readonly word: string }

function addItem(items: Draft[], segment: Segment, around: Around): void {
  const { text: said, isAgainst, isApart } = segment
  const how = comparingSaid(said)
  const measure = MEASURE.exec(said)?.groups?.['word']
  if (how) items.push({ kind: 'compared', how })
  else if (COUNTED.test(said)) items.push({ kind: 'counted' })
  else if (measure !== undefined) items.push({ kind: 'measure', word: measure })
  else if (!addSide(items, said, isAgainst, around) && !addTail(items, said))
    items.push({ ...figure(items, said, around.head), isApart })
}

/** "Total minutes, in 2024": of which rows, said behind a comma. */
function addTail(items: Draft[], said: string): boolean {
  const at = items.findLastIndex(({ kind }) => kind === 'figure')
  const last = items[at]
  if (last?.kind !== 'figure' || !TAIL.test(said)) return false
  items[at] = { ...last, text: `${last.text} ${said}` }
  return true
}

const TAIL =
  /^(?:in|during|since|from|between|before|after|until|for|at|only|just|excluding|without|where|but only)\b/i
const COUNTED = /^(?:the )?(?:number|count|how many|no\.|#|number of (?:them|rows|entries))$/i
const MEASURE =
  /^(?:the )?(?<word>total|sum|average|avg|mean|median|min|minimum|max|maximum|highest|lowest|smallest|largest|shortest|longest)$/i

/** "Good pieces 2023 vs 2024", "2023 vs 2024 good pieces", "number of inbound vs outbound calls", "calls: 2023, 2024". */
function addSide(
  items: Draft[],
  said: string,
  isAgainst: boolean,
  { head, licensed, tables }: Around,
): boolean {
  const start = sideAtStart(said, tables)
  if (!start) return false
  const before = items.at(-1)
  const end = before?.kind === 'figure' ? sideAtEnd(before.text, tables) : null
  const isPaired = isAgainst || licensed || (start.rest === '' && /^(?:in|during|for) /i.test(said))
  if (end && isPaired && areAlike(start.side, end.side)) {
    pair(items, start, end)
    return true
  }
  const isTail = TAIL.test(said) && items.at(-1)?.kind === 'figure'
  if (head === null || start.rest !== '' || isTail) return false
  items.push({ ...PLAIN, text: `${head} ${said}`, isAgainst: true })
  return true
}

/** What stands behind the last of them holds for all that are set against each other. */
function pair(items: Draft[], start: SideAt, end: SideAt): void {
  const last = items.pop()
  if (last?.kind !== 'figure') return
  items.push({ ...last, text: `${last.text} ${start.rest}`.trim(), isAgainst: true })
  items.push({
    ...last,
    text: `${end.rest} ${start.text} ${start.rest}`.trim(),
    isAgainst: true,
  })
}

const PLAIN = { kind: 'figure', isAgainst: false, isTheirs: false, isApart: false } as const

function figure(items: readonly Draft[], said: string, head: string | null): FigureItem {
  const before = items.findLast((one) => one.kind === 'figure')
  const rows = before?.kind === 'figure' ? before.text.replace(COUNT, '') : (head ?? '')
  const isTheirs = /^(?:and )?(?:their|whose) /i.test(said)
  const text = bareItem(said)
    .replace(/^how many of (?:them|those|these)(?: (?:were|are|was))?\b/i, `number of ${rows}`)
    .replace(/\bof (?:them|those|these)\b/i, `of ${rows}`)
  return { ...PLAIN, text: head === null ? text : `${text} of ${head}`, isTheirs }
}

const COUNT = /^(?:the )?(?:(?:total )?(?:number|count) of |how many )/i

/** "Average and total fee": the average of what follows, or of what stands before. */
function spellOut(items: readonly Draft[], head: string | null): readonly Item[] {
  return items.flatMap((one, at): readonly Item[] => {
    if (one.kind !== 'measure') return [one]
    const next =
      items.slice(at).find((other) => other.kind === 'figure') ??
      items.slice(0, at).findLast((other) => other.kind === 'figure')
    const of = next?.kind === 'figure' ? next.text.replace(MEASURED, '') : head
    const word = SPELLED[one.word.toLowerCase()] ?? one.word
    return of === null ? [] : [{ ...PLAIN, text: `${word} ${of}` }]
  })
}

const SPELLED: Readonly<Record<string, string>> = { shortest: 'minimum', longest: 'maximum' }
const MEASURED =
  /^(?:the )?(?:total|sum(?: of)?|average|avg|mean|median|min|minimum|max|maximum|highest|lowest|smallest|largest|shortest|longest) (?:of )?/i

/** "Change in calls from 2023 to 2024 - show both years and the difference": three figures. */
function bothOf(
  segments: readonly Segment[],
  tables: readonly SchemaTable[],
): readonly Segment[] | null {
  const [first, ...others] = segments
  const said = first && changeSaid(first.text, tables)
  if (!said) return null
  const sides = [said.above, said.of].map((side) => `${said.request} ${side}`)
  const isCompared = others.some((one) => comparingSaid(one.text) !== null)
  const added = isCompared ? [] : ['difference']
  return [
    ...[...sides, ...added].map((text) => ({ text, isAgainst: false, isApart: false })),
    ...others,
  ]
}
