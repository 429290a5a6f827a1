import { JobFailed } from './process/run-job.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The error of a job that read a file, as the person who brought the file should hear it. */
export function refuseFile(error: unknown): unknown {
  if (!(error instanceof JobFailed)) return error
  const { unreadable, limit, reason } = error.failure
  if (unreadable) return new UnreadableFile(reason)
  // What takes all memory or disk to read is refused for it, by name; a slow machine is not the file's fault.
  return limit === 'memory' || limit === 'disk'
    ? new UnreadableFile(`The file is too large to be read: ${reason}. Splitting it might help.`)
    : error
}
