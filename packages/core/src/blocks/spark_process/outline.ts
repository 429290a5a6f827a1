import type { Outlined } from '../outline.ts'
import { restOf } from '../outline-words.ts'

export const openers = ['process', 'run it on spark', 'run on spark', 'crunch']

const CLAUSE =
  /^(?:process|run|crunch|transform|compute|do|execute)\b(?:[\w\s]{0,40}?\s)??(?:on|with|using|in|through)\s+(?:apache\s+|a\s+|the\s+|our\s+)?spark(?:\s+cluster)?(?:\s+at\s+["'“]?([a-z]+:\/\/[^\s,;"”']+|local(?:\[[\d*]+\])?|yarn)["'”]?)?(?:\s*:\s*(.+)|(.*))$/is

/** "process on Spark". */
export function outline(clause: string): Outlined | null {
  const found = CLAUSE.exec(clause)
  if (!found) return null
  const [, master = '', statement = '', rest] = found
  return {
    configuration: { parameters: { master, statement: statement.trim() } },
    confidence: 0.95,
    assumptions: [],
    open: [
      ...(master === '' ? ['The address of the Spark cluster is still to be given.'] : []),
      ...(statement === '' ? ['What Spark shall do with the rows is still to be said.'] : []),
    ],
    ...restOf(rest),
  }
}
