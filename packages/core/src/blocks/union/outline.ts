import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'

export const openers = ['combine', 'stack', 'append', 'union', 'concatenate']

const CLAUSE =
  /^(?:combine|stack|append|union|concatenate)(?:\s+(?:it|them|both|all|all of them|these|everything|the\s+(?:two|three|rows|tables)))*(\s*,?\s*(?:without duplicates|without repeats|each row once|distinct))?$/i

/** "combine them": all that was loaded. */
export function outline(clause: string, { waiting = [] }: Given): Outlined | null {
  const found = CLAUSE.exec(clause.trim())
  if (!found) return null
  return {
    configuration: { parameters: { rows: found[1] === undefined ? 'all' : 'distinct' } },
    confidence: 0.92,
    assumptions: [],
    open: waiting.length > 0 ? [] : ['Which rows to combine with is still to be said.'],
    others: waiting.map((_, place) => ({ kind: 'waiting' as const, place })),
  }
}
