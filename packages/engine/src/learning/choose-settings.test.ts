import type { Algorithm, Training } from '@plainflow/core'
import { describe, expect, test } from 'vitest'
import { chooseSettings } from './choose-settings.ts'
import type { FeatureTable } from './feature-table.ts'

describe.each(['random_forest', 'gradient_boosting'] as const)('%s', (algorithm) => {
  test.each([2, 3, 10, 40, 100])('of %d labels is small enough to be printed', (count) => {
    const { trees = 0, depth = 0 } = chosen(algorithm, count)
    expect(trees).toBeGreaterThan(0)
    expect(depth).toBeGreaterThan(2)
    const scores = count > 2 ? count : 1
    expect(trees * scores * (2 ** (depth + 1) - 1)).toBeLessThanOrEqual(24_000)
  })

  test('what somebody set stays as it is', () => {
    expect(chosen(algorithm, 3, { trees: 200, depth: 12 })).toMatchObject({ trees: 200, depth: 12 })
  })
})

function chosen(algorithm: Algorithm, count: number, settings: Training['settings'] = {}) {
  const labels = Array.from({ length: count }, (_, at) => `label ${String(at)}`)
  // All that is looked at.
  const table = { labels, trainRows: { length: 50_000 } } as unknown as FeatureTable
  const training: Training = {
    task: 'classification',
    algorithm,
    target: 'y',
    features: [],
    split: { by: 'key', columns: [], share: 0.2 },
    seed: 1,
    settings,
  }
  return chooseSettings(table, training)
}
