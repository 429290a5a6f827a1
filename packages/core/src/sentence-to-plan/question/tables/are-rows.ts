import { says } from '../../../tables/schema.ts'
import type { ValueHit } from './value-index.ts'
import { sharesDeed } from '../../../words/deeds.ts'
import { stem } from '../../../words/stem.ts'
import { foldText } from '../../../words/tokens.ts'
import type { Token } from '../../../words/tokens.ts'
import { setOf } from '../../../words/word-set.ts'

/**
 * Whether a noun stands for the rows that hold a cell: "failures" for those whose state is "fail". What a row is
 * about is no row: "lamps" of a table of sales may be many in one of them.
 */
export function areRows(said: readonly Token[], hits: readonly ValueHit[]): boolean {
  const last = said.at(-1)
  if (!last || !isPlural(last)) return false
  return hits.some(({ column, cell }) => {
    const told = foldText(String(cell)).split(' ')[0] ?? ''
    const isDeed = told.endsWith('ed') || stem(told) !== last.stem
    return says(column, STATES) || (said.length === 1 && isDeed && sharesDeed(last.fold, told))
  })
}

/** Columns whose cells say what became of a row, or of which kind it is. */
const STATES = setOf('status state outcome result stage level severity type kind event action')

export function isPlural({ fold, proper }: Token): boolean {
  return !proper && /[^s]s$/.test(fold)
}
