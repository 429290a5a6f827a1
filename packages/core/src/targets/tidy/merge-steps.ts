import { inputSteps } from '../../relation/input-steps.ts'
import { inputsOf } from '../../relation/inputs-of.ts'
import { mapLeaves } from '../../relation/map-leaves.ts'
import type { Program, Step } from '../../relation/program.ts'
import type { Relation } from '../../relation/relation.ts'
import { isFirstRows, simplify } from './simplify.ts'
import { withSteps } from './with-steps.ts'

/**
 * The program as a person would write it: what is one idea is one step. The rows of its results are the
 * same, and so are their names.
 */
export function mergeSteps(
  program: Program,
  /** What else is one statement in the language, as one relation. */
  isOneStatement: (relation: Relation) => boolean,
): Program {
  const uses = countUses(program)
  const places = new Map(program.steps.map(({ id }, index) => [id, index]))
  const done = new Map<string, Step>()
  for (const step of program.steps) {
    let tidied: Step = { ...step, relation: simplify(step.relation) }
    for (const id of step.check ? [] : inputSteps(step.relation)) {
      const input = done.get(id)
      const isFree = input && uses.get(id) === 1 && !input.outlet && !input.isNamed
      const both = isFree && !isSource(input.relation) && merge(tidied, input, isOneStatement)
      if (!both) continue
      tidied = both
      done.delete(id)
    }
    done.set(step.id, inOrder(tidied, places))
  }
  return withSteps([...done.values()])
}

function merge(
  step: Step,
  input: Step,
  isOneStatement: (relation: Relation) => boolean,
): Step | null {
  const handsOn = step.relation.kind === 'step'
  const relation = simplify(
    mapLeaves(step.relation, (leaf) =>
      leaf.kind === 'step' && leaf.step === input.id ? input.relation : leaf,
    ),
  )
  const isLess = size(relation) < size(step.relation) + size(input.relation)
  if (!handsOn && !isLess && !isOneStatement(relation) && !isFirstRows(relation)) return null
  const { also = [], ...alone } = input
  return {
    ...step,
    name: handsOn && isNamedThere(step) ? input.name : step.name,
    relation,
    also: [...also, alone, ...(step.also ?? [])],
  }
}

/**
 * Whether its rows have their name where they go. Beside a page of a report they are a file called as the
 * step, which the README and the tests of what is exported know by that name.
 */
function isNamedThere({ outlet }: Step): boolean {
  return outlet?.kind === 'file' || outlet?.kind === 'table'
}

function inOrder(step: Step, places: ReadonlyMap<string, number>): Step {
  if (!step.also) return step
  const place = ({ id }: Step) => places.get(id) ?? 0
  return { ...step, also: step.also.toSorted((one, other) => place(one) - place(other)) }
}

/** How many operations there are; a step that only hands rows on has none. */
function size(relation: Relation): number {
  const isLeaf = relation.kind === 'from' || relation.kind === 'step'
  return inputsOf(relation).reduce((sum, input) => sum + size(input), isLeaf ? 0 : 1)
}

function isSource({ kind }: Relation): boolean {
  return kind === 'from'
}

function countUses({ steps }: Program): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { relation } of steps) {
    for (const id of inputSteps(relation)) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  return uses
}
