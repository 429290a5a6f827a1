import { expect, test } from 'vitest'
import { sampleModel } from '../learning/testing/sample-model.ts'
import { trainedModel } from './trained-model.ts'

const chosen = sampleModel({ task: 'classification' })
const { training } = chosen

function taken(asked: object, now: object): boolean {
  const model = { ...chosen, ...(Object.keys(asked).length === 0 ? {} : { asked }) }
  const catalogue = { datasets: [], trained: { train: model } }
  return trainedModel(catalogue, 'train', { training: { ...training, settings: now } }) !== null
}

test('a model fits while it is asked for with the settings it was asked for with', () => {
  // Trained with 100 trees of depth 4.
  expect(taken({}, {})).toBe(true)
  expect(taken({}, { trees: 100 })).toBe(true)
  expect(taken({}, { trees: 5 })).toBe(false)
  expect(taken({ trees: 100 }, { trees: 100 })).toBe(true)
  expect(taken({ trees: 100 }, { trees: 100, depth: 4 })).toBe(true)
  expect(taken({ trees: 100 }, { trees: 5 })).toBe(false)
  // The trainer may choose another number.
  expect(taken({ trees: 100 }, {})).toBe(false)
})
