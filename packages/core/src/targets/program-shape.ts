import { inputSteps } from '../relation/input-steps.ts'
import { leavesOf } from '../relation/leaves-of.ts'
import type { Program, Step } from '../relation/program.ts'
import type { From, Relation } from '../relation/relation.ts'

/** The steps whose rows nothing else takes: what a program is for. */
export function terminalSteps(program: Program): readonly Step[] {
  const used = new Set(program.steps.flatMap((step) => inputSteps(step.relation)))
  return program.steps.filter(
    (step) => !step.check && (step.outlet !== undefined || !used.has(step.id)),
  )
}

/** The datasets a relation reads itself. */
export function inputDatasets(relation: Relation): readonly From[] {
  return leavesOf(relation).flatMap((leaf) => (leaf.kind === 'from' ? [leaf] : []))
}

/** Everything a step needs, itself last, in the program's order; what `known` holds is not entered. */
export function stepsUpTo(
  program: Program,
  step: Step,
  known: ReadonlySet<string> = new Set(),
): readonly Step[] {
  const byId = new Map(program.steps.map((each) => [each.id, each]))
  const needed = new Set<string>()
  const todo = [step.id]
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    const relation = byId.get(id)?.relation
    if (relation) todo.push(...inputSteps(relation).filter((input) => !known.has(input)))
  }
  return program.steps.filter((each) => needed.has(each.id))
}
