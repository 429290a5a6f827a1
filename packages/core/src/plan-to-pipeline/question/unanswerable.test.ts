import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../ask.ts'
import { drawn } from '../testing/some-of.ts'
import { withoutCell, withoutTable, withoutWord } from '../testing/unanswerable.ts'
import type { Unanswerable } from '../testing/unanswerable.ts'
import { ALL_ASKED } from './testing/all-asked.ts'
import { WORLDS } from './testing/worlds.ts'

/** Every one of them is answered right as it stands (questions.test.ts). */
const ANSWERED = [...WORLDS, ...ALL_ASKED].flatMap(({ questions, datasets }) =>
  questions.map(({ asks }) => ({ asks, datasets })),
)

const SEED = 'the first hour'
const NAMES = ['Quillmoor', 'Vandrell', 'Ostrabeck']
const WORDS = ['voltage', 'pension', 'dosage']

/** 200 of them with one cell, table or word changed, so that the data cannot answer them. */
const CENSUS: readonly Unanswerable[] = [
  ...drawn(
    ANSWERED.flatMap((one, at) => withoutCell(one, NAMES[at % NAMES.length] ?? '') ?? []),
    100,
    SEED,
  ),
  ...drawn(
    ANSWERED.flatMap((one) => withoutTable(one) ?? []),
    50,
    SEED,
  ),
  ...drawn(
    ANSWERED.flatMap((one, at) => withoutWord(one, WORDS[at % WORDS.length] ?? '') ?? []),
    50,
    SEED,
  ),
]

test('what cannot be answered is asked back, and never answered without a word', () => {
  expect(CENSUS).toHaveLength(200)
  const answered = CENSUS.flatMap((one) => {
    const context = { catalogue: { datasets: one.datasets }, pipeline: EMPTY_PIPELINE, now: 1 }
    const { pipeline, response, assumptions } = ask(one.asks, context)
    return pipeline ? [{ ...one, response, assumptions }] : []
  })
  const told = answered.map(
    ({ changed, from, asks, response, assumptions }) =>
      `${changed} (${from}): ${asks} → ${response} ${assumptions.join(' ')}`,
  )
  expect(answered.length, told.join('\n')).toBeLessThanOrEqual(10)
  expect(told.filter((_, at) => answered[at]?.assumptions.length === 0)).toEqual([])
}, 600_000)
