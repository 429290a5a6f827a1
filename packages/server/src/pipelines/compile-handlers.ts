import { Failure } from '@plainflow/contract'
import {
  checkPipeline,
  compilePipeline,
  compileUpTo,
  findBlock,
  gapsOf,
  targets,
} from '@plainflow/core'
import { JobFailed, previewStep, profileStep, programHash } from '@plainflow/engine'
import { copyTable } from '../datasets/copy-table.ts'
import { copyProfile } from '../datasets/dataset-profiles.ts'
import { catalogueOf, codeSources, engineFiles, ownDatasets } from '../datasets/own-datasets.ts'
import type { Handlers } from '../http/call.ts'
import { certificateOf } from '../runs/certificate-handlers.ts'
import type { Services } from '../services.ts'
import { printBlock } from './print-block.ts'
import { invalidPipeline, readPipeline } from './read-pipeline.ts'

type CompileRoutes = 'checkPipeline' | 'previewPipeline' | 'pipelineCode' | 'generateBlockCode'

/** What can be known of a pipeline without storing or running it. */
export function compileHandlers(services: Services): Pick<Handlers, CompileRoutes> {
  const { db } = services.store
  return {
    async checkPipeline({ user, body }) {
      const catalogue = catalogueOf(await ownDatasets(db, user.id))
      const { diagnostics, columns } = checkPipeline(readPipeline(body), catalogue)
      return {
        diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic })),
        columns: Object.fromEntries(
          Object.entries(columns).map(([block, list]) => [block, [...list]]),
        ),
      }
    },
    async previewPipeline({ user, body }) {
      const { blocks, connections, blockId, port, limit, profile } = body
      const pipeline = readPipeline({ blocks, connections })
      if (!pipeline.blocks.some(({ id }) => id === blockId))
        throw new Failure('invalid_request', `The pipeline has no block "${blockId}".`)
      const owned = await ownDatasets(db, user.id)
      const compiled = compileUpTo(pipeline, catalogueOf(owned), blockId)
      if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
      const { program } = compiled
      // As core names the steps of a block: the first output has the block's own id.
      const type = pipeline.blocks.find((block) => block.id === blockId)?.type ?? ''
      const isFirst = port === undefined || port === findBlock(type)?.outputs[0]?.id
      const id = isFirst ? blockId : `${blockId}:${port}`
      if (!program.steps.some((one) => one.id === id))
        throw new Failure('invalid_request', `The block "${blockId}" has no output "${port}".`)
      const files = engineFiles(services, program, owned)
      try {
        const step = { program, step: id, files }
        const preview = () => previewStep({ ...step, limit })
        const table = copyTable(await services.engineTurns.take(user.id, preview))
        if (!profile) return table
        const found = await services.engineTurns.take(user.id, () => profileStep(step))
        return { ...table, profile: copyProfile(found) }
      } catch (error) {
        // What goes wrong in the data is for the user to know.
        if (error instanceof JobFailed) throw new Failure('invalid_pipeline', error.message)
        throw error
      }
    },
    async pipelineCode({ user, body }) {
      const { blocks, connections } = body
      const owned = await ownDatasets(db, user.id)
      const pipeline = readPipeline({ blocks, connections })
      if (pipeline.blocks.length === 0) throw new Failure('no_blocks')
      const compiled = compilePipeline(pipeline, catalogueOf(owned))
      if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
      const target = targets[body.target]
      const { program } = compiled
      const sources = codeSources(owned)
      const { text, lines } = target.printMarked?.(program, sources) ?? {
        text: target.print(program, sources),
        lines: [],
      }
      return {
        files: [{ name: target.fileName, text, lines: lines.map((each) => ({ ...each })) }],
        gaps: [...gapsOf(target, pipeline, program, sources)],
        certificate: await certificateOf(db, user.id, programHash(program)),
      }
    },
    async generateBlockCode({ user, body }) {
      return { code: printBlock(body, await ownDatasets(db, user.id)) }
    },
  }
}
