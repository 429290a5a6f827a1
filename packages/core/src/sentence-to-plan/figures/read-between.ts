import type { FigureDraft, SaidAmount } from './figure-draft.ts'
import { takeEvent } from './take-elapsed.ts'
import type { WordStream } from './word-stream.ts'

/** "Delivery time by service, from acceptance to delivery": between which days a time is meant, said apart from it. */
export function readBetween(words: WordStream, draft: FigureDraft): true | null {
  if (draft.between !== null) return null
  const opens = words.take('from', 'between')
  const joins = opens === 'between' ? ['and'] : ['to', 'until', 'till']
  const from = takeEvent(words, joins)
  const to = from && words.take(...joins) !== null ? takeEvent(words, []) : null
  if (!from || !to) return null
  draft.between = { from, to }
  return true
}

/** The time that is measured, between these days; null where it is no time. */
export function betweenDays(amount: SaidAmount, { between }: FigureDraft): SaidAmount | null {
  if (!between) return amount
  if (amount.kind === 'elapsed') return { ...amount, ...between }
  const isTime = amount.kind === 'column' && amount.columns.every(({ column }) => column.span)
  return isTime ? { kind: 'elapsed', measure: amount.measure, unit: null, ...between } : null
}
