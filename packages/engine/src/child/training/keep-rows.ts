import { createHash } from 'node:crypto'
import {
  type Column,
  type Expression,
  isTestRow,
  relationToDuckdb,
  type Training,
  type LearningFinding,
} from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { TrainJob } from '../../job.ts'
import { UntrainableRows } from '../../untrainable-rows.ts'
import type { Database } from '../database.ts'
import { readCount } from '../read-count.ts'
import { checkTraining } from './check-training.ts'
import { freeName } from './free-name.ts'
import { sharedKeys } from './shared-keys.ts'

/** The rows with a target, kept in an order that does not depend on how they came. */
export interface KeptRows {
  /** Quoted. */
  readonly table: string
  readonly columns: readonly Column[]
  /** Whether a row is tested with: a column beside those of the user. */
  readonly isTest: string
  /** The number of the rows that stay together. */
  readonly group: string
  readonly train: number
  readonly test: number
  readonly withoutTarget: number
  readonly fingerprint: string
  readonly testFrom?: string
  readonly findings: readonly LearningFinding[]
}

const TABLE = 'learned_from'
const FEWEST_ROWS = 10

export async function keepRows(database: Database, job: TrainJob): Promise<KeptRows> {
  const { connection } = database
  const { training } = job
  const { target, split } = training
  const columns = neededColumns(job)
  checkTraining(training, columns)
  const all = await readCount(database, job.source)
  const where = target === null ? '' : `WHERE ${quoteDuckdbIdentifier(target)} IS NOT NULL`
  const cells = columns.map(({ name }) => quoteDuckdbIdentifier(name)).join(', ')
  await connection.run(
    `CREATE TEMP TABLE with_target AS SELECT ${cells} FROM ${job.source} ${where}`,
  )
  const rows = await readCount(database, 'with_target')
  checkCount(rows, all, target)
  const testFrom = split.by === 'time' ? await firstTested(database, split) : undefined
  const isTest = freeName('is_test', columns)
  const group = freeName('rows_together', columns)
  const keys =
    split.by === 'key' ? split.columns.map(({ name }) => quoteDuckdbIdentifier(name)) : []
  // Rows that are equal in all columns may change places: nobody can tell.
  const order = [...keys, ...columns.map(({ name }) => quoteDuckdbIdentifier(name))].join(', ')
  const together =
    split.by === 'key'
      ? `dense_rank() OVER (ORDER BY ${keys.join(', ')})`
      : `row_number() OVER (ORDER BY ${order})`
  const tested = printed(isTest, isTestRow(split, training.seed, testFrom), columns)
  await connection.run(
    `CREATE TEMP TABLE ${TABLE} AS SELECT *, ${together} - 1 AS ${quoteDuckdbIdentifier(group)} FROM (${tested}) ORDER BY ${order}`,
  )
  await connection.run('DROP TABLE with_target')
  const test = await readCount(database, `${TABLE} WHERE ${quoteDuckdbIdentifier(isTest)}`)
  checkSides(rows - test, test, training)
  const kept = { table: TABLE, columns, isTest, group, train: rows - test, test }
  return {
    ...kept,
    withoutTarget: all - rows,
    fingerprint: await fingerprintOf(database, columns),
    ...(testFrom === undefined ? {} : { testFrom }),
    findings: await sharedKeys(database, kept, training),
  }
}

function neededColumns({ columns, training }: TrainJob): readonly Column[] {
  const { target, features, split } = training
  const names = new Set([
    ...features.map(({ name }) => name),
    ...(target === null ? [] : [target]),
    ...(split.by === 'key' ? split.columns.map(({ name }) => name) : [split.column]),
  ])
  const found = columns.filter(({ name }) => names.has(name))
  for (const { name } of found) names.delete(name)
  const [missing] = names
  if (missing !== undefined)
    throw new UntrainableRows(`There is no column "${missing}" in the rows to learn from`)
  return found
}

function checkCount(rows: number, all: number, target: string | null): void {
  if (all === 0) throw new UntrainableRows('There are no rows to learn from')
  if (rows === 0)
    throw new UntrainableRows(
      `"${target}" is empty in every row: there is nothing to learn to predict`,
    )
  if (rows >= FEWEST_ROWS) return
  const which = target === null ? '' : ` with a value in "${target}"`
  throw new UntrainableRows(
    `${rows === 1 ? 'There is 1 row' : `There are ${rows} rows`}${which}: a model needs at least ${FEWEST_ROWS}`,
  )
}

function checkSides(train: number, test: number, { split, task }: Training): void {
  const help = 'another key or share of the split might help'
  if (train === 0) throw new UntrainableRows(`The split leaves no rows to learn from: ${help}`)
  if (test > 0 || task === 'clustering') return
  const by = split.by === 'key' ? ' by its key' : ''
  throw new UntrainableRows(`The split${by} leaves no rows to test the model with: ${help}`)
}

/** The moment from which on rows are the latest share. */
async function firstTested(
  { connection }: Database,
  { column, share }: Extract<Training['split'], { by: 'time' }>,
): Promise<string> {
  const moment = quoteDuckdbIdentifier(column)
  const reader = await connection.runAndReadAll(
    `SELECT CAST(quantile_disc(${moment}, ${1 - share}) AS VARCHAR) FROM with_target`,
  )
  const found = reader.getRows()[0]?.[0]
  if (typeof found === 'string') return found
  throw new UntrainableRows(`"${column}" is empty in every row: it cannot tell the latest rows`)
}

function printed(name: string, value: Expression, columns: readonly Column[]): string {
  return relationToDuckdb(
    {
      kind: 'compute',
      input: { kind: 'step', step: 'rows', columns },
      columns: [{ name, value }],
    },
    {
      step: () => 'with_target',
      dataset: () => {
        throw new Error('the rows are at hand')
      },
    },
  )
}

/** The same for the same rows, in whatever order they come: the number of them and the sum of their digests. */
async function fingerprintOf(
  { connection }: Database,
  columns: readonly Column[],
): Promise<string> {
  const cells = columns.map(
    ({ name }) => `coalesce(CAST(${quoteDuckdbIdentifier(name)} AS VARCHAR), chr(30))`,
  )
  const reader = await connection.runAndReadAll(
    `SELECT count(*), CAST(sum(md5_number_lower(concat_ws(chr(31), ${cells.join(', ')}))) AS VARCHAR) FROM ${TABLE}`,
  )
  const about = columns.map(({ name, type }) => [name, type])
  const digests = (reader.getRows()[0] ?? []).map(String)
  return createHash('sha256')
    .update(JSON.stringify([about, digests]))
    .digest('hex')
}
