import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Algorithm,
  columnsOf,
  type LearningTask,
  type Model,
  type Program,
  type Relation,
  targets,
  trainingCells,
  trainingTable,
} from '@plainflow/core'
import { afterAll, expect, test } from 'vitest'
import { load, programOf } from '../testing/programs.ts'
import { runRaw } from '../testing/run-raw.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { trainOn } from '../train-on.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { LEARNED_COLUMNS, learnedRowsSql } from './testing/learned-rows.ts'

/** What is exported trains the same again by scikit-learn, and is about as good. */
const COLUMNS = [
  ...LEARNED_COLUMNS,
  { name: 'amount', type: 'number' },
  { name: 'kind', type: 'text' },
] as const
const ROWS = 4000
/** What is to be found: a line of some columns with a step in it, and noise. */
const SQL = `SELECT *, CASE WHEN amount > 30 THEN 'high' ELSE 'low' END AS kind FROM (
  SELECT *, coalesce("Age", 30) * 0.5 + coalesce(visits, 10)
    + CASE WHEN city IN ('Köln', '東京') THEN 15 ELSE 0 END
    + ('0x' || left(md5(id || 'noise'), 4))::BIGINT / 65536 * 8 AS amount
  FROM (${learnedRowsSql(ROWS)}))`

const CASES: readonly (readonly [Algorithm, LearningTask])[] = [
  ['linear_regression', 'regression'],
  ['linear_regression', 'classification'],
  ['decision_tree', 'regression'],
  ['random_forest', 'classification'],
  ['gradient_boosting', 'regression'],
  ['gradient_boosting', 'classification'],
  ['neural_network', 'classification'],
]

afterAll(closeRuntimes)

test.runIf(RUN_TARGETS.includes('pandas'))(
  'pandas trains again what learns a number or a label, within what is stated for it',
  async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'rows.parquet')
    const [answer] = await runRaw([`COPY (${SQL}) TO '${path}' (FORMAT parquet)`], folder)
    expect(answer).toMatch(/^ok/)
    const jobs = []
    for (const [algorithm, task] of CASES) jobs.push(await staged(algorithm, task, path))
    const answers = await runOn('pandas', jobs)
    const said = await Promise.all(
      jobs.map(async (job, at) => {
        const failed = answers?.[at]?.failed
        return failed ?? (await readFile(join(job.folder, 'again.txt'), 'utf8')).trim()
      }),
    )
    const shown = CASES.map((one, at) => `${one.join(' ')}: ${said[at]}`)
    expect(shown.filter((line) => !/: trained again: \S+ \S+ against \S+$/.test(line))).toEqual([])
  },
  1_800_000,
)

async function staged(algorithm: Algorithm, task: LearningTask, path: string) {
  const folder = await temporaryFolder()
  const from: Relation = { kind: 'from', dataset: 'rows', columns: COLUMNS }
  const target = task === 'regression' ? 'amount' : 'kind'
  const made = await trainOn({
    program: programOf(load('rows', 'rows', COLUMNS)),
    step: 'rows',
    files: { rows: { path, format: 'parquet' } },
    to: join(folder, 'model.json'),
    training: {
      task,
      algorithm,
      target,
      features: LEARNED_COLUMNS.slice(1),
      split: { by: 'key', columns: [{ name: 'id', type: 'integer' }], share: 0.3 },
      seed: 42,
      settings: {},
    },
  })
  const model = JSON.parse(await readFile(made.path, 'utf8')) as Model // only the trainer wrote it
  const table = trainingTable(from, model)
  const { relation } = table
  const program: Program = {
    steps: [
      {
        id: 'again',
        block: 'again',
        name: 'training',
        sentence: 'Train again',
        columns: columnsOf(relation),
        relation,
        outlet: {
          kind: 'artifact',
          name: 'again.txt',
          mediaType: 'text/plain',
          made: { kind: 'report', title: 'Trained again' },
          cells: trainingCells(model, table),
        },
      },
    ],
  }
  const code = targets.pandas.print(program, { rows: { path, format: 'parquet' } })
  return { folder, code }
}
