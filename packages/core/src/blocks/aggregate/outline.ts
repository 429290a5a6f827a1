import type { Rephrased } from '../outline.ts'

export const openers = ['count by', 'count the', 'sum up', 'summarize', 'summarise', 'roll up']

/** "summarise by region: total amount" in the words the block reads itself. */
export function outline(clause: string): Rephrased | null {
  const by =
    /^(?:summari[sz]e|roll up|aggregate)(?: it| them| the rows| everything)? by (.+)$/i.exec(clause)
  if (by) return { says: `group by ${by[1]}` }
  const up = /^(?:sum up|add up|total)(?: the)? (.+)$/i.exec(clause)
  return up ? { says: `total ${up[1]}` } : null
}
