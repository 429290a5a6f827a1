/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { answer, answerOver } from './testing/answer.ts'
import { isRight } from './testing/is-right.ts'
import { QUESTIONS } from './testing/questions.ts'
import { readAsked } from './testing/read-asked.ts'
import { WORLDS } from './testing/tables.ts'
import type { World } from './testing/tables.ts'
import { someOf } from '../testing/some-of.ts'

// Object.keys forgets that the keys of the table are exactly the union.
const worlds = Object.keys(WORLDS) as readonly World[]
/** All of our own questions are answered right today; not one less from here on. */
const ENOUGH = 1

describe('our own questions', () => {
  test('are many', () => {
    expect(worlds.flatMap((world) => QUESTIONS[world]).length).toBeGreaterThanOrEqual(286)
  })

  // One world at a time: a world is a set with a score of its own.
  test.each(someOf(worlds))('about the %s are answered with the right rows', (world) => {
    const wrong = QUESTIONS[world].flatMap((question) => {
      const got = answer(question.asks, world)
      return isRight(question, got.rows)
        ? []
        : [`${question.asks} → ${got.said} ${JSON.stringify(got.rows)}`]
    })
    const asked = QUESTIONS[world].length
    const score = `${world}: ${asked - wrong.length} of ${asked}`
    expect((asked - wrong.length) / asked, [score, ...wrong].join('\n')).toBeGreaterThanOrEqual(
      ENOUGH,
    )
  })
})

/** Every file of tables and questions there is: a new one is asked without being told of here. */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('./testing/*-tables.ts', {
  eager: true,
})
const ASKED = Object.values(FILES)
  .flatMap((file) => Object.values(file))
  .filter((text) => typeof text === 'string')
  .flatMap(readAsked)

describe('questions of our own over tables of every kind', () => {
  test('are many', () => {
    expect(ASKED.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(3_550)
  })

  test.each(someOf(ASKED))('about $name are answered with the right rows', (asked) => {
    const wrong = asked.questions.flatMap((question) => {
      const got = answerOver(question.asks, asked)
      return isRight(question, got.rows)
        ? []
        : [`${question.asks} → ${got.said} ${JSON.stringify(got.rows)}`]
    })
    expect(wrong).toEqual([])
  })
})
