import { findBlock } from '../blocks/registry.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Program } from '../relation/program.ts'
import { originalOf } from './original-of.ts'
import { inputDatasets } from './program-shape.ts'
import type { Sources, Target } from './target.ts'

/** What the printed code does not do as the canvas does, in sentences, to be read before it is taken away. */
export function gapsOf(
  target: Pick<Target, 'readable'>,
  pipeline: Pipeline,
  program: Program,
  sources: Sources,
): readonly string[] {
  return [...copiesRead(target, program, sources), ...outletsWithoutRows(pipeline, program)]
}

/** Files that the language would read into other rows. */
function copiesRead(
  { readable }: Pick<Target, 'readable'>,
  program: Program,
  sources: Sources,
): readonly string[] {
  if (!readable) return []
  const read = new Set(program.steps.flatMap(({ relation }) => inputDatasets(relation).map(idOf)))
  return [...read].flatMap((id) => {
    const source = Object.hasOwn(sources, id) ? sources[id] : undefined
    if (!source?.original || originalOf(source, readable)) return []
    return [
      `"${source.path}" is read from its Parquet copy "${source.original.copy}", which belongs beside the code.`,
    ]
  })
}

function idOf({ dataset }: { readonly dataset: string }): string {
  return dataset
}

/** Blocks that reach outside and leave nothing in the program: their rows pass, and that is all. */
function outletsWithoutRows({ blocks }: Pipeline, program: Program): readonly string[] {
  const writing = new Set(program.steps.flatMap(({ block, outlet }) => (outlet ? [block] : [])))
  return blocks.flatMap(({ id, type, label }) => {
    const isOutlet = findBlock(type)?.category === 'outlets'
    if (!isOutlet || writing.has(id)) return []
    return [`"${label}" is not carried out by the code: its rows pass unchanged.`]
  })
}
