import { describe, expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import { answerOver } from '../plan-to-pipeline/question/testing/answer.ts'
import { WORLDS } from '../plan-to-pipeline/question/testing/worlds.ts'
import type { Cell, Table } from '../relation/column.ts'
import { type OwnQuestion, ownQuestions } from './own-questions.ts'

/** What the rows say, computed apart: the figure of each group, in no order. */
function expected({ measure, by }: OwnQuestion, { columns, rows }: Table): number[] {
  const at = (name: string) => columns.findIndex((column) => column.name === name)
  const groups = new Map<Cell, (readonly Cell[])[]>()
  for (const row of rows) {
    const cell = by ? (row[at(by.column)] ?? null) : ''
    if (by?.isMonth && cell === null) continue
    const key = by?.isMonth ? String(cell).slice(0, 7) : cell
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((group) => {
    if (!measure) return group.length
    const values = group.map((row) => row[at(measure.column)]).filter((cell) => cell !== null)
    const sum = values.reduce((total: number, value) => total + Number(value), 0)
    if (measure.figure === 'average') return sum / values.length
    return measure.figure === 'highest' ? Math.max(...values.map(Number)) : sum
  })
}

const sorted = (values: readonly number[]) =>
  values.map((value) => Math.round(value * 1e6) / 1e6).toSorted((one, other) => one - other)

describe.each(WORLDS)('over $name', ({ tables, datasets }) => {
  const catalogues = [datasets, ...(datasets.length > 1 ? datasets.map((one) => [one]) : [])]
  test.each(
    catalogues.flatMap((own) => ownQuestions(own).map((one) => [one.sentence, one, own] as const)),
  )('%s', (sentence, question, own) => {
    const catalogue = { datasets: own }
    const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
    expect(asked.assumptions).toEqual([])
    const { rows } = answerOver(sentence, { tables, datasets: own })
    const table = tables[question.dataset]
    const got = (rows ?? []).map((row) => Number(row.at(-1)))
    expect(sorted(got)).toEqual(table && sorted(expected(question, table)))
  })
})
