import { describe, expect, test } from 'vitest'
import { gridQuestions, judge } from './testing/grid/judge.ts'
import { GRID } from './testing/grid/grid.ts'
import { NOT_YET } from './testing/grid/not-yet.ts'
import { WORDINGS } from './testing/grid/wordings.ts'
import { someOf } from '../testing/some-of.ts'

// All of it takes some minutes: `PLAINFLOW_GRID=everywhere npx vitest run grid.test`.
const HOW = process.env['PLAINFLOW_GRID'] === 'everywhere' ? 'everywhere' : 'in turn'

describe('one meaning in many wordings over many tables', () => {
  test('is a large grid', () => {
    expect(GRID.length).toBeGreaterThanOrEqual(129)
    expect(GRID.flatMap(({ wordings }) => wordings).length).toBeGreaterThanOrEqual(796)
    const questions = GRID.map((meaning) => gridQuestions(meaning, 'everywhere').length)
    expect(questions.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(13_830)
  })

  test('has a meaning for all wordings there are', () => {
    expect([...WORDINGS.keys()].toSorted()).toEqual(GRID.map(({ id }) => id).toSorted())
  })

  test('lists as not yet understood only what is asked', () => {
    const asked = new Set(GRID.flatMap(({ id, wordings }) => wordings.map((one) => `${id} ${one}`)))
    const listed = NOT_YET.map(({ meaning, wording }) => `${meaning} ${wording}`)
    expect(listed.filter((one) => !asked.has(one))).toEqual([])
  })

  test.each(someOf(GRID))('$id', (meaning) => {
    const judged = gridQuestions(meaning, HOW).map(judge)
    const failing = judged.filter(({ isRight, isListed }) => !isRight && !isListed)
    expect(failing.map(({ told }) => told).join('\n')).toBe('')
    const mended = judged.filter(({ isRight, isListed }) => isRight && isListed)
    expect(mended.map(({ told }) => `take off the list: ${told}`).join('\n')).toBe('')
  })
})
