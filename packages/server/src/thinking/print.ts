import { Failure } from '@plainflow/contract'
import {
  type BlockLines,
  type Diagnostic,
  gapsOf,
  nextTraining,
  type Sources,
  type TargetId,
  targets,
} from '@plainflow/core'
import { compile, compileHere, type ToCompile } from './compile.ts'

interface PrintedPipeline {
  readonly name: string
  readonly text: string
  readonly lines: readonly BlockLines[]
  readonly gaps: readonly string[]
  readonly hash: string
}

/** The pipeline in one language. */
export function code({
  target: id,
  sources,
  ...given
}: ToCompile & { readonly target: TargetId; readonly sources: Sources }):
  PrintedPipeline | { readonly diagnostics: readonly Diagnostic[] } {
  const compiled = compileHere(given)
  if ('diagnostics' in compiled) return compiled
  const target = targets[id]
  const { text, lines } = target.printMarked(compiled.program, sources)
  const gaps = gapsOf(target, given.pipeline, compiled.program, sources)
  return { name: target.fileName, text, lines, gaps, hash: compiled.hash }
}

/** A run keeps the code of every language, in one row of the store. */
const MOST_CODE = 20_000_000

export interface ToPrint extends ToCompile {
  readonly sources: Sources
}

/** What a run offers to read: the program in every language, or in one. */
export function runFiles({
  sources,
  only,
  ...given
}: ToPrint & { readonly only?: TargetId }):
  | { readonly files: readonly { readonly key: string; readonly text: string }[] }
  | { readonly diagnostics: readonly Diagnostic[] } {
  const found = nextTraining(given.pipeline, given.catalogue)
  if ('diagnostics' in found) return found
  // Nothing can be printed before the run has trained it.
  if (found.next) return { files: [] }
  const compiled = compile(given)
  if ('diagnostics' in compiled) return compiled
  const printed = only === undefined ? Object.values(targets) : [targets[only]]
  const files = printed.map((target) => ({
    key: target.fileName,
    text: target.print(compiled.program, sources),
  }))
  if (files.reduce((sum, { text }) => sum + text.length, 0) > MOST_CODE)
    throw new Failure('too_complex', 'The code of this pipeline is more than a run can keep.')
  return { files }
}
