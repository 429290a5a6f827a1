import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Failure } from '@plainflow/contract'
import { EXPORT_WORDS, exportFileName, type TargetId } from '@plainflow/core'
import {
  type EngineFiles,
  exportEntries,
  type ExportEntriesOptions,
  JobFailed,
  type ZipEntry,
  zipEntries,
} from '@plainflow/engine'
import type { WithBackground } from '../background.ts'
import type { WithOutside } from '../connections/outside.ts'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import { withLastTrained } from '../trained-models/models-at-hand.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { codeSources, columnsOnly, ownDatasets } from '../datasets/own-datasets.ts'
import { borrowOriginals } from '../datasets/with-data.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { Handlers } from '../http/call.ts'
import { withFiles, type WithFilesNeeds } from '../inputs/with-files.ts'
import { certificateOf } from './certificate-of.ts'
import { targetOf } from '../thinking/exports.ts'
import { invalidPipeline } from '../thinking/invalid-pipeline.ts'
import { makeScratch } from '../scratch.ts'
import type { WithStore } from '../store/open-store.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { ownPipeline } from './own-pipelines.ts'

type ExportRoutes = 'listExports' | 'downloadExport'

interface Needs extends WithFilesNeeds, WithBackground, WithEngineTurns, WithThinkers {}

/** Pipelines to take away: the stored ones of the caller, with data of the caller. */
export function exportHandlers(services: Needs): Pick<Handlers, ExportRoutes> {
  const { background, engineTurns, thinkers } = services
  return {
    async listExports({ user, params, query }) {
      const { given } = await exportGiven(services, user.id, params.id, query.target)
      const listed = await thinkers.think(user.id, 'exportsOf', given)
      return listed.map(({ gaps, refused, ...rest }) => {
        return { ...rest, gaps: [...gaps], refused: [...refused] }
      })
    },
    async downloadExport({ user, params, query, reply }) {
      const found = await exportGiven(services, user.id, params.id, query.target)
      const { owned, compiled, given } = found
      const { as: id } = query
      const folder = await makeScratch(services)
      let giveBack = nothing
      const remove = () => {
        giveBack()
        background.run('remove what an export was made of', () =>
          rm(folder, { recursive: true, force: true, maxRetries: 3 }),
        )
      }
      try {
        const target = targetOf(given.target)
        const options = { ...given, target, id, folder }
        const make: ExportEntriesOptions['make'] = ({ sources, sample, notes }) =>
          thinkers.think(user.id, 'exported', {
            ...given,
            id,
            sources,
            ...(sample ? { sample } : {}),
            ...(notes ? { notes } : {}),
          })
        const work = (files: EngineFiles, originals: Readonly<Record<string, string>>) =>
          engineTurns.take(user.id, () => exportEntries({ ...options, files, originals, make }))
        const asked = { userId: user.id, compiled, owned, extent: 'first' as const }
        // Rows are fetched for a sample alone.
        const { holdsSample } = EXPORT_WORDS[id]
        const originals = await borrowOriginals(services, holdsSample ? compiled : NONE, owned)
        giveBack = originals.giveBack
        const made = holdsSample
          ? await withFiles(services, asked, (files) => work(files, originals.paths))
          : await work({}, originals.paths)
        if ('refused' in made) throw new Failure('invalid_pipeline', made.refused.join(' '))
        const filename = exportFileName(id, given.title)
        const stream = streamOf(made.entries, filename)
        // Not before it is made, as nothing can be removed while something is still written there.
        if (reply.raw.destroyed) remove()
        else reply.raw.once('close', remove)
        return { filename, content: stream, bytes: null }
      } catch (error) {
        remove()
        // What goes wrong in the data is for the user to know.
        if (error instanceof JobFailed) throw new Failure('invalid_pipeline', error.message)
        throw error
      }
    },
  }
}

const NONE = { reads: [] }

function nothing(): void {}

/** Everything an export is made of but rows: nothing is run for it. */
async function exportGiven(
  services: WithStore & WithThinkers & WithOutside & WithArtifactFiles,
  userId: string,
  pipelineId: string,
  wanted: TargetId | undefined,
) {
  const { store, thinkers } = services
  const { db } = store
  const { name, blocks, connections } = await ownPipeline(db, userId, pipelineId)
  const owned = await ownDatasets(db, userId)
  const pipeline = { blocks, connections }
  if (blocks.length === 0) throw new Failure('no_blocks')
  const known = await connectionsAtHand(services, userId)
  const catalogue = await withLastTrained(
    services,
    userId,
    { ...pipeline, id: pipelineId },
    columnsOnly(owned, known),
  )
  const compiled = await thinkers.think(userId, 'compile', { pipeline, catalogue })
  if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
  const { program, hash } = compiled
  const sources = codeSources(owned, known)
  const certificate = await certificateOf(db, userId, hash)
  const target = targetOf(wanted).id
  const given = { title: name, pipeline, program, sources, target, certificate }
  return { given, compiled, owned }
}

function streamOf(entries: readonly ZipEntry[], filename: string): Readable {
  if (filename.endsWith('.zip')) return zipEntries(entries, filename.replace(/\.zip$/, ''))
  const [only] = entries
  return Readable.from([only && 'text' in only ? only.text : ''], { objectMode: false })
}
