import { copyFile, mkdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileOutlet, type Target } from '@plainflow/core'
import { resultKey } from '../file-keys.ts'
import { JobFailed, runJob } from '../process/run-job.ts'
import type { RunOutput, RunResult } from '../run-program.ts'
import type { Version } from '../runtimes/runtime.ts'
import { makeBox } from '../sandbox/sandbox.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { opened } from './judge-target.ts'
import {
  isOrdinaryFile,
  runExported,
  type RunExportedOptions,
  writtenFile,
} from './run-exported.ts'

export interface RunOnTargetOptions extends RunExportedOptions {
  readonly target: Target
  /** The run's own folder; results and outputs are made inside it. */
  readonly folder: string
}

export type TargetRunOutcome =
  | {
      readonly status: 'completed'
      readonly results: readonly RunResult[]
      readonly outputs: readonly RunOutput[]
      readonly warnings: readonly string[]
      readonly versions: readonly Version[]
    }
  /** `isMissing`: nothing was run, and the reason says what to install or what the language cannot say. */
  | { readonly status: 'failed'; readonly reason: string; readonly isMissing: boolean }

/** Runs a program by running its exported code: the results are those the engine would leave. */
export async function runOnTarget(options: RunOnTargetOptions): Promise<TargetRunOutcome> {
  const { target, folder, limits, signal } = options
  const box = await makeBox()
  try {
    const run = await runExported(target, options, box)
    const { outcome } = run
    if (outcome.status !== 'completed') {
      const isMissing = outcome.status !== 'stopped' && outcome.status !== 'limit'
      return { status: 'failed', reason: outcome.reason, isMissing }
    }
    const places = { results: join(folder, 'results'), outputs: join(folder, 'outputs') }
    for (const place of Object.values(places)) await mkdir(place, { recursive: true })
    const results: RunResult[] = []
    const outputs: RunOutput[] = []
    const taken = new Set<string>()
    const asked = new Set(options.program.steps.filter(fileOutlet).map(({ id }) => id))
    for (const result of run.results) {
      const { step, outlet } = result
      const file = await writtenFile(result)
      if (!file) return stopped(`The code left no file "${outlet.name}".`)
      const key = resultKey(step.id, taken)
      const to = join(places.results, `${key}.parquet`)
      const found = await opened(file, places.results, limits)
      const job = { found, columns: step.columns, to }
      const files = [found.parquet ?? found.path]
      const { rows } = await runJob('adopt', job, { folder: places.results, files, limits, signal })
      const { block, columns } = step
      results.push({ key, block, path: to, rowCount: rows, columns })
      if (!asked.has(step.id)) continue
      const path = join(places.outputs, basename(outlet.name))
      await copyFile(file.path, path)
      outputs.push({ key: basename(outlet.name), block, path, bytes: (await stat(path)).size })
    }
    for (const { step, outlet, path: made } of run.artifacts) {
      if (!(await isOrdinaryFile(made))) return stopped(`The code left no file "${outlet.name}".`)
      const path = join(places.outputs, basename(outlet.name))
      await copyFile(made, path)
      const { size: bytes } = await stat(path)
      outputs.push({ key: basename(outlet.name), block: step.block, path, bytes, artifact: outlet })
    }
    const { versions } = run
    return { status: 'completed', results, outputs, warnings: outcome.warnings, versions }
  } catch (error) {
    if (error instanceof UnreadableFile) return stopped(error.message)
    if (error instanceof JobFailed) return stopped(error.failure.reason)
    throw error
  } finally {
    await box.remove()
  }
}

function stopped(reason: string): TargetRunOutcome {
  return { status: 'failed', reason, isMissing: false }
}
