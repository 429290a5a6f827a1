import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { NextTraining, Program, Trained } from '@plainflow/core'
import { type EngineFiles, type RunEvent, type TrainedFile, trainPipeline } from '@plainflow/engine'
import { codeSources, type StoredDataset } from '../datasets/own-datasets.ts'
import { withEngineFiles } from '../datasets/with-data.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import type { GeneratedFile } from '../store/schema.ts'
import { lookedThrough } from '../thinking/compile.ts'
import type { BlockStates } from './block-states.ts'
import { firstError, givenOf, learnChanges } from './compile-run.ts'
import { printRun } from './print-run.ts'
import { readSources } from './read-sources.ts'
import type { RunExecution } from './run-execution.ts'

/** What the stage before the program leaves for it. */
export interface Learned {
  readonly trained: Trained
  readonly models: readonly TrainedFile[]
  /** The code of every language, which nobody could print before; null where it was. */
  print(): Promise<readonly GeneratedFile[] | null>
}

/** The stage before the program: trains what learns, and says on the way how far it is. Null where cut short. */
export async function trainModels(
  execution: RunExecution,
  owned: readonly StoredDataset[],
  folder: string,
  states: BlockStates,
): Promise<Learned | { readonly error: string } | null> {
  const { services, run, signal, limits } = execution
  const { thinkers, resultCaches } = services
  const read: string[] = []
  const outcome = await resultCaches
    .lend(run.userId, run.pipelineId, (cache) =>
      trainPipeline({
        next,
        withFiles,
        folder,
        cache,
        limits,
        signal,
        onEvent: (event: RunEvent) => states.apply(event),
      }),
    )
    .catch(refused)
  for (const name of read)
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  await states.written()
  if (outcome.status === 'cancelled') return null
  if (outcome.status === 'failed') return { error: outcome.reason }
  const { trained, models } = outcome
  return { trained, models, print: async () => (models.length === 0 ? null : printed(trained)) }

  /** What comes from outside may have changed its columns; where it still fits, that is no matter. */
  async function next(known: Trained): Promise<NextTraining | null> {
    const first = await find(known)
    const changes = first ? await learnChanges(execution, first.program) : []
    return changes.length === 0 ? first : find(known, `${changes.join(' ')} `)
  }

  async function find(known: Trained, changes = ''): Promise<NextTraining | null> {
    const given = await givenOf(execution, owned, known)
    const found = await thinkers.think(run.userId, 'nextTraining', given)
    if ('diagnostics' in found) throw new NotTrainable(`${changes}${firstError(found.diagnostics)}`)
    return found.next
  }

  async function withFiles<T>(
    program: Program,
    use: (files: EngineFiles) => Promise<T>,
  ): Promise<T> {
    const name = `outside-${read.length}`
    read.push(name)
    const sources = await readSources(execution, program, folder, states, name)
    if ('error' in sources) throw new NotTrainable(sources.error)
    return withEngineFiles(services, lookedThrough(program), owned, (datasets) =>
      use({ ...datasets, ...sources.files }),
    )
  }

  async function printed(known: Trained) {
    const given = await givenOf(execution, owned, known)
    const connections = await connectionsAtHand(services, run.userId)
    const sources = codeSources(owned, connections)
    const found = await printRun(services, run.userId, { ...given, sources })
    return 'files' in found ? found.files : null
  }
}

/** Nothing could be trained, for a reason that is the user's to know. */
class NotTrainable extends Error {}

function refused(error: unknown) {
  if (error instanceof NotTrainable) return { status: 'failed', reason: error.message } as const
  throw error
}
