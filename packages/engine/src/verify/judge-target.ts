import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Difference,
  type NotRunCause,
  orderOf,
  type Program,
  type Target,
  type TargetVerdict,
} from '@plainflow/core'
import { inspectFile } from '../inspect-file.ts'
import type { WrittenFile } from '../job.ts'
import type { Limits } from '../limits.ts'
import { makeHome } from '../process/child-home.ts'
import { JobFailed, runJob } from '../process/run-job.ts'
import { makeBox } from '../sandbox/sandbox.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { judgeAgain } from './judge-again.ts'
import type { Reference } from './reference-run.ts'
import {
  type ExportedResult,
  type ExportedRun,
  isOrdinaryFile,
  runExported,
  type RunExportedOptions,
  writtenFile,
} from './run-exported.ts'

/** More are not kept: whoever mends the first will ask again. */
const SHOWN = 10

/** Runs the exported code of one language and compares what it leaves with what the engine gave. */
export async function judgeTarget(
  target: Target,
  options: RunExportedOptions,
  reference: Reference,
): Promise<TargetVerdict> {
  const started = performance.now()
  const box = await makeBox()
  try {
    const run = await runExported(target, options, box)
    const judged = await judge(run, options, reference)
    const again = await judgeAgain(run)
    return {
      target: target.id,
      ...judged,
      runtime: run.versions.map((each) => ({ ...each })),
      code: run.code,
      ms: Math.round(performance.now() - started),
      ...(again.length > 0 ? { again } : {}),
    }
  } finally {
    await box.remove()
  }
}

type Judged = Pick<TargetVerdict, 'verdict' | 'reason' | 'cause' | 'differences'>

/** What kept the code from giving anything to compare. */
const CAUSES = {
  missing: 'runtime',
  gap: 'gap',
  limit: 'limit',
  data: 'data',
} as const satisfies Record<string, NotRunCause>

async function judge(
  { outcome, results, artifacts }: ExportedRun,
  options: RunExportedOptions,
  reference: Reference,
): Promise<Judged> {
  if (outcome.status === 'stopped') return failed(`The code stopped: ${outcome.reason}`)
  if (outcome.status !== 'completed') {
    const { status, reason } = outcome
    return { verdict: 'NOT RUN', reason, cause: CAUSES[status], differences: [] }
  }
  const differences: Difference[] = []
  for (const result of results) {
    const expected = reference.results.get(result.step.id)
    if (!expected) throw new Error(`nothing to compare ${result.step.id} with`)
    const found = await compared(result, expected.path, options)
    differences.push(...found.map((each) => ({ result: result.step.name, ...each })))
  }
  for (const { step, outlet, path } of artifacts) {
    if (await isOrdinaryFile(path)) continue
    const about = { row: null, column: null, what: 'the file', expected: outlet.name }
    differences.push({ result: step.name, ...about, found: null })
  }
  if (differences.length === 0)
    return { verdict: 'PASS', reason: null, cause: null, differences: [] }
  const names = [...new Set(differences.map(({ result }) => result))]
  return failed(`The results differ in ${names.join(', ')}.`, differences.slice(0, SHOWN))
}

function failed(reason: string, differences: Difference[] = []): Judged {
  return { verdict: 'FAIL', reason, cause: null, differences }
}

async function compared(
  result: ExportedResult,
  expected: string,
  { program, limits, signal }: RunExportedOptions,
): Promise<readonly Omit<Difference, 'result'>[]> {
  const { step, outlet } = result
  const file = await writtenFile(result)
  const about = { row: null, column: null, what: 'the file', expected: outlet.name }
  if (!file) return [{ ...about, found: null }]
  const folder = await makeHome('compare')
  try {
    const found = await opened(file, folder, limits)
    const job = {
      expected,
      found,
      columns: step.columns,
      order: orderOf(program, original(program, step.id)),
    }
    const files = [expected, found.parquet ?? found.path]
    const { differences } = await runJob('compare', job, { folder, files, limits, signal })
    return differences
  } catch (error) {
    // What cannot be read as the table it should be is a difference like any other.
    if (error instanceof UnreadableFile) return [{ ...about, found: error.message }]
    if (error instanceof JobFailed && !error.failure.limit)
      return [{ ...about, found: `it cannot be read as a table: ${error.failure.reason}` }]
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function original({ steps }: Program, id: string) {
  const step = steps.find((each) => each.id === id)
  if (!step) throw new Error(`there is no step ${id}`)
  return step
}

/** A spreadsheet is read as an uploaded one is, the rest where it lies. */
export async function opened(
  file: WrittenFile,
  folder: string,
  limits: Partial<Limits> | undefined,
): Promise<WrittenFile> {
  if (file.format !== 'excel') return file
  const parquet = join(folder, 'sheet.parquet')
  const overrides = { header: true, skip: 0 }
  const given = { path: file.path, filename: 'sheet.xlsx', parquetPath: parquet, overrides }
  await inspectFile({ ...given, ...(limits ? { limits } : {}) })
  return { ...file, parquet }
}
