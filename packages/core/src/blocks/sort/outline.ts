import type { Rephrased } from '../outline.ts'

export const openers = ['limit', 'top', 'take the first', 'keep the top', 'order']

const CUT =
  /^(?:take|keep|show|get|limit(?:\s+it)?\s+to)\s+(?:only\s+)?(?:the\s+)?(?:top|first|best)\s+(\d{1,9})(?:\s+(?:rows|ones|records|of them))?$/i

/** "take the top 10", of rows that are in order already. */
export function outline(clause: string): Rephrased | null {
  const count = CUT.exec(clause.trim())?.[1]
  if (count === undefined) return null
  return {
    says: `take the first ${count} rows`,
    assumptions: [`Took the first ${count} rows in the order they come in.`],
  }
}
