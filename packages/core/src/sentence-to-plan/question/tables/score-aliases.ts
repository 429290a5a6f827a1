import type { Cell } from '../../../relation/column.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { OUTCOME_WORDS } from './value-aliases.ts'

/**
 * "Wins", "games they lost" and "draws" of one side's matches, whose own goals come first: 2–0 was won. Only
 * where a column names the opponents, so that it is known whose matches they are.
 */
export function scoreAliases(
  { name, type, cells }: SchemaColumn,
  columns: readonly SchemaColumn[],
): readonly (readonly [string, Cell])[] {
  const isOwn = columns.some((one) => /^(?:opponents?|opposition|against)$/i.test(one.name.trim()))
  if (!isOwn || type !== 'text' || !/\b(?:result|score)\b/i.test(name)) return []
  const scores = cells.flatMap((cell) => {
    const [, own, other] = SCORE.exec(String(cell).trim()) ?? []
    return own === undefined ? [] : [{ cell, ahead: Math.sign(Number(own) - Number(other)) }]
  })
  if (scores.length < MOST * cells.length) return []
  return scores.flatMap(({ cell, ahead }) =>
    wordsOf(ahead).map((word): readonly [string, Cell] => [word, cell]),
  )
}

const SCORE = /^(\d{1,3})\s?[-–—:]\s?(\d{1,3})(?:\s?\(.*\))?$/
const MOST = 0.9

function wordsOf(ahead: number): readonly string[] {
  const outcomes = ahead > 0 ? ['W'] : ahead < 0 ? ['L'] : ['D', 'T']
  return outcomes.flatMap((outcome) => OUTCOME_WORDS[outcome] ?? [])
}
