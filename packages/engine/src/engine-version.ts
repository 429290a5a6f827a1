import { checkEngine } from './check-engine.ts'
import { JobFailed } from './process/run-job.ts'

let version: Promise<string> | undefined

/** The version of DuckDB, asked for once; throws `JobFailed` where it does not start. */
export function engineVersion(): Promise<string> {
  version ??= ask().catch((error: unknown) => {
    version = undefined
    throw error
  })
  return version
}

async function ask(): Promise<string> {
  const engine = await checkEngine()
  if (!engine.ok) throw new JobFailed({ reason: engine.message })
  // It calls itself v1.5.5.
  return engine.version.replace(/^v/, '')
}
