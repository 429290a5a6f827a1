import type { Program } from '@plainflow/core'
import { closureOf, stepGraph } from './step-graph.ts'

/** What was done to the rows of a step before they reached it, a sentence for each block, in order. */
export function sentencesBefore(program: Program, id: string): readonly string[] {
  const { steps } = program
  const at = steps.findIndex((step) => step.id === id)
  const blocks = new Map(
    closureOf(stepGraph(program), at)
      .filter((index) => index !== at)
      .flatMap((index) => steps[index] ?? [])
      .map(({ block, sentence }) => [block, sentence]),
  )
  return [...blocks.values()]
}
