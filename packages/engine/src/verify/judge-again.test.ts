import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { againWords } from '@plainflow/core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { judgeAgain } from './judge-again.ts'
import type { ExportedRun } from './run-exported.ts'

const gap = { kind: 'gap', why: 'It does not.' } as const
const carried = { duckdb: gap, postgres: gap, pandas: gap, polars: gap }
const cells = { ...carried, pyspark: gap, scala: gap, dplyr: gap }
const outlet = {
  kind: 'again',
  name: 'again.txt',
  model: 'churned',
  metric: 'AUC',
  trained: 0.8561,
  cells,
} as const

async function said(text: string | null): Promise<string> {
  const path = join(await temporaryFolder(), 'again.txt')
  if (text !== null) await writeFile(path, text)
  const run: ExportedRun = {
    code: null,
    versions: [],
    outcome: { status: 'completed', warnings: [] },
    results: [],
    artifacts: [],
    again: [{ outlet, tolerance: 0.02, path }],
  }
  const [judged] = await judgeAgain(run)
  return judged ? againWords(judged) : ''
}

test('what the code reached is held against what was reached here, whatever else it wrote', async () => {
  expect(await said('trained again: AUC 0.853 against 0.856\n')).toBe(
    '"churned" trained again: AUC 0.853 against 0.856.',
  )
  // The tolerance is ours, and so is the figure it is held against.
  expect(await said('trained again: AUC 0.500 against 0.500\nall is well')).toBe(
    '"churned" trained again: AUC 0.500 against 0.856, which is further apart than the 0.02 that is expected.',
  )
})

test('code that could not train says why, and code that says nothing is told of', async () => {
  expect(await said('not trained again: scikit-learn is not installed\n')).toBe(
    '"churned" not trained again: scikit-learn is not installed.',
  )
  const silent = '"churned" not trained again: the code left no word on it.'
  expect(await said(null)).toBe(silent)
  expect(await said('trained again: AUC 1e9 against 0.856')).toBe(silent)
  expect(await said('x'.repeat(100_000))).toBe(silent)
})
