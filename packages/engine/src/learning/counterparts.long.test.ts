import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Algorithm } from '@plainflow/core'
import { describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/scikit-learn.mjs'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { measure } from './evaluate/evaluate-model.ts'
import { fitModel } from './fit-model.ts'
import { predictLabels } from './predictions.ts'
import { scoreRows } from './score-rows.ts'
import {
  type Counterpart,
  readCounterparts,
  readMatrix,
  trainingFor,
} from './testing/counterparts.ts'
import { settle } from './weights/train-clusters.ts'

/** Of the generated sets; it takes long, and is for the whole of tests or who names a number. */
const { PLAINFLOW_FULL, PLAINFLOW_LEARNING_ROWS } = process.env
const ROWS = PLAINFLOW_LEARNING_ROWS ?? '100000'
const isWanted = PLAINFLOW_FULL === '1' || PLAINFLOW_LEARNING_ROWS !== undefined
/** So much less than the counterpart is as good. */
const EQUAL = 0.01
const SCRIPT = fileURLToPath(new URL('testing/counterparts.py', import.meta.url))
const TREES: ReadonlySet<Algorithm> = new Set([
  'decision_tree',
  'random_forest',
  'gradient_boosting',
])

describe.runIf(isWanted)('beside scikit-learn and xgboost, on the same matrices', () => {
  test('every algorithm is as good or better', { timeout: 3_600_000 }, async () => {
    const folder = await temporaryFolder()
    // Their threads stall on a busy machine.
    const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' }
    await promisify(execFile)(await prepare(), [SCRIPT, ROWS], { cwd: folder, env })
    const worse: string[] = []
    for (const [number, set] of (await readCounterparts(folder)).entries()) {
      for (const [algorithm, theirs] of Object.entries(set.figures)) {
        // The script names them as we do.
        const { ours, off } = await compare(folder, number, set, algorithm as Algorithm)
        const line = `${set.name.padEnd(20)} ${algorithm.padEnd(18)} ours ${ours.toFixed(4)}  theirs ${theirs.toFixed(4)}`
        console.log(line)
        if (ours < theirs - EQUAL) worse.push(line)
        if (off > 1e-6) worse.push(`${line}, predictions off by ${off}`)
      }
      const inertia = await inertiaOf(folder, number, set)
      expect(Math.abs(inertia / set.inertia - 1), `${set.name}, clusters`).toBeLessThan(1e-6)
    }
    expect(worse).toEqual([])
  })
})

async function compare(folder: string, number: number, set: Counterpart, algorithm: Algorithm) {
  const tableOf = await readMatrix(folder, number, set, !TREES.has(algorithm))
  const training = trainingFor(algorithm, set)
  let [sum, off] = [0, 0]
  for (let fold = 0; fold < set.folds; fold += 1) {
    const table = tableOf(fold)
    const fit = fitModel(table, { training, hasCurve: false, onShare: () => {} })
    const { auc, r2 } = measure(table, training, fit, table.testRows)
    sum += (set.task === 'regression' ? r2 : auc) ?? NaN
    if (algorithm !== 'linear_regression' || fold > 0) continue
    const rows = table.testRows.subarray(0, set.predicted.length)
    const scores = scoreRows(fit.scorer, table.columns, rows)
    const { chances } = predictLabels(scores, Math.max(2, set.labels), fit.chance)
    // Of two labels the chance of the second, of more that of the first.
    const own = set.task === 'regression' ? scores[0] : chances[set.labels === 2 ? 1 : 0]
    const offs = set.predicted.map(
      (value, row) => Math.abs(own![row]! - value) / Math.max(1, Math.abs(value)),
    )
    off = Math.max(...offs)
  }
  return { ours: sum / set.folds, off }
}

/** From the same beginnings, over all rows. */
async function inertiaOf(folder: string, number: number, set: Counterpart): Promise<number> {
  const { columns, count } = (await readMatrix(folder, number, set, true))(-1)
  const width = columns.length
  const points = new Float64Array(count * width)
  for (const [place, column] of columns.entries()) {
    let [mean, squares] = [0, 0]
    for (const value of column) mean += value / count
    for (const value of column) squares += (value - mean) * (value - mean)
    const deviation = Math.sqrt(squares / count) || 1
    for (let row = 0; row < count; row += 1)
      points[row * width + place] = (column[row]! - mean) / deviation
  }
  const every = Math.max(1, Math.floor(count / 5))
  const start = new Float64Array(5 * width)
  for (let centre = 0; centre < 5; centre += 1)
    start.set(points.subarray(centre * every * width, (centre * every + 1) * width), centre * width)
  return settle(points, width, start).inertia
}
