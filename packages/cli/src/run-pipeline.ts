import { constants, copyFile, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compilePipeline, type Pipeline } from '@plainflow/core'
import { runProgram } from '@plainflow/engine'
import { CommandFailed } from './command.ts'
import { diagnosticLines } from './diagnostic-lines.ts'
import type { OpenData } from './open-data.ts'

export interface FinishedRun {
  /** The table of the last block, a Parquet file that goes with `close`. */
  readonly result: string | null
  /** What the pipeline exported, where it now is. */
  readonly written: readonly string[]
  /** What its blocks found worth saying, in their order. */
  readonly warnings: readonly RunWarning[]
  close(): Promise<void>
}

export interface RunWarning {
  /** The id of the block. */
  readonly block: string
  readonly label: string
  readonly message: string
}

/** Runs a pipeline on the tables at hand; exported files go to the folder `out`. */
export async function runPipeline(
  pipeline: Pipeline,
  data: OpenData,
  { out, replace }: { out: string; replace: boolean },
): Promise<FinishedRun> {
  const compiled = compilePipeline(pipeline, data.catalogue)
  if ('diagnostics' in compiled) {
    throw new CommandFailed(
      diagnosticLines(compiled.diagnostics, pipeline)[0] ?? 'It does not compile.',
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-run-'))
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const said = new Map<string, readonly string[]>()
    const outcome = await runProgram({
      program: compiled.program,
      files: data.files,
      folder,
      onEvent(event) {
        if (event.kind === 'block-finished') said.set(event.block, event.warnings ?? [])
      },
    })
    if (outcome.status !== 'completed') {
      const { block, reason } =
        outcome.status === 'failed' ? outcome : { block: null, reason: 'stopped' }
      const label = pipeline.blocks.find(({ id }) => id === block)?.label
      throw new CommandFailed(`The run failed${label ? ` at ${label}` : ''}: ${reason}.`)
    }
    const written: string[] = []
    if (outcome.outputs.length > 0) await mkdir(out, { recursive: true })
    for (const { key, path } of outcome.outputs) {
      const to = resolve(out, key)
      if (await isOneOf(to, data.paths)) {
        throw new CommandFailed(
          `Writing ${to} would overwrite the data it was made from. --out folder puts it elsewhere.`,
        )
      }
      await copyFile(path, to, replace ? 0 : constants.COPYFILE_EXCL).catch((error: unknown) => {
        const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
        if (!isThere) throw error
        throw new CommandFailed(`${to} is there already. --out folder puts the file elsewhere.`)
      })
      written.push(to)
    }
    const warnings = pipeline.blocks.flatMap(({ id, label }) =>
      (said.get(id) ?? []).map((message) => ({ block: id, label, message })),
    )
    return { result: outcome.results.at(-1)?.path ?? null, written, warnings, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function isOneOf(path: string, others: readonly string[]): Promise<boolean> {
  const real = (each: string) => realpath(each).catch(() => resolve(each))
  const known = await Promise.all(others.map(real))
  return known.includes(await real(path))
}
