import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AgainOutlet,
  artifactOutlet,
  type ArtifactOutlet,
  cellGaps,
  codeConnections,
  type FileOutlet,
  gapsIn,
  type NamedConnection,
  type Program,
  resultOutlet,
  type Step,
  type Target,
  terminalSteps,
} from '@plainflow/core'
import { waysOutside } from './ways-outside.ts'
import type { WrittenFile } from '../job.ts'
import { completeLimits, type Limits } from '../limits.ts'
import {
  isMissing,
  type Environment,
  type RuntimeOutcome,
  type Version,
} from '../runtimes/runtime.ts'
import { runtimeOf } from '../runtimes/runtimes.ts'
import type { Box } from '../sandbox/sandbox.ts'
import { type CodeInputs, stageInputs } from './stage-inputs.ts'

export interface RunExportedOptions {
  readonly program: Program
  readonly inputs: CodeInputs
  /** The connections that the program names; none unless given. */
  readonly connections?: readonly CodeConnection[]
  /** Where to look for runtimes; this process's own unless given. */
  readonly env?: Environment
  readonly limits?: Partial<Limits>
  /** What the code must not see, beside homes and temporary files. */
  readonly hide?: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** A connection as the exported code knows it. */
export interface CodeConnection extends NamedConnection {
  /**
   * How the code gets there from its box, where it may: an address that leads through a socket in a folder.
   * Without it, code that goes there itself is not run.
   */
  readonly way?: {
    readonly address: string
    readonly folder: string
    /** What else the environment holds of it, by the endings of its variables. */
    readonly also?: Readonly<Record<string, string>>
  }
}

/** What came of running the exported code in its box. */
export interface ExportedRun {
  /** SHA-256 of the code as it is exported; null where there is none. */
  readonly code: string | null
  readonly versions: readonly Version[]
  readonly outcome:
    | RuntimeOutcome
    | { readonly status: 'gap'; readonly reason: string }
    | { readonly status: 'data'; readonly reason: string }
  /** Where each result is to be found, in the order of the program. */
  readonly results: readonly ExportedResult[]
  /** What it made of rows beside them. */
  readonly artifacts: readonly ExportedArtifact[]
  /** Where it says of each training how it went. */
  readonly again: readonly ExportedAgain[]
}

export interface ExportedArtifact {
  readonly step: Step
  readonly outlet: ArtifactOutlet
  readonly path: string
}

export interface ExportedAgain {
  readonly outlet: AgainOutlet
  readonly tolerance: number
  readonly path: string
}

export interface ExportedResult {
  readonly step: Step
  readonly outlet: FileOutlet
  readonly path: string
}

/** Lays the data into a box, prints the code there and runs it as its reader would. */
export async function runExported(
  target: Target,
  options: RunExportedOptions,
  box: Box,
): Promise<ExportedRun> {
  const {
    program,
    inputs,
    connections = [],
    env = process.env,
    limits,
    hide = [],
    signal,
  } = options
  const none = { code: null, versions: [], results: [], artifacts: [], again: [] }
  const gaps = [...gapsIn(program, target.gaps), ...cellGaps(program, target.id)]
  if (gaps.length > 0) return { ...none, outcome: { status: 'gap', reason: gaps.join(' ') } }
  const files = Object.fromEntries(Object.entries(inputs).map(([id, { source }]) => [id, source]))
  const sources = { ...files, ...codeConnections(connections) }
  const code = createHash('sha256').update(target.print(program, sources)).digest('hex')
  const runtime = await runtimeOf(target.id).find(env)
  if (isMissing(runtime))
    return { ...none, code, outcome: { status: 'missing', reason: runtime.missing } }
  const told = { code, versions: runtime.versions, results: [], artifacts: [], again: [] }
  const whole = completeLimits(limits)
  const run = writing(program, target)
  const outside = waysOutside(run, target, { sources, connections })
  if ('trouble' in outside) return { ...told, outcome: { status: 'data', reason: outside.trouble } }
  const trouble = await stageInputs({ target, program, inputs, sources }, box.work, whole)
  if (trouble !== null) return { ...told, outcome: { status: 'data', reason: trouble } }
  const artifacts = program.steps.flatMap((step): ExportedArtifact[] => {
    const outlet = artifactOutlet(step)
    return outlet ? [{ step, outlet, path: join(box.work, outlet.name) }] : []
  })
  const results = terminalSteps(run).flatMap((step): ExportedResult[] => {
    if (artifactOutlet(step)) return []
    const outlet = resultOutlet(target, step)
    if (!outlet) throw new Error(`${target.id} shows the result of ${step.id}`)
    const made = artifacts.find((one) => step.id === rowsId(one.step))
    return [{ step: made?.step ?? step, outlet, path: join(box.work, outlet.name) }]
  })
  const outcome = await runtime.run({
    code: target.print(run, sources),
    fileName: target.fileName,
    outlets: results.map(({ outlet }) => outlet),
    box,
    limits: whole,
    hide,
    outside,
    signal,
  })
  const again = (program.again ?? []).flatMap(({ outlet }): ExportedAgain[] => {
    const cell = outlet.cells[target.id]
    if (cell.kind === 'gap') return []
    return [{ outlet, tolerance: cell.tolerance, path: join(box.work, outlet.name) }]
  })
  return { ...told, results, artifacts, again, outcome }
}

/**
 * What was left behind for a result, or null where no ordinary file is: the code may have put a link
 * there that leads elsewhere.
 */
export async function writtenFile({ outlet, path }: ExportedResult): Promise<WrittenFile | null> {
  if (!(await isOrdinaryFile(path))) return null
  const { format, compress } = outlet
  const isCompressed = compress && (format === 'csv' || format === 'json')
  return { path, format, isCompressed }
}

/** There, and no link that leads elsewhere. */
export async function isOrdinaryFile(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => null)
  return found !== null && found.isFile() && found.nlink === 1
}

/**
 * A script that shows its results on the screen writes them to files here, by the same query; and no table
 * of anybody's is written to prove something. What is made of rows is made, and the rows are kept beside it.
 */
function writing(program: Program, { shows }: Target): Program {
  const elsewhere = new Set(
    terminalSteps(program).filter(({ outlet }) => (outlet ? outlet.kind === 'table' : shows)),
  )
  const taken = new Set(program.steps.map(({ name }) => name))
  return {
    ...program,
    steps: program.steps.flatMap((step): Step[] => {
      if (artifactOutlet(step)) return [step, kept(rowsOf(step, taken))]
      return [elsewhere.has(step) ? kept(step) : step]
    }),
  }
}

function kept(step: Step): Step {
  const name = `${step.name}.parquet`
  return { ...step, outlet: { kind: 'file', format: 'parquet', name, compress: false } }
}

function rowsOf({ name: of, columns, ...step }: Step, taken: Set<string>): Step {
  let name = `${of}_rows`
  while (taken.has(name)) name += '_'
  taken.add(name)
  const relation = { kind: 'step', step: step.id, columns } as const
  return { ...step, id: rowsId(step), name, columns, relation }
}

/** No id of a block begins so: they have no control characters. */
function rowsId({ id }: Pick<Step, 'id'>): string {
  return `\u0001rows-${id}`
}
