import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineVersion } from '../engine-version.ts'
import { JobFailed, runJob } from '../process/run-job.ts'
import type { Runtime, RuntimeJob, RuntimeOutcome } from './runtime.ts'

/** The DuckDB that is a part of Plainflow, in a locked child: a script is run there as it stands. */
export const duckdbRuntime: Runtime = {
  async find() {
    return { versions: [{ name: 'DuckDB', version: await engineVersion() }], run }
  },
}

async function run({
  code,
  fileName,
  outlets,
  box,
  limits,
  signal,
}: RuntimeJob): Promise<RuntimeOutcome> {
  if (outlets.some(({ format }) => format === 'excel'))
    return {
      status: 'missing',
      reason:
        'Excel files are written by an extension of DuckDB, which is a download and is not loaded here.',
    }
  await writeFile(join(box.work, fileName), code)
  try {
    const given = { sql: code, folder: box.work }
    const { warnings } = await runJob('script', given, {
      folder: box.work,
      files: [],
      limits,
      signal,
    })
    return { status: 'completed', warnings }
  } catch (error) {
    if (!(error instanceof JobFailed)) throw error
    const { reason, limit } = error.failure
    if (limit) return { status: 'limit', reason: `A limit was reached: ${reason}.` }
    return { status: 'stopped', reason }
  }
}
