import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import type { PythonStep } from '../targets/python/python-pieces.ts'

/** A block and its steps: a check comes before the rows it lets through. */
export interface ExportedBlock {
  readonly block: Block | undefined
  readonly steps: readonly PythonStep[]
  /** The block's sentence, which every one of its rows carries. */
  readonly sentence: string
}

/** The steps by block, in the order of the program. */
export function blocksOf({ blocks }: Pipeline, steps: readonly PythonStep[]): ExportedBlock[] {
  const groups = new Map<string, PythonStep[]>()
  for (const each of steps) {
    const group = groups.get(each.step.block)
    if (group) group.push(each)
    else groups.set(each.step.block, [each])
  }
  return [...groups].map(([id, own]) => ({
    block: blocks.find((block) => block.id === id),
    steps: own,
    sentence: own.at(-1)?.step.sentence ?? '',
  }))
}
