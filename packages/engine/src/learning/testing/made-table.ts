import type { Feature, LearningTask, Training } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { seededRandom } from '../seeded-random.ts'

/** A table of numbers between -1 and 1, and what is made of each row. */
export function madeTable(
  rows: number,
  width: number,
  target: (row: readonly number[], chance: () => number) => number,
  labels = 0,
): FeatureTable {
  const random = seededRandom(rows + width)
  const columns = Array.from({ length: width }, () => new Float64Array(rows))
  const values = new Float64Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const cells = columns.map((column) => (column[row] = random.next() * 2 - 1))
    values[row] = target(cells, random.next)
  }
  const all = Int32Array.from({ length: rows }, (_, row) => row)
  return {
    features: columns.map((_, place): Feature => ({ kind: 'number', column: `x${place}` })),
    columns,
    count: rows,
    target: values,
    labels: Array.from({ length: labels }, (_, label) => `label ${label}`),
    groups: all,
    trainRows: all.filter((row) => row % 4 !== 0),
    testRows: all.filter((row) => row % 4 === 0),
  }
}

export function madeTraining(
  task: LearningTask,
  algorithm: Training['algorithm'],
  settings: Training['settings'] = {},
): Training {
  const split = { by: 'key', columns: [], share: 0.25 } as const
  return { task, algorithm, target: 'y', features: [], split, seed: 5, settings }
}

export const NOTHING_KNOWN = { withoutTarget: 0, fingerprint: '', findings: [] }
