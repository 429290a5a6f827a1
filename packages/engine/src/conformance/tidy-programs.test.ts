import { createHash } from 'node:crypto'
import type { Cell, Column, Program } from '@plainflow/core'
import { interpret, OutOfRange, type Row } from '@plainflow/core/testing/interpret'
import { fitsOneSelect, mergeSteps, pruneColumns } from '@plainflow/core/testing/tidy'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apart } from './testing/apart.ts'
import { type RandomProgram, randomProgram } from './testing/random-program.ts'

/**
 * A program of one operation a step, and as it is printed, both by the slow interpreter: what is merged gives the
 * same rows. PLAINFLOW_SEED tries others.
 */
const SEED = Number(process.env['PLAINFLOW_SEED'] ?? 20_240_229)
const PROGRAMS = Number(process.env['PLAINFLOW_PROGRAMS'] ?? 40) * 10

const random = fc.sample(randomProgram(), { seed: SEED, numRuns: PROGRAMS })

test.each([
  ['as in SQL', fitsOneSelect],
  ['as elsewhere', () => false],
] as const)('merged %s, a program gives the rows it gave', (_, isOneStatement) => {
  let merged = 0
  for (const one of random) {
    const steps = apart(one.program)
    const tidied = pruneColumns(mergeSteps(steps, isOneStatement))
    if (tidied.steps.length < steps.steps.length) merged += 1
    const wanted = rowsOf(one, one.program)
    if (wanted === null) continue
    expect(tidied.steps.at(-1)?.columns).toEqual(one.program.steps.at(-1)?.columns)
    expect(rowsOf(one, tidied), JSON.stringify(one.program)).toEqual(wanted)
  }
  expect(merged).toBeGreaterThan(PROGRAMS / 40)
})

/** Null where an integer leaves 64 bits. */
function rowsOf({ tables, ordered }: RandomProgram, { steps }: Program): readonly string[] | null {
  const done = new Map<string, readonly Row[]>()
  const world = {
    dataset: (id: string) =>
      (tables[id]?.rows ?? []).map((row) => valuesOf(row, tables[id]?.columns ?? [])),
    step: (id: string) => done.get(id) ?? [],
    md5: (text: string) => createHash('md5').update(text).digest('hex'),
  }
  try {
    for (const { id, relation } of steps) done.set(id, interpret(relation, world))
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
  const rows = (done.get('result') ?? []).map((row) => JSON.stringify(row.map(asText)))
  return ordered ? rows : rows.toSorted()
}

function valuesOf(row: readonly Cell[], columns: readonly Column[]): Row {
  return row.map((cell, index) => {
    return cell !== null && columns[index]?.type === 'integer' ? BigInt(String(cell)) : cell
  })
}

function asText(value: Row[number]): string | null {
  return value === null ? null : String(value)
}
