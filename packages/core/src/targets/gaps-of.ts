import { findBlock } from '../blocks/registry.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Program } from '../relation/program.ts'
import { copyOf } from './copy-of.ts'
import { callNotes, gapsIn } from './gaps.ts'
import { inputDatasets } from './program-shape.ts'
import type { Sources, Target } from './target.ts'
import { writtenOutlet } from './written-outlet.ts'

/** What the printed code does not do as the canvas does, in sentences, to be read before it is taken away. */
export function gapsOf(
  target: Pick<Target, 'readable' | 'copies' | 'gaps'>,
  pipeline: Pipeline,
  program: Program,
  sources: Sources,
): readonly string[] {
  return [
    ...gapsIn(program, target.gaps),
    ...callNotes(program, target.gaps),
    ...filesInstead(target, program),
    ...copiesRead(target, program, sources),
    ...outletsWithoutRows(pipeline, program),
  ]
}

/** Results in another format than was asked for. */
function filesInstead(target: Pick<Target, 'gaps'>, { steps }: Program): readonly string[] {
  return steps.flatMap(({ outlet }) => {
    const gap = outlet && target.gaps.formats?.[outlet.format]
    if (!gap) return []
    return [`"${outlet.name}" is written as "${writtenOutlet(target, outlet).name}": ${gap.why}`]
  })
}

/** Files that the language would read into other rows. */
function copiesRead(
  { readable, copies }: Pick<Target, 'readable' | 'copies'>,
  program: Program,
  sources: Sources,
): readonly string[] {
  const read = new Set(program.steps.flatMap(({ relation }) => inputDatasets(relation).map(idOf)))
  return [...read].flatMap((id) => {
    const source = Object.hasOwn(sources, id) ? sources[id] : undefined
    const copy = source && copyOf(source, { readable, copies })
    if (!source || copy === null || copy === source.path) return []
    const format = { parquet: 'Parquet', csv: 'CSV' }[copies]
    return [
      `"${source.path}" is read from its ${format} copy "${copy}", which belongs beside the code.`,
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
