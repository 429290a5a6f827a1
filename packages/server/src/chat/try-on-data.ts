import { Failure } from '@plainflow/contract'
import { compilePipeline, type Pipeline } from '@plainflow/core'
import { previewStep } from '@plainflow/engine'
import { catalogueOf, engineFiles, type StoredDataset } from '../datasets/own-datasets.ts'
import { invalidPipeline } from '../pipelines/read-pipeline.ts'
import type { Services } from '../services.ts'

/** A proposal is worth a credit only if its last blocks give rows, or none, without an error. */
export async function tryOnData(
  services: Services,
  pipeline: Pipeline,
  owned: readonly StoredDataset[],
): Promise<void> {
  const compiled = compilePipeline(pipeline, catalogueOf(owned))
  if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
  const { program } = compiled
  const files = engineFiles(services, program, owned)
  const sources = new Set(pipeline.connections.map(({ source }) => source))
  const ends = program.steps.filter(({ block }) => !sources.has(block))
  for (const { id } of ends) {
    try {
      await previewStep({ program, step: id, files, limit: 1 })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Failure(
        'invalid_pipeline',
        `The proposed pipeline does not run on the data: ${reason} No credit was spent.`,
      )
    }
  }
}
