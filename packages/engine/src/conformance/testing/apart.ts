import { columnsOf, type Program, type Relation, type Step } from '@plainflow/core'

/** The same program with a step for each operation, as one of many small blocks would be. */
export function apart({ steps }: Program): Program {
  return { steps: steps.flatMap(takenApart) }
}

function takenApart(step: Step): readonly Step[] {
  const before: Step[] = []
  const relation = overSteps(step.relation, (input) => {
    const id = `${step.id}_${before.length}`
    const columns = columnsOf(input)
    before.push({ id, block: id, name: id, sentence: id, columns, relation: input })
    return { kind: 'step', step: id, columns }
  })
  return [...before, { ...step, relation }]
}

/** An operation over steps: what it is made of comes before it, by `put`. */
function overSteps(relation: Relation, put: (input: Relation) => Relation): Relation {
  const inner = (input: Relation): Relation =>
    input.kind === 'from' || input.kind === 'step' ? input : put(overSteps(input, put))
  switch (relation.kind) {
    case 'from':
    case 'step':
      return relation
    case 'join':
      return { ...relation, left: inner(relation.left), right: inner(relation.right) }
    case 'append':
      return { ...relation, inputs: relation.inputs.map(inner) }
    default:
      return { ...relation, input: inner(relation.input) }
  }
}
