import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { outsideId, type Program } from '@plainflow/core'
import { type EngineFile, planReads } from '@plainflow/engine'
import { isOutsideTrouble } from '../connections/outside.ts'
import { outsideFile } from '../inputs/outside-file.ts'
import type { BlockStates } from './block-states.ts'
import { sourcesOf } from './compile-run.ts'
import type { RunExecution } from './run-execution.ts'

/** Inside the run's folder; gone when the run is over. */
export const OUTSIDE_FOLDER = 'outside'

type ReadSources =
  | { readonly files: Record<string, EngineFile> }
  | { readonly error: string; readonly block: string }

/** What a run reads from outside, as files in its folder; the first source that cannot be had ends it. */
export async function readSources(
  { services, run, signal }: RunExecution,
  program: Program,
  runFolder: string,
  states: BlockStates,
): Promise<ReadSources> {
  const requests = planReads(program)
  const files: Record<string, EngineFile> = {}
  if (requests.size === 0) return { files }
  const folder = join(runFolder, OUTSIDE_FOLDER)
  await mkdir(folder, { mode: 0o700 })
  for (const { source, block } of sourcesOf(program)) {
    const id = outsideId(source)
    const request = requests.get(id)
    if (!request) continue
    states.apply({ kind: 'block-started', block })
    const name = `${Object.keys(files).length}.parquet`
    const onRows = (rows: number) => states.counted(block, rows)
    try {
      const read = { userId: run.userId, request, folder, name }
      const { file, rows } = await outsideFile(services, read, { signal, onRows })
      files[id] = file
      states.counted(block, rows)
    } catch (error) {
      if (!isOutsideTrouble(error)) throw error
      states.apply({ kind: 'block-failed', block, reason: error.message })
      return { error: error.message, block }
    }
  }
  return { files }
}
