import { realpath } from 'node:fs/promises'
import { type Column, duckdbText } from '@plainflow/core'
import type { Profile } from './job.ts'
import type { Limits } from './limits.ts'
import { previewJob, type PreviewStepOptions } from './preview-step.ts'
import { readPage } from './read-page.ts'
import { runJob } from './process/run-job.ts'

/** A profile is waited for; what takes longer than this is not worth it. */
const TIME = 30_000

/** What is in every column after a step. Throws `JobFailed` with a reason. */
export async function profileStep(options: Omit<PreviewStepOptions, 'limit'>): Promise<Profile> {
  const { signal } = options
  const { steps, step, columns, files } = await previewJob(options)
  const limits = { time: TIME, ...options.limits }
  return runJob('profile', { steps, source: step, columns }, { files, limits, signal })
}

export interface ProfileTableOptions {
  /** A Parquet file. */
  readonly path: string
  /** Its columns, where they are known already. */
  readonly columns?: readonly Column[]
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
  /** Nobody waits for it: everything else goes first. */
  readonly isBackground?: boolean
}

/** What is in every column of a stored table. */
export async function profileTable(options: ProfileTableOptions): Promise<Profile> {
  const path = await realpath(options.path)
  const columns =
    options.columns ?? (await readPage({ ...options, path, offset: 0, limit: 1 })).columns
  const limits = { time: TIME, ...options.limits }
  const source = `read_parquet(${duckdbText(path)})`
  const job = { steps: [], source, columns }
  const { signal, isBackground = false } = options
  return runJob('profile', job, { files: [path], limits, signal, isBackground })
}
