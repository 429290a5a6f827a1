import { constants, copyFile, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Pipeline, type Program, TARGET_WORDS, targets, type TargetId } from '@plainflow/core'
import { runOnTarget, type RunOutput, type RunResult, runProgram } from '@plainflow/engine'
import { codeInputs } from './code-inputs.ts'
import { CommandFailed } from './command.ts'
import { compileTrained } from './compile-trained.ts'
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
  /** The id of the block; empty where exported code said it, which does not tell. */
  readonly block: string
  readonly label: string
  readonly message: string
}

/** Runs a pipeline on the tables at hand; exported files go to the folder `out`. */
export async function runPipeline(
  pipeline: Pipeline,
  data: OpenData,
  { out, replace, engine = null, keepsModels = false }: RunPipelineOptions,
): Promise<FinishedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-run-'))
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const { program, models } = await compileTrained(pipeline, data, folder)
    const outcome = engine
      ? await runElsewhere(engine, program, data, folder)
      : await runHere(pipeline, program, data, folder)
    const written: string[] = []
    // What was trained is left where somebody said where, as files of a pipeline are.
    const trained = keepsModels ? models.map(({ name, path }) => ({ key: name, path })) : []
    const left = [...outcome.outputs, ...trained]
    if (left.length > 0) await mkdir(out, { recursive: true })
    for (const { key, path } of left) {
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
    const { warnings } = outcome
    return { result: outcome.results.at(-1)?.path ?? null, written, warnings, close }
  } catch (error) {
    await close()
    throw error
  }
}

export interface RunPipelineOptions {
  readonly out: string
  readonly replace: boolean
  /** The language whose exported code is run in the place of the engine. */
  readonly engine?: TargetId | null
  /** Whether the models that were trained are left as files too. */
  readonly keepsModels?: boolean
}

interface Ran {
  readonly results: readonly RunResult[]
  readonly outputs: readonly RunOutput[]
  readonly warnings: readonly RunWarning[]
}

async function runHere(
  pipeline: Pipeline,
  program: Program,
  { files }: OpenData,
  folder: string,
): Promise<Ran> {
  const said = new Map<string, readonly string[]>()
  const outcome = await runProgram({
    program,
    files,
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
  const warnings = pipeline.blocks.flatMap(({ id, label }) =>
    (said.get(id) ?? []).map((message) => ({ block: id, label, message })),
  )
  return { ...outcome, warnings }
}

async function runElsewhere(
  engine: TargetId,
  program: Program,
  data: OpenData,
  folder: string,
): Promise<Ran> {
  const { label } = TARGET_WORDS[engine]
  const target = targets[engine]
  const outcome = await runOnTarget({ program, target, inputs: codeInputs(data), folder })
  if (outcome.status === 'failed') {
    const what = outcome.isMissing ? `${label} cannot run it` : `The run on ${label} failed`
    throw new CommandFailed(`${what}: ${outcome.reason}`)
  }
  const warnings = outcome.warnings.map((message) => ({ block: '', label, message }))
  return { ...outcome, warnings }
}

async function isOneOf(path: string, others: readonly string[]): Promise<boolean> {
  const real = (each: string) => realpath(each).catch(() => resolve(each))
  const known = await Promise.all(others.map(real))
  return known.includes(await real(path))
}
