import { type Model, MOST_MODEL_BYTES, type TreeNode } from '@plainflow/core'
import { expect, test } from 'vitest'
import { refuseLarge } from './refuse-large.ts'

function full(depth: number): TreeNode {
  if (depth === 0) return { leaf: 1 }
  const side = full(depth - 1)
  return { feature: 0, test: { most: 1 }, empty: 'no', yes: side, no: side }
}

function scorer(trees: number): Pick<Model, 'scorer'> {
  const all = Array.from({ length: trees }, () => full(9))
  return { scorer: { kind: 'trees', step: 1, scores: [{ base: 0, trees: all }] } }
}

test('a model that nobody could apply is refused in words', () => {
  // 1,023 nodes each.
  expect(() => refuseLarge(scorer(195), 1_000)).not.toThrow()
  expect(() => refuseLarge(scorer(196), 1_000)).toThrow(
    /^The model has 200,508 nodes .* fewer trees, or less deep ones$/,
  )
  expect(() => refuseLarge(scorer(1), MOST_MODEL_BYTES + 1)).toThrow(/^The model takes 31 MB/)
})
