import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../root.mjs'
import { prepare } from '../runtimes/scikit-learn.mjs'
import { measureScript } from './measure-script.mjs'

/** At most so many processor seconds, bytes, and times what xgboost takes. */
const MOST = { scoring: { cpu: 12, rss: 500e6 }, training: { times: 8 } }

/**
 * What a model costs: fitted to a matrix of 100,000 rows and 20 columns, beside xgboost on one thread; the
 * whole of such a run, with reading, features and judging; and said of 1,000,000 rows, which are written.
 *
 * @param {string} folder
 */
export async function benchLearning(folder) {
  const own = (/** @type {string} */ name, /** @type {readonly string[]} */ told = []) =>
    measureScript(process.execPath, join(ROOT, 'scripts/bench', name), [folder, ...told])
  console.log('\nLearning: boosting, 100 trees 4 deep, 20 columns of numbers')
  await own('make-learning.mjs')
  const fitting = await own('learning-fit.mjs')
  const training = await own('learning.mjs', ['train'])
  const scoring = await own('learning.mjs', ['score'])
  const theirs = await xgboost(folder)
  const times = fitting.query / theirs.train
  const peak = (/** @type {number} */ rss) => `peak ${(rss / 1e6).toFixed(0)} MB`
  console.log(
    `fitted to 100,000 rows: ${seconds(fitting.query)} beside ${seconds(theirs.train)} of xgboost (${times.toFixed(1)})`,
  )
  console.log(`a whole run of it: ${seconds(training.cpu)}, ${peak(training.rss)}`)
  console.log(
    `said of 1,000,000 rows, read and written: ${seconds(scoring.cpu)}, ${peak(scoring.rss)}; by xgboost in memory: ${seconds(theirs.score)}`,
  )
  const isWithin =
    times <= MOST.training.times &&
    scoring.cpu <= MOST.scoring.cpu &&
    scoring.rss <= MOST.scoring.rss
  console.log(
    `At most ${MOST.training.times} times, ${MOST.scoring.cpu} s and ${MOST.scoring.rss / 1e6} MB: ${isWithin ? 'held' : 'NOT HELD'}`,
  )
  // Seconds of a machine that others share vary by half: judged where all of everything is.
  if (!isWithin && process.env['PLAINFLOW_FULL'] === '1') process.exitCode = 1
}

/** @param {number} value */
function seconds(value) {
  return `${value.toFixed(2)} s CPU`
}

/** @param {string} folder @returns {Promise<{ train: number, score: number }>} */
async function xgboost(folder) {
  const script = join(ROOT, 'scripts/bench/xgboost_learning.py')
  const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' }
  const { stdout, stderr } = await promisify(execFile)(await prepare(), [script, folder], { env })
  process.stderr.write(stderr)
  return JSON.parse(stdout)
}
