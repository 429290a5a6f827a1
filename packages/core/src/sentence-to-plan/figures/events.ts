import type { SchemaTable } from '../../tables/schema.ts'
import { tellsWhen } from '../../tables/tells-when.ts'
import { sharesDeed } from '../../words/deeds.ts'
import { stem } from '../../words/stem.ts'
import type { FigureDraft, SaidKept } from './figure-draft.ts'

/** "cancelled per month" speaks of `cancelled_on` where there is such a date, not of a status. */
export function withEvents(draft: FigureDraft, base: SchemaTable): FigureDraft {
  const isTimed = draft.splits.some(({ kind }) => kind === 'period')
  if (draft.share || (!isTimed && draft.when.length === 0)) return draft
  const dated = base.columns.filter(({ dated: is }) => is)
  // "Cancelled members in 2023", where no other day is spoken of.
  const isOwnDay = ({ text }: SaidKept, word: string) =>
    draft.events.length === 0 && stem(text.toLowerCase()) === word
  const eventOf = (kept: SaidKept) =>
    dated
      .flatMap(({ words }) => words)
      .find((word) =>
        isTimed || kept.isRows
          ? sharesDeed(kept.text.toLowerCase(), word.stem)
          : isOwnDay(kept, word.stem),
      )?.stem
  const events = draft.kept.flatMap((kept) => eventOf(kept) ?? [])
  if (events.length === 0 || (dated.length < 2 && draft.rows.length > 0)) return draft
  return {
    ...draft,
    kept: draft.kept.filter((kept) => eventOf(kept) === undefined),
    events: [...draft.events, ...events],
  }
}

/**
 * "Fees of paid courses" without a day: of courses that are told to be paid, or that have a day in `paid_on`. Null
 * where nothing tells.
 */
export function withoutEvents(draft: FigureDraft, { columns }: SchemaTable): FigureDraft | null {
  if (!saysEventAlone(draft)) return draft
  const kept = draft.events.map((event): SaidKept | null => {
    const isSaid = (text: string) => stem(text.toLowerCase()) === event
    const hits = columns
      .filter(({ type, unique }) => type === 'text' && !unique)
      .flatMap((column) => column.cells.map((cell) => ({ column, cell, share: 1 })))
      .filter(({ cell }) => isSaid(String(cell)))
    const flags = columns
      .filter((one) => tellsWhen(one) && one.words.some((word) => word.stem === event))
      .map((column) => ({ column, score: 1 }))
    if (hits.length + flags.length === 0) return null
    const known = hits.length > 0 ? { hits, flags: [] } : { hits, flags }
    return { ...known, negated: false, text: event, isRows: false }
  })
  const states = kept.filter((one) => one !== null)
  if (states.length < kept.length) return null
  return { ...draft, kept: [...draft.kept, ...states], events: [] }
}

/** "Sales that were delivered": of which rows it is true, and no day by which they are told. */
function saysEventAlone({ events, when, splits, change }: FigureDraft): boolean {
  const isTold = when.length > 0 || change?.of.kind === 'when'
  return events.length > 0 && !isTold && !splits.some(({ kind }) => kind === 'period')
}
