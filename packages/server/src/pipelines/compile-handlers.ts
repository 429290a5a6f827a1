import { Failure } from '@plainflow/contract'
import { findBlock, type Pipeline } from '@plainflow/core'
import { JobFailed, previewStep, profileStep } from '@plainflow/engine'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { copyTable } from '../datasets/browse/copy-table.ts'
import { copyProfile } from '../datasets/read/dataset-profiles.ts'
import { catalogueOf, codeSources, columnsOnly, ownDatasets } from '../datasets/own-datasets.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import { type Handlers, WrittenAnswer } from '../http/call.ts'
import { partRead, withFiles, type WithFilesNeeds } from '../inputs/with-files.ts'
import { modelsApplicable, withLastTrained, withModels } from '../trained-models/models-at-hand.ts'
import { certificateOf } from './certificate-of.ts'
import { invalidPipeline } from '../thinking/invalid-pipeline.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import type { BlockToPrint } from '../thinking/print-block.ts'
import { readPipeline } from './read-pipeline.ts'

type CompileRoutes =
  'checkPipeline' | 'suggestKeys' | 'previewPipeline' | 'pipelineCode' | 'generateBlockCode'

interface Needs extends WithFilesNeeds, WithEngineTurns, WithThinkers {}

/** What can be known of a pipeline without storing or running it. */
export function compileHandlers(services: Needs): Pick<Handlers, CompileRoutes> {
  const { db } = services.store
  const { thinkers } = services
  return {
    async checkPipeline({ user, body }) {
      const pipeline = readPipeline(body)
      const models = await modelsApplicable(services, user.id, pipeline)
      const catalogue = { ...columnsOnly(...(await atHand(user.id))), models }
      return new WrittenAnswer(await thinkers.think(user.id, 'check', { pipeline, catalogue }))
    },
    async suggestKeys({ user, body: { blocks, connections, blockId } }) {
      const pipeline = readPipeline({ blocks, connections })
      // With the cells: whose values are found on the other side tells most.
      const catalogue = catalogueOf(...(await atHand(user.id)))
      const keys = await thinkers.think(user.id, 'keysAt', { pipeline, catalogue, blockId })
      return { keys: [...keys] }
    },
    async previewPipeline({ user, body }) {
      const { blocks, connections, blockId, port, limit, profile } = body
      const pipeline = readPipeline({ blocks, connections })
      if (!pipeline.blocks.some(({ id }) => id === blockId))
        throw new Failure('invalid_request', `The pipeline has no block "${blockId}".`)
      const [owned, known] = await atHand(user.id)
      const bare = columnsOnly(owned, known)
      const catalogue = await withLastTrained(services, user.id, pipeline, bare)
      const given = { pipeline, catalogue, upTo: blockId }
      const compiled = await thinkers.think(user.id, 'compile', given)
      if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
      const { program } = compiled
      // As core names the steps of a block: the first output has the block's own id.
      const type = pipeline.blocks.find((block) => block.id === blockId)?.type ?? ''
      const isFirst = port === undefined || port === findBlock(type)?.outputs[0]?.id
      const id = isFirst ? blockId : `${blockId}:${port}`
      if (!program.steps.some((one) => one.id === id))
        throw new Failure('invalid_request', `The block "${blockId}" has no output "${port}".`)
      // A profile is of all rows, as far as they are fetched.
      const only = profile ? {} : { only: { step: id, limit } }
      const asked = { userId: user.id, compiled, owned, ...only }
      try {
        return await withFiles(services, asked, async (files, fetched) => {
          const step = { program, step: id, files }
          const preview = () => previewStep({ ...step, limit })
          const shown = copyTable(await services.engineTurns.take(user.id, preview))
          const firstRows = partRead(fetched)
          const table = { ...shown, ...(firstRows === null ? {} : { firstRows }) }
          if (!profile) return table
          const found = await services.engineTurns.take(user.id, () => profileStep(step))
          return { ...table, profile: copyProfile(found) }
        })
      } catch (error) {
        // What goes wrong in the data is for the user to know.
        if (error instanceof JobFailed) throw new Failure('invalid_pipeline', error.message)
        throw error
      }
    },
    async pipelineCode({ user, body }) {
      const { blocks, connections } = body
      const [owned, known] = await atHand(user.id)
      const pipeline = readPipeline({ blocks, connections })
      if (pipeline.blocks.length === 0) throw new Failure('no_blocks')
      const printed = await thinkers.think(user.id, 'code', {
        pipeline,
        catalogue: await withLastTrained(services, user.id, pipeline, columnsOnly(owned, known)),
        sources: codeSources(owned, known),
        target: body.target,
      })
      if ('diagnostics' in printed) throw invalidPipeline(printed.diagnostics)
      const { name, text, lines, gaps, hash } = printed
      return {
        files: [{ name, text, lines: [...lines] }],
        gaps: [...gaps],
        certificate: await certificateOf(db, user.id, hash),
      }
    },
    async generateBlockCode({ user, body: block }) {
      const atUsersHand = await atHand(user.id)
      const catalogue = await withModels(
        services,
        user.id,
        alone(block),
        columnsOnly(...atUsersHand),
      )
      const given = { block, catalogue, sources: codeSources(...atUsersHand) }
      return { code: await thinkers.think(user.id, 'printBlock', given) }
    },
  }

  async function atHand(userId: string) {
    return [await ownDatasets(db, userId), await connectionsAtHand(services, userId)] as const
  }
}

/** A block without a canvas, for what asks which stored models are applied. */
function alone({ blockType, blockLabel, configuration }: BlockToPrint): Pipeline {
  const place = { position: { x: 0, y: 0 }, data: {} }
  const block = { id: 'block', type: blockType, label: blockLabel, configuration, ...place }
  return { blocks: [block], connections: [] }
}
