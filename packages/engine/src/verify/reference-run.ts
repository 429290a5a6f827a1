import { rm } from 'node:fs/promises'
import { type Program, type Step, terminalSteps } from '@plainflow/core'
import type { EngineFiles } from '../engine-file.ts'
import { makeHome } from '../process/child-home.ts'
import { JobFailed } from '../process/run-job.ts'
import { runProgram, type RunProgramOptions } from '../run-program.ts'

/** What the engine gives, by the id of each step at an end of the program. */
export interface Reference {
  readonly results: ReadonlyMap<string, { readonly path: string; readonly rows: number }>
  close(): Promise<void>
}

/** Runs a program on the engine and keeps every result as a Parquet file to compare with. */
export async function referenceRun(
  program: Program,
  files: EngineFiles,
  options: Pick<RunProgramOptions, 'limits' | 'signal' | 'cache'>,
): Promise<Reference> {
  const folder = await makeHome('reference')
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const ends = terminalSteps(program)
    const outcome = await runProgram({ ...options, program: keeping(program, ends), files, folder })
    options.signal?.throwIfAborted()
    if (outcome.status !== 'completed') {
      const reason = outcome.status === 'failed' ? outcome.reason : 'stopped'
      throw new JobFailed({ reason: `the pipeline itself does not run to its end: ${reason}` })
    }
    const results = outcome.results.filter(({ block }) => block.startsWith(KEPT))
    return {
      results: new Map(
        ends.map((step, at) => {
          const result = results.find(({ block }) => block === `${KEPT}${at}`)
          if (!result) throw new Error(`the engine kept no result of ${step.id}`)
          return [step.id, { path: result.path, rows: result.rowCount }]
        }),
      ),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** No id of a block begins so: they have no control characters. */
const KEPT = '\u0001kept-'

/** Every end is read once more; its own file is not wanted here. */
function keeping({ steps }: Program, ends: readonly Step[]): Program {
  const bare = steps.map(({ outlet: _outlet, ...step }): Step => step)
  const kept = ends.map(({ id, columns }, at): Step => {
    const name = `${KEPT}${at}`
    return {
      id: name,
      block: name,
      name,
      sentence: 'Keep the rows',
      columns,
      relation: { kind: 'step', step: id, columns },
    }
  })
  return { steps: [...bare, ...kept] }
}
