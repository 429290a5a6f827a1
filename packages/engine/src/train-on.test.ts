import { join } from 'node:path'
import type { Column, Model, Training } from '@plainflow/core'
import { describe, expect, test } from 'vitest'
import type { TrainProgress } from './job.ts'
import { load, programOf } from './testing/programs.ts'
import { runRaw } from './testing/run-raw.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { trainOn } from './train-on.ts'
import { UntrainableRows } from './untrainable-rows.ts'

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'age', type: 'integer' },
  { name: 'income', type: 'number' },
  { name: 'plan', type: 'text' },
  { name: 'active', type: 'boolean' },
  { name: 'joined', type: 'date' },
  { name: 'note', type: 'text' },
  { name: 'country', type: 'text' },
  { name: 'spend', type: 'number' },
  { name: 'churn', type: 'text' },
]

/** Customers whose churn follows their plan, age and notes, and whose spend follows their income. */
const CUSTOMERS = `
  SELECT *, CASE WHEN score + noise > 0.5 THEN 'yes' ELSE 'no' END AS churn FROM (
    SELECT i AS id, CAST(18 + hash(i * 7) % 60 AS INTEGER) AS age,
      CASE WHEN hash(i * 3) % 10 = 0 THEN NULL ELSE 1000 + hash(i * 5) % 5000 / 7.0 END AS income,
      ['basic', 'plus', 'pro', NULL][CAST(1 + hash(i * 11) % 4 AS INTEGER)] AS plan,
      hash(i * 13) % 2 = 0 AS active,
      DATE '2020-01-01' + CAST(hash(i * 17) % 900 AS INTEGER) AS joined,
      concat_ws(' ', ['late', 'fine', 'angry'][CAST(1 + hash(i * 19) % 3 AS INTEGER)], ['delivery', 'parcel'][CAST(1 + hash(i * 23) % 2 AS INTEGER)], 'number', i) AS note,
      'DE' AS country,
      CASE WHEN hash(i * 3) % 10 = 0 THEN 50 ELSE hash(i * 5) % 5000 / 70.0 END + hash(i * 29) % 10 AS spend,
      (hash(i * 11) % 4 = 0)::INTEGER * 0.6 + (hash(i * 19) % 3 = 2)::INTEGER * 0.6 AS score,
      hash(i * 31) % 100 / 300.0 - 0.1 AS noise
    FROM range(ROWS) t(i))`

async function customers(rows = 2000, sql = CUSTOMERS) {
  const folder = await temporaryFolder()
  const path = join(folder, 'made.parquet')
  const [answer] = await runRaw(
    [`COPY (${sql.replace('ROWS', String(rows))}) TO '${path}'`],
    folder,
  )
  if (!answer?.startsWith('ok')) throw new Error(answer)
  return { folder, files: { made: { path, format: 'parquet' } } as const }
}

const CHURN: Training = {
  task: 'classification',
  algorithm: 'gradient_boosting',
  target: 'churn',
  features: COLUMNS.filter(({ name }) => name !== 'churn' && name !== 'spend'),
  split: { by: 'key', columns: [{ name: 'id', type: 'integer' }], share: 0.2 },
  seed: 42,
  settings: {},
}

async function trained(training: Training, made?: Awaited<ReturnType<typeof customers>>) {
  const { folder, files } = made ?? (await customers())
  const program = programOf(load('rows', 'made', COLUMNS))
  const told: TrainProgress[] = []
  const to = join(folder, 'model.json')
  const options = { program, step: 'rows', files, training, to }
  const outcome = await trainOn({ ...options, onProgress: (progress) => told.push(progress) })
  return { ...outcome, told }
}

function metric(model: Model, name: string) {
  return model.evaluation.metrics.find((each) => each.name === name)
}

describe('a model is trained on the rows of a step', () => {
  test('boosting tells who leaves, and says what it left out', async () => {
    const { model, told } = await trained(CHURN)
    console.log(
      JSON.stringify(model.evaluation.metrics),
      JSON.stringify(model.evaluation.findings),
      JSON.stringify(model.evaluation.importance),
      model.rows,
      model.features.map((f) => f.column + f.kind).join(' '),
    )
    expect(metric(model, 'auc')?.test).toBeGreaterThan(0.95)
    expect(model.labels).toEqual(['no', 'yes'])
    expect(model.rows.train + model.rows.test).toBe(2000)
    expect(told.at(-1)?.share).toBeGreaterThan(0.9)
  })
  test('no rows', async () => {
    await expect(trained({ ...CHURN, target: null })).rejects.toThrow(UntrainableRows)
  })
})
