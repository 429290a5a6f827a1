import type { Program, Step } from '../relation/program.ts'
import { stepsUpTo } from './program-shape.ts'

/** What was done to the rows of a step before they reached it, a sentence for each block, in order. */
export function sentencesBefore(program: Program, step: Step): readonly string[] {
  const before = stepsUpTo(program, step)
    .flatMap((each) => [...(each.also ?? []), each])
    .filter(({ id }) => id !== step.id)
  return [...new Map(before.map(({ block, sentence }) => [block, sentence])).values()]
}
