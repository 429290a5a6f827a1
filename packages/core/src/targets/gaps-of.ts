import { findBlock } from '../blocks/registry.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { fileOutlet, type Program } from '../relation/program.ts'
import { sourceId } from '../relation/relation.ts'
import { sayOutside } from '../relation/source.ts'
import { againGaps, cellGaps } from './cell-gaps.ts'
import { copyOf } from './copy-of.ts'
import { callNotes, gapsIn } from './gaps.ts'
import { outsideWay } from './outside-way.ts'
import { inputDatasets } from './program-shape.ts'
import { sourceOf } from './source-of.ts'
import type { Sources, Target } from './target.ts'
import { writtenOutlet } from './written-outlet.ts'

/** What the printed code does not do as the canvas does, in sentences, to be read before it is taken away. */
export function gapsOf(
  target: Pick<Target, 'id' | 'readable' | 'copies' | 'gaps'>,
  pipeline: Pipeline,
  program: Program,
  sources: Sources,
): readonly string[] {
  return [
    ...gapsIn(program, target.gaps),
    ...callNotes(program, target.gaps),
    ...filesInstead(target, program),
    ...cellGaps(program, target.id),
    ...againGaps(program, target.id),
    ...copiesRead(target, program, sources),
    ...outletsWithoutRows(pipeline, program),
  ]
}

/** Results in another format than was asked for. */
function filesInstead(target: Pick<Target, 'gaps'>, { steps }: Program): readonly string[] {
  return steps.flatMap((step) => {
    const outlet = fileOutlet(step)
    const gap = outlet && target.gaps.formats?.[outlet.format]
    if (!gap) return []
    return [`"${outlet.name}" is written as "${writtenOutlet(target, outlet).name}": ${gap.why}`]
  })
}

/** Files that the language would read into other rows, and rows from outside that it cannot ask for. */
function copiesRead(
  { id: language, readable, copies }: Pick<Target, 'id' | 'readable' | 'copies'>,
  program: Program,
  sources: Sources,
): readonly string[] {
  const read = new Map(
    program.steps
      .flatMap(({ relation }) => inputDatasets(relation))
      .map((from) => [sourceId(from), from]),
  )
  const format = { parquet: 'Parquet', csv: 'CSV' }[copies]
  return [...read.values()].flatMap((from) => {
    if ('outside' in from) {
      const way = outsideWay(from.outside, language)
      if (way.kind !== 'gap') return []
      const file = sourceOf(sources, from)
      const copy = copyOf(file, { readable, copies }) ?? file.path
      const { outside } = from
      const what = sayOutside(outside).replace(/^t/, 'T')
      return [
        `${what} is read from its ${format} copy "${copy}", which belongs beside the code: ${way.why}`,
      ]
    }
    const source = Object.hasOwn(sources, from.dataset) ? sources[from.dataset] : undefined
    if (!source || 'variable' in source) return []
    const copy = copyOf(source, { readable, copies })
    if (copy === null || copy === source.path) return []
    return [
      `"${source.path}" is read from its ${format} copy "${copy}", which belongs beside the code.`,
    ]
  })
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
