import { describe, expect, test } from 'vitest'
import type { Cell } from '../../relation/column.ts'
import { answer } from './testing/answer.ts'
import { QUESTIONS } from './testing/questions.ts'
import type { OwnQuestion } from './testing/questions.ts'
import { WORLDS } from './testing/tables.ts'
import type { World } from './testing/tables.ts'

// Object.keys forgets that the keys of the table are exactly the union.
const worlds = Object.keys(WORLDS) as readonly World[]
/** Of our own questions so many are to be answered right, and not one less than before. */
const ENOUGH = 0.95

describe('our own questions', () => {
  test('are answered with the right rows, nearly all of them', () => {
    const wrong: string[] = []
    let asked = 0
    for (const world of worlds) {
      for (const question of QUESTIONS[world]) {
        asked += 1
        const got = answer(question.asks, world)
        if (!isRight(question, got.rows))
          wrong.push(`${world}: ${question.asks} → ${got.said} ${JSON.stringify(got.rows)}`)
      }
    }
    expect(asked).toBeGreaterThanOrEqual(100)
    expect(wrong.length / asked, wrong.join('\n')).toBeLessThanOrEqual(1 - ENOUGH)
  })
})

function isRight(
  { rows, ordered }: OwnQuestion,
  got: readonly (readonly Cell[])[] | null,
): boolean {
  if (got === null) return false
  const key = (row: readonly Cell[]) =>
    JSON.stringify(
      row
        .map((cell) => (typeof cell === 'number' ? Math.round(cell * 1e6) : cell))
        .map(String)
        .toSorted(),
    )
  const [a, b] = [rows.map(key), got.map(key)]
  return JSON.stringify(ordered ? a : a.toSorted()) === JSON.stringify(ordered ? b : b.toSorted())
}
