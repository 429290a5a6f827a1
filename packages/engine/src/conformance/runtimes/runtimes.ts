import { type TargetId, TARGETS } from '@plainflow/core'
import { dplyrRuntime } from './dplyr.ts'
import { duckdbRuntime } from './duckdb.ts'
import { pandasRuntime } from './pandas.ts'
import { polarsRuntime } from './polars.ts'
import { postgresRuntime } from './postgres.ts'
import { pysparkRuntime } from './pyspark.ts'
import type { Answer, Job, Runtime } from './runtime.ts'
import { scalaRuntime } from './scala.ts'

const RUNTIMES: Readonly<Record<TargetId, Runtime>> = {
  duckdb: duckdbRuntime,
  postgres: postgresRuntime,
  pandas: pandasRuntime,
  polars: polarsRuntime,
  pyspark: pysparkRuntime,
  scala: scalaRuntime,
  dplyr: dplyrRuntime,
}

/** Those of `npm test`; `npm run test:targets` names all, and then none may be missing. */
const QUICK: readonly TargetId[] = ['duckdb']
const asked = process.env['PLAINFLOW_TARGETS']?.split(',')

/** The targets to run here. */
export const RUN_TARGETS: readonly TargetId[] = TARGETS.filter(
  (id) => asked?.includes(id) ?? QUICK.includes(id),
)

const ready = new Map<TargetId, Promise<string | null>>()

/** Runs programs on a target; null where its runtime cannot be had, which is said and no pass on CI. */
export async function runOn(id: TargetId, jobs: readonly Job[]): Promise<readonly Answer[] | null> {
  const missing = ready.get(id) ?? prepared(id)
  ready.set(id, missing)
  if ((await missing) !== null) return null
  const answers = await RUNTIMES[id].run(jobs)
  if (answers.length !== jobs.length) throw new Error(`${id} gave ${answers.length} answers`)
  return answers
}

/** To be called when the tests of a file are over. */
export async function closeRuntimes(): Promise<void> {
  for (const id of ready.keys()) await RUNTIMES[id].close?.()
  ready.clear()
}

export function isSlow(id: TargetId): boolean {
  return RUNTIMES[id].isSlow ?? false
}

async function prepared(id: TargetId): Promise<string | null> {
  try {
    await RUNTIMES[id].prepare()
    return null
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (asked || process.env['CI'] === 'true') throw new Error(`${id}: ${why}`, { cause: error })
    process.stderr.write(`NOT RUN: everything on ${id}: ${why}\n`)
    return why
  }
}
