import { closeEngine } from './process/spare-child.ts'
import { findIsolation, type Isolation } from './process/isolation.ts'
import { runJob } from './process/run-job.ts'

export type EngineCheck =
  | { readonly ok: true; readonly version: string; readonly isolation: Isolation }
  | { readonly ok: false; readonly missing: string; readonly message: string }

/** Starts a child and opens the database in it, as every job does: what is missing shows here. */
export async function checkEngine(): Promise<EngineCheck> {
  try {
    const { version } = await runJob('check', {}, { files: [], limits: { time: 30_000 } })
    return { ok: true, version, isolation: await findIsolation() }
  } catch (error) {
    await closeEngine()
    const missing = `@duckdb/node-bindings-${process.platform}-${process.arch}`
    // The first line: the rest is Node's list of who required whom.
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n')
    const message = `The data engine does not start: ${why}. Reinstalling with "npm install" brings ${missing} where it exists.`
    return { ok: false, missing, message }
  }
}
