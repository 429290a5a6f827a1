import { createHash } from 'node:crypto'
import { ALGORITHMS, type LearningTask } from '@plainflow/core'
import { expect, test } from 'vitest'
import { chooseSettings } from './choose-settings.ts'
import { madeTable, madeTraining, NOTHING_KNOWN } from './testing/made-table.ts'
import { trainModel } from './train-model.ts'
import { TRAINER_EDITION } from './trainer-edition.ts'

const OF_LABELS: Readonly<Record<number, ReturnType<typeof madeTable>>> = {
  0: madeTable(200, 3, ([a = 0, b = 0]) => 3 * a + b * b),
  2: madeTable(200, 3, ([a = 0, b = 0]) => Number(a + b > 0), 2),
  3: madeTable(200, 3, ([a = 0, b = 0]) => (a > 0.3 ? 2 : b > 0 ? 1 : 0), 3),
}
const TASKS: readonly (readonly [LearningTask, number])[] = [
  ['regression', 0],
  ['classification', 2],
  ['classification', 3],
]

test('who makes other models of the same rows says so', () => {
  const digest = createHash('sha256')
  for (const algorithm of ALGORITHMS)
    for (const [task, labels] of algorithm === 'clustering' ? [CLUSTERS] : TASKS) {
      const table = OF_LABELS[labels]!
      const training = madeTraining(task, algorithm, task === 'regression' ? { folds: 2 } : {})
      digest.update(JSON.stringify(trainModel(table, training, NOTHING_KNOWN, () => {})))
      if (algorithm === 'clustering') continue
      for (const count of [2_000, 200_000]) {
        const trainRows = new Int32Array(count)
        digest.update(JSON.stringify(chooseSettings({ ...table, trainRows }, training)))
      }
    }
  // Where this fails on purpose, the edition is the next one and the digest is the new one.
  expect({ [TRAINER_EDITION]: digest.digest('hex').slice(0, 16) }).toEqual({
    'trainer 2': '0dc38da8f196714e',
  })
})

const CLUSTERS = ['clustering', 0] as const
