import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  compilePipeline,
  type Diagnostic,
  nextTraining,
  type Pipeline,
  type Program,
  type Trained,
} from '@plainflow/core'
import { type TrainedFile, trainPipeline } from '@plainflow/engine'
import { CommandFailed } from './command.ts'
import { diagnosticLines } from './diagnostic-lines.ts'
import type { OpenData } from './open-data.ts'

export interface CompiledHere {
  readonly program: Program
  /** What was trained for it, in the folder given. */
  readonly models: readonly TrainedFile[]
}

/** A pipeline as a program; what learns in it is trained first, here. */
export async function compileTrained(
  pipeline: Pipeline,
  { catalogue, files }: OpenData,
  folder: string,
): Promise<CompiledHere> {
  const outcome = await trainPipeline({
    folder,
    next: async (trained: Trained) => {
      const found = nextTraining(pipeline, { ...catalogue, trained })
      return 'diagnostics' in found ? refuse(found.diagnostics) : found.next
    },
    withFiles: (_, use) => use(files),
  })
  if (outcome.status !== 'completed') {
    const { block, reason } =
      outcome.status === 'failed' ? outcome : { block: '', reason: 'stopped' }
    const label = pipeline.blocks.find(({ id }) => id === block)?.label
    throw new CommandFailed(`The training failed${label ? ` at ${label}` : ''}: ${reason}.`)
  }
  const { trained, models } = outcome
  const compiled = compilePipeline(pipeline, { ...catalogue, trained })
  return 'diagnostics' in compiled
    ? refuse(compiled.diagnostics)
    : { program: compiled.program, models }

  function refuse(diagnostics: readonly Diagnostic[]): never {
    throw new CommandFailed(diagnosticLines(diagnostics, pipeline)[0] ?? 'It does not compile.')
  }
}

/** The same for whoever has no use for the models as files. */
export async function programOf(pipeline: Pipeline, data: OpenData): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-train-'))
  try {
    return (await compileTrained(pipeline, data, folder)).program
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
