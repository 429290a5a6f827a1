import type { AmountOption } from './amount-option.ts'
import type { Amount, TestedPredicate } from './figure.ts'
import type { FigureDraft, SaidKept } from './figure-draft.ts'

/** "Share of revenue from Norway" is a part of what was added up, "share of orders from Norway" of the rows. */
export function percentOf(
  of: TestedPredicate,
  { share, amount }: FigureDraft,
  option: AmountOption,
): Amount | null {
  const weight = option.amount?.kind === 'column' ? option.amount : null
  if (amount && weight?.measure !== 'sum') return null
  const said = share?.of && 'hits' in share.of ? share.of : null
  return { kind: 'percent', of, weight: amount ? weight : null, called: percentName(said, of) }
}

function percentName(of: SaidKept | null, tested: TestedPredicate): string {
  const words = (of?.text ?? tested.column.column).toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '_')
  return `percent_${of?.negated && !words.startsWith('un') ? 'not_' : ''}${words}`
}
