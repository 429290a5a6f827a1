import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Program, type Relation, sourceId, type Step } from '@plainflow/core'
import type { EngineFiles } from '../engine-file.ts'
import type { RunEvent } from '../job.ts'
import { isResultStep } from '../plan-run.ts'
import { closureOf, stepGraph } from '../step-graph.ts'
import { type CacheOptions, ResultCache } from './result-cache.ts'
import { stepKeys } from './step-keys.ts'
import { workedOn } from './worked-on.ts'

/** What is left of a run once everything that was computed before is taken from the cache. */
export interface Reuse {
  readonly program: Program
  readonly files: EngineFiles
  /** Blocks that need no work at all. */
  readonly finished: readonly Extract<RunEvent, { kind: 'block-finished' }>[]
  /** Blocks whose rows are read from the cache. */
  readonly cachedBlocks: ReadonlySet<string>
  /** The steps worth keeping although nothing asks for their rows but the next step. */
  readonly keep: ReadonlySet<string>
  /** What checks said when the rows were computed that are now read from the cache, by block. */
  readonly warnings: ReadonlyMap<string, readonly string[]>
  /** After the run: puts results away, given what each block told and where each step's rows are. */
  store(told: ReadonlyMap<string, Told>, paths: ReadonlyMap<string, string>): Promise<void>
  end(): Promise<void>
}

export type Told = Pick<Extract<RunEvent, { kind: 'block-finished' }>, 'rows' | 'warnings'>

/** The folder inside a run's, for what was taken from the cache. */
const TAKEN = '.taken'
/** What is made from no more than this is kept on the way; else `keepInputs` does, after the run. */
const MOST_SOURCE_BYTES = 5_000_000

export async function reuseResults(
  program: Program,
  files: EngineFiles,
  options: CacheOptions,
  folder: string,
  isBackground = false,
): Promise<Reuse> {
  const { steps } = program
  const cache = new ResultCache(options)
  const graph = stepGraph(program)
  const keys = await stepKeys(program, files)
  const keyOf = (index: number) => keys.get(steps[index]?.id ?? '') ?? ''
  const taken = join(folder, TAKEN)
  await mkdir(taken, { recursive: true })

  const { needed, hits, known } = await takeWhatIsKnown({ program, graph, keys, cache, taken })

  const reduced = steps.flatMap((step, index) => {
    if (!needed.has(index)) return []
    const { columns } = step
    const relation: Relation = { kind: 'from', dataset: datasetOf(index), columns }
    return [hits.has(index) ? { ...step, relation } : step]
  })
  const left = new Set(reduced.map(({ block }) => block))
  const worked = isBackground ? [] : workedOn(program, graph, keyOf, await cache.lastRun())
  return {
    program: { steps: reduced },
    files: {
      ...files,
      ...Object.fromEntries(
        [...hits].map(([index, path]) => [datasetOf(index), { path, format: 'parquet' as const }]),
      ),
    },
    finished: steps
      .filter((step) => step.id === step.block && !left.has(step.block))
      .map(({ id, block }) => ({
        kind: 'block-finished',
        block,
        rows: 0,
        ...known.get(keys.get(id) ?? ''),
        ms: 0,
        cached: true,
      })),
    warnings: new Map(
      [...hits.keys()].flatMap((index) => {
        const { block = '' } = steps[index] ?? {}
        const { warnings } = known.get(keyOf(index)) ?? {}
        return warnings ? [[block, warnings] as const] : []
      }),
    ),
    cachedBlocks: new Set([...hits.keys()].map((index) => steps[index]?.block ?? '')),
    keep: await worthKeeping(),
    async store(told, paths) {
      for (const [id, path] of paths) {
        const index = steps.findIndex((step) => step.id === id)
        if (hits.has(index)) continue
        const counts = upstream(program, graph, keys, index).flatMap(([key, block]) => {
          const one = told.get(block)
          return one === undefined ? [] : [[key, one] as const]
        })
        await cache.put(keyOf(index), path, JSON.stringify({ told: Object.fromEntries(counts) }))
      }
      if (isBackground) return
      await cache.noteRun({ keys: [...new Set(keys.values())], inputs: worked.map(keyOf) })
    },
    end: () => rm(taken, { recursive: true, force: true, maxRetries: 3 }),
  }

  /** Of what is read by the blocks that are worked on: whatever costs next to nothing to write. */
  async function worthKeeping(): Promise<Set<string>> {
    const found = new Set<string>()
    for (const index of worked) {
      const step = steps[index]
      if (!step || hits.has(index) || !needed.has(index)) continue
      if (shrinks(step) || (await sourceBytes(program, graph, files, index)) <= MOST_SOURCE_BYTES)
        found.add(step.id)
    }
    return found
  }
}

interface Looking {
  readonly program: Program
  readonly graph: StepGraph
  readonly keys: StepKeys
  readonly cache: ResultCache
  /** The folder for what is taken. */
  readonly taken: string
}

/** From the results back to the sources: which steps are needed, and which of them the cache has. */
async function takeWhatIsKnown({ program, graph, keys, cache, taken }: Looking) {
  const { steps } = program
  const needed = new Set<number>()
  const hits = new Map<number, string>()
  const known = new Map<string, Told>()
  const todo = [...steps.keys()].filter((index) => isResultStep(program, graph, index))
  for (let index = todo.pop(); index !== undefined; index = todo.pop()) {
    if (needed.has(index)) continue
    needed.add(index)
    const { id = '', block } = steps[index] ?? {}
    const key = keys.get(id) ?? ''
    const path = join(taken, `${key}-${index}.parquet`)
    const note = await cache.take(key, path)
    if (note !== null && learn(note, index)) hits.set(index, path)
    else {
      // Whoever computes a block's rows judges them as well.
      const checks = [...steps.keys()].filter(
        (place) => steps[place]?.check && steps[place].block === block,
      )
      todo.push(...(graph.reads[index] ?? []), ...checks)
    }
  }
  return { needed, hits, known }

  /** Takes over what a note tells; false where it does not know every block above. */
  function learn(note: string, index: number): boolean {
    const told = readNote(note)
    const above = upstream(program, graph, keys, index).map(([key]) => key)
    if (!told || above.some((key) => told[key] === undefined)) return false
    for (const key of above) known.set(key, told[key] ?? { rows: 0 })
    return true
  }
}

/** The keys and blocks of all steps that tell rows, from the sources to this one. */
function upstream(
  { steps }: Program,
  graph: StepGraph,
  keys: StepKeys,
  index: number,
): (readonly [key: string, block: string])[] {
  return closureOf(graph, index)
    .map((place) => steps[place])
    .flatMap((step) =>
      step && step.id === step.block ? [[keys.get(step.id) ?? '', step.block] as const] : [],
    )
}

async function sourceBytes(
  { steps }: Program,
  graph: StepGraph,
  files: EngineFiles,
  index: number,
): Promise<number> {
  let bytes = 0
  for (const place of closureOf(graph, index)) {
    const relation = steps[place]?.relation
    const file = relation?.kind === 'from' ? files[sourceId(relation)] : undefined
    if (file) bytes += (await stat(file.path)).size
  }
  return bytes
}

type StepGraph = ReturnType<typeof stepGraph>
type StepKeys = Awaited<ReturnType<typeof stepKeys>>

/** By key of a step above: what its block told. */
export function readNote(note: string | null): Readonly<Record<string, Told>> | undefined {
  // Written by `store` above, into a folder of the cache's own.
  return note === null ? undefined : (JSON.parse(note) as { told?: Record<string, Told> }).told
}

function datasetOf(index: number): string {
  return `taken from the cache: ${index}`
}

/** Groups are few beside the rows they are made of. */
function shrinks({ relation }: Step): boolean {
  return relation.kind === 'aggregate' || relation.kind === 'pivot' || relation.kind === 'take'
}
