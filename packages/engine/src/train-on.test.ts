import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Column, type Model, sayFindings, type Training } from '@plainflow/core'
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

const SPEND: Training = { ...CHURN, task: 'regression', target: 'spend' }

async function trained(
  training: Training,
  made?: Awaited<ReturnType<typeof customers>>,
  columns = COLUMNS,
) {
  const { folder, files } = made ?? (await customers())
  const program = programOf(load('rows', 'made', columns))
  const told: TrainProgress[] = []
  const to = join(folder, 'model.json')
  const options = { program, step: 'rows', files, training, to }
  const outcome = await trainOn({ ...options, onProgress: (progress) => told.push(progress) })
  const model = JSON.parse(await readFile(outcome.path, 'utf8')) as Model // only the trainer wrote it
  return { ...outcome, model, told }
}

function metric(model: Model, name: string) {
  return model.evaluation.metrics.find((each) => each.name === name)
}

describe('a model is trained on the rows of a step', () => {
  test('boosting tells who leaves, and says what it left out', async () => {
    const { model, told } = await trained(CHURN)
    expect(metric(model, 'auc')?.test).toBeGreaterThan(0.95)
    expect(model.labels).toEqual(['no', 'yes'])
    expect(model.rows.train + model.rows.test).toBe(2000)
    expect(told.at(-1)?.share).toBeGreaterThan(0.9)
  })

  test('what each column is to it, and what it left out', async () => {
    const { model } = await trained(CHURN)
    const kinds = new Set(model.features.map(({ column, kind }) => `${column} ${kind}`))
    expect([...kinds].toSorted()).toEqual([
      'active flag',
      'age number',
      'income number',
      'joined date',
      'note word',
      'plan code',
    ])
    expect(model.evaluation.findings).toEqual([
      { kind: 'identifier', columns: ['id'], evidence: { distinct: 1618, rows: 1618 } },
      { kind: 'constant', columns: ['country'], evidence: {} },
    ])
    const [first, second] = model.evaluation.importance
    expect([first?.column, second?.column].toSorted()).toEqual(['note', 'plan'])
  })

  test('columns called like those of the trainer are columns like others', async () => {
    const names = ['is_test_side', 'rows_together_number', 'feature_0']
    const more = names.map((name): Column => ({ name, type: 'integer' }))
    const sql = `SELECT *, ${names.map((name) => `CAST(id % 2 AS INTEGER) AS ${name}`).join(', ')} FROM (${CUSTOMERS})`
    const [plain, named] = [await customers(500), await customers(500, sql)]
    const { model } = await trained(CHURN, plain)
    const features = [...CHURN.features, ...more]
    const own = await trained({ ...CHURN, features }, named, [...COLUMNS, ...more])
    expect(own.model.rows).toEqual(model.rows)
  })

  test('two processes write the same bytes, in whatever order the rows come', async () => {
    const made = await customers(1000)
    const turned = await customers(1000, `${CUSTOMERS} ORDER BY hash(id)`)
    const written: string[] = []
    for (const each of [made, made, turned])
      for (const algorithm of ['gradient_boosting', 'linear_regression'] as const) {
        const { path } = await trained({ ...CHURN, algorithm }, each)
        written.push(await readFile(path, 'utf8'))
      }
    expect(new Set(written).size).toBe(2)
  })

  test.each(['linear_regression', 'random_forest', 'neural_network'] as const)(
    '%s tells what is spent',
    async (algorithm) => {
      const { model } = await trained({ ...SPEND, algorithm })
      expect(metric(model, 'r2')?.test).toBeGreaterThan(0.95)
      expect(metric(model, 'r2')?.baseline).toBeLessThan(0.001)
    },
  )

  test('groups are found without a target', async () => {
    const { model } = await trained({
      ...CHURN,
      task: 'clustering',
      algorithm: 'clustering',
      target: null,
      settings: { clusters: 4 },
    })
    const clusters = model.evaluation.charts.clusters ?? []
    expect(clusters.reduce((sum, { rows }) => sum + rows, 0)).toBe(model.rows.train)
    expect(clusters[0]?.centre).toHaveProperty('plan')
  })

  test('by time the latest rows are kept aside, and the model holds from when', async () => {
    const split = { by: 'time', column: 'joined', share: 0.25 } as const
    const { model } = await trained({ ...CHURN, split })
    expect(model.testFrom).toMatch(/^2021-\d\d-\d\d$/)
    expect(model.rows.test / 2000).toBeCloseTo(0.25, 2)
  })

  test('rows without a target are left out and counted', async () => {
    const made = await customers(
      1000,
      `SELECT * REPLACE (CASE WHEN id % 10 > 0 THEN churn END AS churn) FROM (${CUSTOMERS})`,
    )
    const { model } = await trained(CHURN, made)
    expect(model.rows.withoutTarget).toBe(100)
    expect(model.rows.train + model.rows.test).toBe(900)
  })
})

describe('what a person should know is said', () => {
  const kinds = ({ evaluation }: Model) => evaluation.findings.map(({ kind }) => kind)

  test('a column that was written down after the target', async () => {
    const made = await customers(
      1000,
      `SELECT * REPLACE (churn = 'yes' AS active) FROM (${CUSTOMERS})`,
    )
    const { model } = await trained(CHURN, made)
    const leak = model.evaluation.findings.find(({ kind }) => kind === 'leak')
    expect([leak?.columns, leak?.evidence['alone']]).toEqual([['active'], 1])
  })

  test('a target that nothing tells', async () => {
    const made = await customers(
      1000,
      `SELECT * REPLACE (CASE WHEN hash(id * 97) % 2 = 0 THEN 'yes' ELSE 'no' END AS churn) FROM (${CUSTOMERS})`,
    )
    expect(kinds((await trained(CHURN, made)).model)).toContain('no_signal')
  })

  test('keys that the split takes apart', async () => {
    const made = await customers(1000, `SELECT * REPLACE (id // 4 AS id) FROM (${CUSTOMERS})`)
    const split = { by: 'key', columns: COLUMNS, share: 0.2 } as const
    expect(kinds((await trained({ ...CHURN, split }, made)).model)).toContain('shared_keys')
    expect(kinds((await trained(CHURN, made)).model)).not.toContain('shared_keys')
  })

  test('each in a sentence with its figures, and what to do about it', async () => {
    const made = await customers(
      1000,
      `SELECT * REPLACE (age * 2.5 AS income, churn = 'yes' AS active) FROM (${CUSTOMERS})`,
    )
    const { model } = await trained(CHURN, made)
    const said = sayFindings(model.evaluation.findings).map(({ what, fix }) => `${what} ${fix}`)
    expect(said).toEqual([
      'active tells the target alone (1.00 by itself). Check whether active is known at the time of the prediction. If not, leave it out of the features and train again.',
      expect.stringMatching(
        /^id was left out: nearly every row has a value of its own \(\d+ values in \d+ rows\)/,
      ),
      expect.stringMatching(/^country was left out: it holds the same value in every row/),
      'age and income say the same (correlation 1.000): which of them counts as important is chance. Keep one of them if the importance of columns matters.',
    ])
    const few = await trained(SPEND, await customers(60))
    const warned = sayFindings(few.model.evaluation.findings).map(({ what }) => what)
    expect(warned).toContainEqual(expect.stringMatching(/^There are only \d+ rows to judge by/))
  })

  test('a rare label', async () => {
    const made = await customers(
      1000,
      `SELECT * REPLACE (CASE WHEN id % 50 = 0 THEN 'yes' ELSE 'no' END AS churn) FROM (${CUSTOMERS})`,
    )
    const { model } = await trained(CHURN, made)
    expect(kinds(model)).toEqual(expect.arrayContaining(['imbalance', 'few_rows']))
    expect(model.evaluation.metrics[0]?.name).toBe('auc')
  })
})

describe('rows that no model can be learned from are refused in words', () => {
  const CASES: readonly (readonly [string, Partial<Training>, string, RegExp])[] = [
    ['no target', { target: null }, CUSTOMERS, /No column is named/],
    ['a target that is not there', { target: 'gone' }, CUSTOMERS, /no column "gone"/],
    ['all null', {}, changed('NULL::VARCHAR AS churn'), /"churn" is empty in every row/],
    ['one class', {}, changed("'no' AS churn"), /"churn" is "no" in every row/],
    ['5,000 classes', {}, changed("'c' || id AS churn"), /"churn" has [\d,]+ different values/],
    [
      '3 rows',
      {},
      `SELECT * FROM (${CUSTOMERS}) LIMIT 3`,
      /There are 3 rows with a value in "churn"/,
    ],
    ['no rows', {}, `SELECT * FROM (${CUSTOMERS}) LIMIT 0`, /There are no rows/],
    [
      'infinite values',
      {},
      changed("'inf'::DOUBLE AS income"),
      /"income" holds 2000 values that are no finite/,
    ],
    ['a text as a number', { task: 'regression' }, CUSTOMERS, /"churn" holds no numbers/],
    [
      'nothing to learn from',
      { features: COLUMNS.slice(0, 1) },
      CUSTOMERS,
      /No column is left.*"id" only tells/,
    ],
    [
      'a number that never varies',
      { task: 'regression', target: 'spend' },
      changed('7 AS spend'),
      /"spend" is 7 in every row/,
    ],
    [
      'infinite targets',
      { task: 'regression', target: 'spend' },
      changed("'nan'::DOUBLE AS spend"),
      /"spend" holds/,
    ],
  ]

  function changed(column: string): string {
    return `SELECT * REPLACE (${column}) FROM (${CUSTOMERS})`
  }

  test.each(CASES)('%s', async (_, training, sql, said) => {
    const attempt = trained({ ...CHURN, ...training }, await customers(2000, sql))
    await expect(attempt).rejects.toThrow(said)
    await expect(attempt).rejects.toThrow(UntrainableRows)
  })
})

test('a training that is not wanted any more ends at once', async () => {
  const { folder, files } = await customers(20_000)
  const controller = new AbortController()
  const settings = { trees: 5000 }
  const options = { program: programOf(load('rows', 'made', COLUMNS)), step: 'rows', files }
  const training = trainOn({
    ...options,
    training: { ...CHURN, settings },
    to: join(folder, 'model.json'),
    signal: controller.signal,
    onProgress: ({ share }) => {
      if (share > 0.15) controller.abort(new Error('not wanted'))
    },
  })
  await expect(training).rejects.toThrow('not wanted')
})
