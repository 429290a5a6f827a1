import { describe, expect, test } from 'vitest'
import { answer, answerOver } from './testing/answer.ts'
import { BRIEF_TABLES } from './testing/brief-tables.ts'
import { BUSINESS_TABLES } from './testing/business-tables.ts'
import { COMPARED_TABLES } from './testing/compared-tables.ts'
import { isRight } from './testing/is-right.ts'
import { COUNTED_THINGS_TABLES } from './testing/counted-things-tables.ts'
import { DATED_TABLES } from './testing/dated-tables.ts'
import { KEYWORD_TABLES } from './testing/keyword-tables.ts'
import { LISTED_TABLES } from './testing/listed-tables.ts'
import { MESSY_TABLES } from './testing/messy-tables.ts'
import { OFFICE_TABLES } from './testing/office-tables.ts'
import { OWNED_TABLES } from './testing/owned-tables.ts'
import { CHARTED_TABLES } from './testing/charted-tables.ts'
import { QUESTIONS } from './testing/questions.ts'
import { readAsked } from './testing/read-asked.ts'
import { RELATED_TABLES } from './testing/related-tables.ts'
import { KIND_BY_KIND_TABLES } from './testing/kind-by-kind-tables.ts'
import { REFERRING_TABLES } from './testing/referring-tables.ts'
import { SEVERAL_TABLES } from './testing/several-tables.ts'
import { SINGLE_TABLES } from './testing/single-tables.ts'
import { WORLDS } from './testing/tables.ts'
import type { World } from './testing/tables.ts'
import { SPOKEN_NAMES_TABLES } from './testing/spoken-names-tables.ts'
import { WEB_TABLES } from './testing/web-tables.ts'
import { WIDE_TABLES } from './testing/wide-tables.ts'

// Object.keys forgets that the keys of the table are exactly the union.
const worlds = Object.keys(WORLDS) as readonly World[]
/** All of our own questions are answered right today; not one less from here on. */
const ENOUGH = 1

describe('our own questions', () => {
  test('are many', () => {
    expect(worlds.flatMap((world) => QUESTIONS[world]).length).toBeGreaterThanOrEqual(286)
  })

  // One world at a time: a world is a set with a score of its own.
  test.each(worlds)('about the %s are answered with the right rows', (world) => {
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

const ASKED = [
  SINGLE_TABLES,
  SEVERAL_TABLES,
  SPOKEN_NAMES_TABLES,
  CHARTED_TABLES,
  MESSY_TABLES,
  BRIEF_TABLES,
  KEYWORD_TABLES,
  LISTED_TABLES,
  COMPARED_TABLES,
  BUSINESS_TABLES,
  RELATED_TABLES,
  WEB_TABLES,
  REFERRING_TABLES,
  KIND_BY_KIND_TABLES,
  OWNED_TABLES,
  COUNTED_THINGS_TABLES,
  DATED_TABLES,
  WIDE_TABLES,
  OFFICE_TABLES,
].flatMap(readAsked)

describe('questions of our own over tables of every kind', () => {
  test('are many', () => {
    expect(ASKED.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(1_498)
  })

  test.each(ASKED)('about $name are answered with the right rows', (asked) => {
    const wrong = asked.questions.flatMap((question) => {
      const got = answerOver(question.asks, asked)
      return isRight(question, got.rows)
        ? []
        : [`${question.asks} → ${got.said} ${JSON.stringify(got.rows)}`]
    })
    expect(wrong).toEqual([])
  })
})
