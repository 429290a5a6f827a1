import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compilePipeline, quoteDuckdbIdentifier } from '../packages/core/src/index.ts'
import type { Cell } from '../packages/core/src/index.ts'
import { rowKey } from '../packages/core/src/plan-to-pipeline/question/testing/is-right.ts'
import { rowsOver } from '../packages/core/src/plan-to-pipeline/question/testing/answer.ts'
import { datasetOf } from '../packages/core/src/plan-to-pipeline/question/testing/dataset-of.ts'
import { tableSql } from '../packages/engine/src/conformance/testing/stage-tables.ts'
import { CORPORA } from './export-corpus/right-answers.ts'
import type { RightAnswer } from './export-corpus/right-answers.ts'
import { writeAnswers } from './export-corpus/write-answers.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainflow-corpus-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** One of so many, from all parts of its corpus. */
const EVERY = 200

test.each(Object.keys(CORPORA))(
  '%s: what is written holds a question, its tables, and a pipeline and SQL that give the same rows',
  async (name) => {
    const some = (CORPORA[name] ?? []).filter((_, at) => at % EVERY === 0)
    const path = join(folder, `${name}.jsonl`)
    const written = await writeAnswers([...some, () => null], path)
    const lines = (await readFile(path, 'utf8')).split('\n')
    expect(lines.pop()).toBe('')
    expect(lines).toHaveLength(written)
    expect(written).toBeGreaterThan(0)
    for (const line of lines) {
      // Written a moment ago by what is tested.
      const { question, tables, pipeline, sql } = JSON.parse(line) as RightAnswer
      const datasets = Object.entries(tables).map(([id, table]) => datasetOf(id, table))
      expect(compilePipeline(pipeline, { datasets })).toHaveProperty('program')
      const rows = rowsOver(pipeline, { tables, datasets })
      expect.soft(keys(await duckdbRows(sql, tables)), `${question}\n${sql}`).toEqual(keys(rows))
    }
  },
)

async function duckdbRows(
  sql: string,
  tables: RightAnswer['tables'],
): Promise<readonly (readonly Cell[])[]> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    for (const [name, table] of Object.entries(tables))
      await connection.run(`CREATE TABLE ${quoteDuckdbIdentifier(name)} AS ${tableSql(table)}`)
    const reader = await connection.runAndReadAll(sql)
    // Whole numbers come as text where they may be too large for JSON.
    return reader.getRowsJson().map((row) => row.map((cell) => cell as Cell))
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

function keys(rows: readonly (readonly Cell[])[]): readonly string[] {
  return rows.map((row) => rowKey(row.map(plain))).toSorted()
}

/** A number that is written as text as a number, midnight as its day. */
function plain(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  return /^-?\d+(\.\d+)?(e[-+]?\d+)?$/.test(cell) ? Number(cell) : cell.replace(/ 00:00:00$/, '')
}
