import type { DuckDBVector } from '@duckdb/node-api'
import {
  cellOf,
  type Column,
  type Feature,
  featureValue,
  type Label,
  type Training,
  wordsOf,
} from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { FeatureColumn, FeatureTable } from '../../learning/feature-table.ts'
import { UntrainableRows } from '../../untrainable-rows.ts'
import type { Database } from '../database.ts'
import { toCell } from '../read-rows.ts'
import { freeName } from './free-name.ts'
import type { KeptRows } from './keep-rows.ts'
import { rowsWith } from './rows-with.ts'

/** What the features may take in all; of more rows every so many are read. */
const MOST_BYTES = 200_000_000
/** Each has trees or weights of its own. */
const MOST_LABELS = 100

/** The features of the kept rows, computed by the expressions that prediction prints, in typed arrays. */
export async function readTable(
  database: Database,
  kept: KeptRows,
  training: Training,
  features: readonly Feature[],
): Promise<FeatureTable> {
  const labels = await readLabels(database, kept, training)
  const free = (name: string, at: number) => freeName(`${name}_${at}`, kept.columns)
  const texts = [
    ...new Set(features.flatMap((each) => (each.kind === 'word' ? [each.column] : []))),
  ]
  const words = texts.map((column, at) => ({ name: free('words', at), value: wordsOf(column) }))
  const wordsIn = (column: string) => words[texts.indexOf(column)]?.name
  const values = features.map((feature, at) => {
    const own = wordsIn(feature.column)
    const value = own ? featureValue(feature, cellOf(own)) : featureValue(feature)
    return { name: free('feature', at), value }
  })
  const extra = extraCells(kept, training, labels)
  const every = Math.ceil(((kept.train + kept.test) * bytesOf(features)) / MOST_BYTES)
  const picked = every > 1 ? `${kept.table} WHERE rowid % ${every} = 0` : kept.table
  const passed = extra.map(({ name }) => ({ name, value: cellOf(name) }))
  const rows = rowsWith(
    [...kept.columns, ...extra],
    `(SELECT *, ${extra.map(({ name, sql }) => `${sql} AS ${quoteDuckdbIdentifier(name)}`).join(', ')} FROM ${picked})`,
    [...values, ...passed],
    words,
  )
  const cells = [
    ...features.map((feature, at) => {
      const name = quoteDuckdbIdentifier(values[at]!.name)
      return `CAST(${name} AS ${isSmall(feature) ? 'UTINYINT' : 'DOUBLE'})`
    }),
    ...extra.map(({ name }) => `CAST(${quoteDuckdbIdentifier(name)} AS DOUBLE)`),
  ]
  const count = Math.ceil((kept.train + kept.test) / Math.max(1, every))
  const into: FeatureColumn[] = [
    ...features.map((each) => (isSmall(each) ? new Uint8Array(count) : new Float64Array(count))),
    ...extra.map(() => new Float64Array(count)),
  ]
  await readInto(database, `SELECT ${cells.join(', ')} FROM (${rows})`, into)
  const [isTest, groups, target] = into.slice(features.length) as Float64Array[]
  const all = Int32Array.from({ length: count }, (_, row) => row)
  const table: FeatureTable = {
    features,
    columns: into.slice(0, features.length),
    count,
    target: target ?? null,
    labels,
    groups: Int32Array.from(groups!),
    trainRows: all.filter((row) => isTest![row] === 0),
    testRows: all.filter((row) => isTest![row] === 1),
  }
  if (training.task === 'regression') checkNumbers(table, training.target)
  return table
}

interface ExtraCell extends Column {
  readonly sql: string
}

/** What is read beside the features: the side of the split, the group, the number or the place of the label. */
function extraCells(
  { columns, isTest, group }: KeptRows,
  { task, target }: Training,
  labels: readonly Label[],
): readonly ExtraCell[] {
  const side = quoteDuckdbIdentifier(isTest)
  const base: ExtraCell[] = [
    { name: freeName(`${isTest}_side`, columns), type: 'number', sql: `CAST(${side} AS DOUBLE)` },
    {
      name: freeName(`${group}_number`, columns),
      type: 'number',
      sql: `CAST(${quoteDuckdbIdentifier(group)} AS DOUBLE)`,
    },
  ]
  if (target === null || task === 'clustering') return base
  const cell = quoteDuckdbIdentifier(target)
  const name = freeName('target_number', columns)
  const place = `coalesce(list_position((SELECT list(value ORDER BY value) FROM labels), ${cell}), 0) - 1`
  const sql = labels.length > 0 ? place : cell
  return [...base, { name, type: 'number', sql: `CAST(${sql} AS DOUBLE)` }]
}

async function readLabels(
  { connection }: Database,
  { table, isTest }: KeptRows,
  { task, target }: Training,
): Promise<readonly Label[]> {
  if (task !== 'classification' || target === null) return []
  const cell = quoteDuckdbIdentifier(target)
  await connection.run(
    `CREATE TEMP TABLE labels AS SELECT DISTINCT ${cell} AS value FROM ${table} WHERE NOT ${quoteDuckdbIdentifier(isTest)}`,
  )
  const reader = await connection.runAndReadAll(
    `SELECT value, count(*) OVER () FROM labels ORDER BY value LIMIT ${MOST_LABELS}`,
  )
  const rows = reader.getRows()
  const different = Number(rows[0]?.[1] ?? 0)
  if (different > MOST_LABELS)
    throw new UntrainableRows(
      `"${target}" has ${different.toLocaleString('en')} different values: no more than ${MOST_LABELS} classes can be told apart. A column with fewer, or predicting a number, might be meant`,
    )
  const labels = rows.map(([value]) => labelOf(toCell(value ?? null)))
  if (labels.length < 2)
    throw new UntrainableRows(
      `"${target}" is ${JSON.stringify(labels[0])} in every row to learn from: there is nothing to tell apart`,
    )
  return labels
}

function labelOf(cell: ReturnType<typeof toCell>): Label {
  return cell ?? ''
}

function checkNumbers({ target, trainRows }: FeatureTable, column: string | null): void {
  const values = trainRows.length > 0 ? target! : new Float64Array()
  const infinite = values.filter((value) => !Number.isFinite(value)).length
  if (infinite > 0)
    throw new UntrainableRows(
      `"${column}" holds ${infinite} values that are no finite number (infinite or NaN): filter or replace such rows first`,
    )
  const first = values[trainRows[0] ?? 0]
  if (trainRows.every((row) => values[row] === first))
    throw new UntrainableRows(
      `"${column}" is ${first} in every row to learn from: there is nothing to learn`,
    )
}

/** Codes and flags, which are never null. */
function isSmall({ kind }: Feature): boolean {
  return kind !== 'number' && kind !== 'flag' && kind !== 'date'
}

/** Of one row. */
function bytesOf(features: readonly Feature[]): number {
  return features.reduce((sum, feature) => sum + (isSmall(feature) ? 1 : 8), 24)
}

/** Row after row in vectors, never as objects. */
async function readInto(
  { connection }: Database,
  sql: string,
  into: readonly FeatureColumn[],
): Promise<void> {
  const result = await connection.stream(sql)
  let from = 0
  for (;;) {
    const chunk = await result.fetchChunk()
    if (!chunk || chunk.rowCount === 0) break
    for (const [place, column] of into.entries())
      copyVector(chunk.getColumnVector(place), column, from, chunk.rowCount)
    from += chunk.rowCount
  }
  if (from !== into[0]?.length) throw new Error(`${from} rows were read of ${into[0]?.length}`)
}

function copyVector(vector: DuckDBVector, into: FeatureColumn, from: number, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const value = vector.getItem(at)
    into[from + at] = typeof value === 'number' ? value : NaN
  }
}
