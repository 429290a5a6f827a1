import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Column,
  columnsOf,
  csvCopyName,
  type Feature,
  type FileOutlet,
  isTestRow,
  type Model,
  predictRows,
  type Program,
  type Relation,
  type TargetId,
  targets,
  writtenOutlet,
} from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nearestClusters, predictLabels } from '../learning/predictions.ts'
import { scoreRows } from '../learning/score-rows.ts'
import { runProgram } from '../run-program.ts'
import { runRaw } from '../testing/run-raw.ts'
import { readBackSql } from '../verify/read-back.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { featureOfRow } from './testing/feature-of-row.ts'
import { LEARNED_COLUMNS, learnedRowsSql } from './testing/learned-rows.ts'
import { randomModels } from './testing/random-model.ts'

/**
 * Models of every kind say the same of the same rows in every language, and what they say is what the
 * typed arrays say that judge them while they are trained.
 */
const COUNT = Number(
  process.env['PLAINFLOW_ROWS'] ?? (process.env['PLAINFLOW_FULL'] === '1' ? 20_000 : 400),
)
const OUTLET: FileOutlet = {
  kind: 'file',
  format: 'parquet',
  name: 'said.parquet',
  compress: false,
}
const FROM: Relation = { kind: 'from', dataset: 'rows', columns: LEARNED_COLUMNS }
const ANSWER = { prediction: 'answer', measure: 'how sure' }
type Cells = readonly (readonly (string | null)[])[]

const models = randomModels(7)
let root = ''
let given: Cells = []
const engine = new Map<string, Cells>()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-models-'))
  const path = join(root, 'rows.parquet')
  const select = learnedRowsSql(COUNT)
  await must([
    `COPY (${select}) TO '${path}' (FORMAT parquet)`,
    `COPY (${select}) TO '${csvCopyName(path)}' (FORMAT csv, HEADER true)`,
  ])
  given = await readBack(path, 'parquet', LEARNED_COLUMNS)
  for (const [name, model] of models) engine.set(name, await runOnEngine(name, model))
}, 600_000)

afterAll(async () => {
  await closeRuntimes()
  await rm(root, { recursive: true, force: true })
})

test.each(models)('the printed %s says what the typed arrays say', (name, model) => {
  const expected = expectedOf(model)
  expect(differences(engine.get(name) ?? [], expected, saidColumns(model))).toEqual([])
  // A model that says the same of all rows would show nothing.
  expect(
    new Set(expected.map((row) => row.at(model.training.task === 'regression' ? 1 : 2))).size,
  ).toBeGreaterThan(1)
})

describe.each(RUN_TARGETS)('%s', (id) => {
  const found = new Map<string, Cells>()
  beforeAll(async () => {
    const jobs = await Promise.all(models.map(([name, model]) => stage(id, name, model)))
    const answers = await runOn(id, jobs)
    if (!answers) return
    for (const [at, [name, model]] of models.entries()) {
      const failed = answers[at]?.failed
      if (failed) throw new Error(`${name}: ${failed}`)
      const outlet = writtenOutlet(targets[id], OUTLET)
      const path = join(jobs[at]?.folder ?? '', outlet.name)
      found.set(name, await readBack(path, outlet.format, saidColumns(model)))
    }
  }, 3_600_000)

  test.each(models)('%s: no row differs', (name, model) => {
    if (!found.has(name)) return
    expect(differences(found.get(name) ?? [], engine.get(name) ?? [], saidColumns(model))).toEqual(
      [],
    )
  })
})

async function runOnEngine(name: string, model: Model): Promise<Cells> {
  const folder = join(root, `engine-${name}`)
  await mkdir(folder)
  const files = { rows: { path: join(root, 'rows.parquet'), format: 'parquet' as const } }
  const outcome = await runProgram({ program: programOf(model), files, folder })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  return readBack(outcome.outputs[0]?.path ?? '', 'parquet', saidColumns(model))
}

async function stage(id: TargetId, name: string, model: Model) {
  const folder = join(root, `${id}-${name}`)
  await mkdir(folder)
  for (const file of ['rows.parquet', csvCopyName('rows.parquet')])
    await copyFile(join(root, file), join(folder, file))
  const sources = { rows: { path: 'rows.parquet', format: 'parquet' as const } }
  return { folder, code: targets[id].print(programOf(model), sources) }
}

/** What is compared: whether it is a test row, the scores, and the answer. */
function saidColumns(model: Model): readonly Column[] {
  return columnsOf(saidRelation(model))
}

function saidRelation(model: Model): Relation {
  const predicted = predictRows(FROM, model, ANSWER)
  if (predicted.kind !== 'select') throw new Error('The last step of a prediction chooses columns')
  const { split, seed } = model.training
  const value = isTestRow(split, seed)
  const tested: Relation = {
    kind: 'compute',
    input: predicted.input,
    columns: [{ name: 'is test', value }],
  }
  const all = columnsOf(tested).map(({ name }) => name)
  const scores = all.filter((name) => /^(?:score|distance_from)/.test(name) && !/tree/.test(name))
  const answers = all.filter((name) => Object.values(ANSWER).includes(name))
  const names = ['id', ...scores, ...answers, 'is test']
  return { kind: 'select', input: tested, columns: names.map((name) => ({ name, from: name })) }
}

function programOf(model: Model): Program {
  const keys = [{ column: 'id', direction: 'ascending', nulls: 'last' }] as const
  const relation: Relation = { kind: 'sort', input: saidRelation(model), keys }
  const step = { id: 'said', block: 'said', name: 'said', sentence: 'What the model says' }
  return { steps: [{ ...step, columns: columnsOf(relation), relation, outlet: OUTLET }] }
}

/** By the rows as they are, without the engine. */
function expectedOf(model: Model): Cells {
  const { task } = model.training
  const columns = model.features.map((feature) => featureColumn(feature))
  const scores = scoreRows(
    model.scorer,
    columns,
    Int32Array.from(given, (_, row) => row),
  )
  if (task === 'regression')
    return given.map(([id], row) => [
      id ?? null,
      ...scores.map((each) => text(each[row])),
      text(scores[0]?.[row]),
    ])
  if (task === 'clustering') return expectedClusters(scores)
  const { labels, chances } = predictLabels(scores, model.labels.length, model.chance)
  return given.map(([id], row) => {
    const place = labels[row] ?? 0
    const answer = [String(model.labels[place]), text(chances[place]?.[row])]
    return [id ?? null, ...scores.map((each) => text(each[row])), ...answer]
  })
}

function expectedClusters(distances: readonly Float64Array[]): Cells {
  const places = nearestClusters(distances)
  return given.map(([id], row) => {
    const place = places[row] ?? 0
    const answer = [String(place + 1), text(Math.sqrt(distances[place]?.[row] ?? 0))]
    return [id ?? null, ...distances.map((each) => text(each[row])), ...answer]
  })
}

function featureColumn(feature: Feature): Float64Array {
  const at = LEARNED_COLUMNS.findIndex(({ name }) => name === feature.column)
  return Float64Array.from(given, (row) => featureOfRow(feature, row[at] ?? null))
}

function text(value: number | undefined): string {
  return String(value)
}

/**
 * Scores of trees and labels are the same to the bit; the others are sums of numbers in one order, and
 * the chances are computed by each language's own exponential function.
 */
function differences(cells: Cells, wanted: Cells, columns: readonly Column[]): string[] {
  if (cells.length !== wanted.length) return [`${cells.length} rows, not ${wanted.length}`]
  return wanted
    .flatMap((row, at) =>
      row.flatMap((cell, place) => {
        const own = cells[at]?.[place] ?? null
        const isSame = columns[place]?.type === 'number' ? near(own, cell) : own === cell
        return isSame ? [] : [`row ${row[0]}, ${columns[place]?.name}: ${own} is not ${cell}`]
      }),
    )
    .slice(0, 20)
}

function near(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return Math.abs(Number(one) - Number(other)) <= 1e-9 * Math.max(1, Math.abs(Number(other)))
}

async function readBack(
  path: string,
  format: FileOutlet['format'],
  columns: readonly Column[],
): Promise<Cells> {
  const [answer = ''] = await must([readBackSql(path, { format }, columns)])
  return JSON.parse(answer.slice(3)) as Cells
}

async function must(statements: readonly string[]): Promise<string[]> {
  const answers = await runRaw(statements, root)
  const refused = answers.filter((answer) => !answer.startsWith('ok'))
  if (refused.length > 0) throw new Error(refused.join('\n').slice(0, 2000))
  return answers
}
