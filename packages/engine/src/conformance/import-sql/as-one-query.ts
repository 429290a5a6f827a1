import { compilePipeline, importSql, quoteDuckdbIdentifier } from '@plainflow/core'
import type { Catalogue } from '@plainflow/core'
import type { EngineFiles } from '../../engine-file.ts'
import { previewJob } from '../../preview-step.ts'

/** A query through blocks, as the engine prints them, one behind the other in one statement. */
export async function asOneQuery(
  sql: string,
  catalogue: Catalogue,
  files: EngineFiles,
): Promise<string> {
  const imported = importSql(sql, catalogue, 1)
  if (!('pipeline' in imported)) throw new Error(`${sql}\n${imported.diagnostics[0]?.message}`)
  const compiled = compilePipeline(imported.pipeline, catalogue)
  if (!('program' in compiled)) throw new Error(`${sql}\n${compiled.diagnostics[0]?.message}`)
  const step = imported.pipeline.blocks.at(-1)?.id ?? ''
  const job = await previewJob({ program: compiled.program, step, files })
  const steps = job.steps.map(
    ({ name, sql: text }) => `${quoteDuckdbIdentifier(name)} AS (${text})`,
  )
  return `WITH ${steps.join(',\n')} FROM ${quoteDuckdbIdentifier(job.step)}`
}
