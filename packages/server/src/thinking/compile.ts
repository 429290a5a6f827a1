import {
  type Catalogue,
  compilePipeline,
  compileUpTo,
  type Diagnostic,
  type Pipeline,
  type Program,
} from '@plainflow/core'
import { programHash } from '@plainflow/engine'

/** A program, with what would take another walk through all of it to find. */
export interface CompiledProgram {
  readonly program: Program
  /** The ids of the datasets it reads. */
  readonly reads: readonly string[]
  readonly hash: string
}

export type Compiled = CompiledProgram | { readonly diagnostics: readonly Diagnostic[] }

export interface ToCompile {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
  /** This block and what lies upstream of it. */
  readonly upTo?: string | undefined
}

export function compile({ pipeline, catalogue, upTo }: ToCompile): Compiled {
  const compiled =
    upTo === undefined
      ? compilePipeline(pipeline, catalogue)
      : compileUpTo(pipeline, catalogue, upTo)
  if ('diagnostics' in compiled) return compiled
  const { program } = compiled
  return { program, reads: [...usedDatasets(program)], hash: programHash(program) }
}

/** Walks the whole tree rather than known operations: a new one may have inputs of any name. */
function usedDatasets(program: Program): Set<string> {
  const used = new Set<string>()
  // Lists of columns are shared by all steps they pass through.
  const seen = new Set<object>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if ('kind' in value && value.kind === 'from' && 'dataset' in value)
      used.add(String(value.dataset))
    Object.values(value).forEach(walk)
  }
  for (const step of program.steps) walk(step.relation)
  return used
}
