import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import type { PrintedStep } from '../targets/printed-step.ts'

/** A block and its steps: a check comes before the rows it lets through. */
export interface ExportedBlock {
  readonly block: Block | undefined
  readonly steps: readonly PrintedStep[]
  /** The block's sentence, which every one of its rows carries. */
  readonly sentence: string
}

/** The steps by block, in the order of the program. */
export function blocksOf({ blocks }: Pipeline, steps: readonly PrintedStep[]): ExportedBlock[] {
  const groups = new Map<string, PrintedStep[]>()
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
