import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Failure } from '@plainflow/contract'
import {
  compilePipeline,
  EXPORT_IDS,
  exportFileName,
  exportPipeline,
  EXPORT_TARGETS,
  type ExportTarget,
  type TargetId,
} from '@plainflow/core'
import { exportEntries, JobFailed, programHash, type ZipEntry, zipEntries } from '@plainflow/engine'
import { catalogueOf, codeSources, engineFiles, ownDatasets } from '../datasets/own-datasets.ts'
import type { Handlers } from '../http/call.ts'
import type { Services } from '../services.ts'
import { certificateOf } from '../runs/certificate-handlers.ts'
import { makeScratch } from './export-scratch.ts'
import { ownPipeline } from './own-pipelines.ts'
import { invalidPipeline } from './read-pipeline.ts'

type ExportRoutes = 'listExports' | 'downloadExport'

/** Pipelines to take away: the stored ones of the caller, with data of the caller. */
export function exportHandlers(services: Services): Pick<Handlers, ExportRoutes> {
  const { background, datasetFiles, engineTurns } = services
  return {
    async listExports({ user, params, query }) {
      const given = await exportGiven(services, user.id, params.id, query.target)
      return EXPORT_IDS.map((id) => {
        const made = exportPipeline(id, given)
        const isRefused = 'refused' in made
        return {
          as: id,
          target: given.target.id,
          fileName: exportFileName(id, given.title),
          gaps: isRefused ? [] : [...made.gaps],
          refused: isRefused ? [...made.refused] : [],
        }
      })
    },
    async downloadExport({ user, params, query, reply }) {
      const { owned, ...given } = await exportGiven(services, user.id, params.id, query.target)
      const { as: id } = query
      const files = engineFiles(services, given.program, owned)
      const used = owned.filter((dataset) => Object.hasOwn(files, dataset.id))
      const originals = Object.fromEntries(
        used.map((dataset) => [dataset.id, datasetFiles.path(dataset.id, dataset.sourceFile)]),
      )
      const folder = await makeScratch(services)
      const remove = () =>
        background.run('remove what an export was made of', () =>
          rm(folder, { recursive: true, force: true, maxRetries: 3 }),
        )
      try {
        const make = () => exportEntries({ ...given, id, files, originals, folder })
        const made = await engineTurns.take(user.id, make)
        if ('refused' in made) throw new Failure('invalid_pipeline', made.refused.join(' '))
        const filename = exportFileName(id, given.title)
        const stream = streamOf(made.entries, filename)
        // Not before it is made, as nothing can be removed while something is still written there.
        if (reply.raw.destroyed) remove()
        else reply.raw.once('close', remove)
        return { filename, stream }
      } catch (error) {
        remove()
        // What goes wrong in the data is for the user to know.
        if (error instanceof JobFailed) throw new Failure('invalid_pipeline', error.message)
        throw error
      }
    },
  }
}

/** Everything an export is made of but rows: nothing is run for it. */
async function exportGiven(
  services: Services,
  userId: string,
  pipelineId: string,
  wanted: TargetId | undefined,
) {
  const { db } = services.store
  const { name, blocks, connections } = await ownPipeline(db, userId, pipelineId)
  const owned = await ownDatasets(db, userId)
  const pipeline = { blocks, connections }
  if (blocks.length === 0) throw new Failure('no_blocks')
  const compiled = compilePipeline(pipeline, catalogueOf(owned))
  if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
  const { program } = compiled
  const sources = codeSources(owned)
  const certificate = await certificateOf(db, userId, programHash(program))
  return { title: name, pipeline, program, sources, target: targetOf(wanted), certificate, owned }
}

/** The asked one, or the usual one where exports cannot be made of it. */
function targetOf(wanted: TargetId | undefined): ExportTarget {
  const target = EXPORT_TARGETS.find(({ id }) => id === wanted) ?? EXPORT_TARGETS[0]
  if (!target) throw new Error('There is no language to export from')
  return target
}

function streamOf(entries: readonly ZipEntry[], filename: string): Readable {
  if (filename.endsWith('.zip')) return zipEntries(entries, filename.replace(/\.zip$/, ''))
  const [only] = entries
  return Readable.from([only && 'text' in only ? only.text : ''], { objectMode: false })
}
