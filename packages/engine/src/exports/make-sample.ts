import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyOf,
  type ExpectedResult,
  type ExportSample,
  type ExportTarget,
  type From,
  inputDatasets,
  orderOf,
  type Program,
  resultOutlet,
  SAMPLE_ROWS,
  type SourceFile,
  sourceId,
  sourceOf,
  type Sources,
} from '@plainflow/core'
import type { EngineFiles } from '../engine-file.ts'
import { exportTable } from '../export-table.ts'
import type { Limits } from '../limits.ts'
import { runProgram } from '../run-program.ts'
import { runResults } from './run-results.ts'
import { type Head, sampleFile } from './sample-file.ts'
import type { ZipEntry } from './zip-entries.ts'

export interface MakeSampleOptions {
  readonly program: Program
  readonly target: ExportTarget
  readonly sources: Sources
  /** The tables as the engine reads them. */
  readonly files: EngineFiles
  /** The files as they were given, by dataset; one that is not at hand is replaced by a copy. */
  readonly originals: Readonly<Record<string, string>>
  /** Where everything is made; it has to stay until the entries are read. */
  readonly folder: string
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
}

export interface MadeSample {
  readonly sample: ExportSample
  /** How the code opens the sample, and the whole data just so. */
  readonly sources: Sources
  readonly entries: readonly ZipEntry[]
  readonly notes: readonly string[]
}

/** The first rows of every table that a program reads, and what the engine makes of them. */
export async function makeSample(options: MakeSampleOptions): Promise<MadeSample> {
  const { program, target, folder } = options
  const read = new Map(
    program.steps
      .flatMap(({ relation }) => inputDatasets(relation))
      .map((from) => [sourceId(from), from]),
  )
  const heads = await takeHeads(options, read)
  const { limits, signal } = options
  const held = { ...(limits ? { limits } : {}), ...(signal ? { signal } : {}) }
  const entries: ZipEntry[] = []
  const notes: string[] = []
  const taken = new Set<string>()
  const sources: Record<string, SourceFile> = {}
  for (const [index, id] of Object.keys(heads).entries()) {
    const place = join(folder, `cut-${index}`)
    await mkdir(place)
    const head = heads[id]
    const from = read.get(id)
    if (!from || !head) throw new Error(`No rows are given for ${JSON.stringify(id)}`)
    const given = sourceOf(options.sources, from)
    const original = options.originals[id] ?? null
    const found = await sampleFile({ source: given, original, target, head, folder: place, taken })
    sources[id] = found.source
    const name = copyOf(found.source, target) ?? found.source.path
    const isCsvCopy = found.file === head.path && target.copies === 'csv'
    const file = isCsvCopy ? join(place, 'copy') : found.file
    if (isCsvCopy) await exportTable({ path: head.path, format: 'csv', to: file, ...held })
    entries.push({ path: `tests/sample/${name}`, file })
    const opened = copyOf(given, target) ?? given.path
    if (name !== opened) notes.push(`"${given.path}" is read from "${name}".`)
  }
  const place = join(folder, 'expected')
  await mkdir(place)
  const ran = await runResults({ program, files: heads, folder: place, ...held })
  if ('stopped' in ran) {
    return {
      sample: { results: [], stops: ran.stopped },
      sources,
      entries,
      notes,
    }
  }
  const results: ExpectedResult[] = []
  for (const [index, { step, path }] of ran.results.entries()) {
    // What is made of rows instead of a file of them is not compared.
    const outlet = resultOutlet(target, step)
    if (!outlet) continue
    const expected = `${index + 1}-${step.name}.json`
    const to = join(place, expected)
    await exportTable({ path, format: 'json', to, ...held })
    entries.push({ path: `tests/expected/${expected}`, file: to })
    const { name: file, format } = outlet
    const order = orderOf(program, step).map(({ column }) => column)
    results.push({ file, format, columns: step.columns, order, expected })
  }
  return { sample: { results, stops: null }, sources, entries, notes }
}

/** The first rows of each table, as Parquet files, by dataset. */
async function takeHeads(
  options: MakeSampleOptions,
  read: ReadonlyMap<string, From>,
): Promise<Readonly<Record<string, Head>>> {
  const { files, folder, limits, signal } = options
  const place = join(folder, 'heads')
  await mkdir(place)
  const steps = [...read.values()].map((from, index) => ({
    id: `head_${index}`,
    block: `head_${index}`,
    name: `head_${index}`,
    sentence: 'Take the first rows',
    columns: from.columns,
    relation: { kind: 'take', input: from, count: SAMPLE_ROWS, offset: 0 } as const,
  }))
  const held = { ...(limits ? { limits } : {}), ...(signal ? { signal } : {}) }
  const outcome = await runProgram({ program: { steps }, files, folder: place, ...held })
  if (outcome.status !== 'completed') {
    throw new Error(outcome.status === 'failed' ? outcome.reason : 'The run was cancelled.')
  }
  const { results } = outcome
  return Object.fromEntries(
    [...read.keys()].map((id, index) => {
      const { path = '', rowCount = 0 } = results[index] ?? {}
      return [id, { path, format: 'parquet' as const, rowCount }]
    }),
  )
}
