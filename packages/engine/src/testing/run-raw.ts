import { completeLimits, type Limits } from '../limits.ts'
import { runJob } from '../process/run-job.ts'
import { entry, startChild } from '../process/start-child.ts'

/** `folder` becomes the working folder, in which relative paths are looked for. */
export type RawStatement = string | { readonly sql: string; readonly folder?: string }

/** Runs statements as they are in a locked child; each gives `ok …` or `refused …`. */
export async function runRaw(
  statements: readonly RawStatement[],
  folder: string,
  limits: Partial<Limits> = {},
): Promise<string[]> {
  const child = await startChild(completeLimits(limits), entry('./raw-child', import.meta.url))
  // The raw child knows no jobs; it takes what is given and answers in its own way.
  const given = { statements } as never
  const answer: unknown = await runJob('check', given, { folder, files: [], limits, child })
  return answer as string[]
}
