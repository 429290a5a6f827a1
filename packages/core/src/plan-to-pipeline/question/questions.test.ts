import { describe, expect, test } from 'vitest'
import { ALL_ASKED } from './testing/all-asked.ts'
import { answerOver } from './testing/answer.ts'
import { isRight } from './testing/is-right.ts'
import { WORLDS } from './testing/worlds.ts'
import { someOf } from '../testing/some-of.ts'

/** All of our own questions are answered right today; not one less from here on. */
const ENOUGH = 1

describe('our own questions', () => {
  test('are many', () => {
    expect(WORLDS.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(286)
  })

  // One world at a time: a world is a set with a score of its own.
  test.each(someOf(WORLDS))('about the $name are answered with the right rows', (world) => {
    const wrong = world.questions.flatMap((question) => {
      const got = answerOver(question.asks, world)
      return isRight(question, got.rows)
        ? []
        : [`${question.asks} → ${got.said} ${JSON.stringify(got.rows)}`]
    })
    const asked = world.questions.length
    const score = `${world.name}: ${asked - wrong.length} of ${asked}`
    expect((asked - wrong.length) / asked, [score, ...wrong].join('\n')).toBeGreaterThanOrEqual(
      ENOUGH,
    )
  })
})

describe('questions of our own over tables of every kind', () => {
  test('are many', () => {
    expect(ALL_ASKED.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(3_550)
  })

  test.each(someOf(ALL_ASKED))('about $name are answered with the right rows', (asked) => {
    const wrong = asked.questions.flatMap((question) => {
      const got = answerOver(question.asks, asked)
      return isRight(question, got.rows)
        ? []
        : [`${question.asks} → ${got.said} ${JSON.stringify(got.rows)}`]
    })
    expect(wrong).toEqual([])
  })
})
