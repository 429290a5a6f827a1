import { Failure } from '@plainflow/contract'
import {
  type Catalogue,
  compilePipeline,
  compileUpTo,
  isFrom,
  type Pipeline,
  type Program,
  sourceId,
  type UncompiledPipeline,
} from '@plainflow/core'
import { programHash } from '@plainflow/engine'

/** A program, with what would take another walk through all of it to find. */
export interface CompiledProgram {
  readonly program: Program
  /** The ids of the datasets it reads. */
  readonly reads: readonly string[]
  readonly hash: string
}

export type Compiled = CompiledProgram | Refused

type Refused = UncompiledPipeline

export interface ToCompile {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
  /** This block and what lies upstream of it. */
  readonly upTo?: string | undefined
}

/** A program leaves its thread part by part, and goes on to the engine: so many take a tenth of a second. */
const MOST_PARTS = 100_000

/** For whoever runs it. */
export function compile(given: ToCompile): Compiled {
  const compiled = compileHere(given)
  if ('diagnostics' in compiled) return compiled
  const { parts, ...rest } = compiled
  if (parts > MOST_PARTS) throw new Failure('too_complex', reasonOf(given))
  return rest
}

/** What is large is a model mostly, if there is one. */
function reasonOf({ catalogue: { trained = {}, models = [] } }: ToCompile): string | undefined {
  const isApplied = Object.keys(trained).length > 0 || models.some(({ model }) => model)
  if (!isApplied) return undefined
  return 'A model of this pipeline is too large to be part of it. Train it with fewer trees, or trees less deep.'
}

/** For whoever stays in the thread. */
export function compileHere({
  pipeline,
  catalogue,
  upTo,
}: ToCompile): (CompiledProgram & { readonly parts: number }) | Refused {
  const compiled =
    upTo === undefined
      ? compilePipeline(pipeline, catalogue)
      : compileUpTo(pipeline, catalogue, upTo)
  if ('diagnostics' in compiled) return compiled
  const { program } = compiled
  return { program, ...lookedThrough(program), hash: programHash(program) }
}

/** Walks the whole tree rather than known operations: a new one may have inputs of any name. */
export function lookedThrough(program: Program): { reads: string[]; parts: number } {
  const used = new Set<string>()
  // Lists of columns are shared by all steps they pass through.
  const seen = new Set<object>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isFrom(value)) used.add(sourceId(value))
    Object.values(value).forEach(walk)
  }
  for (const step of program.steps) walk(step.relation)
  return { reads: [...used], parts: seen.size }
}
