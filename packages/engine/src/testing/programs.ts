import {
  type Column,
  columnsOf,
  type Expression,
  parseExpression,
  type Program,
  type Relation,
  type Step,
} from '@plainflow/core'

/** Programs written by hand, step by step, each reading the one before it unless told otherwise. */
export function programOf(...steps: readonly StepSketch[]): Program {
  const made: Step[] = []
  for (const [index, sketch] of steps.entries()) {
    const from = sketch.reads ?? made.at(-1)?.id
    const before = made.find((step) => step.id === from)
    const input: Relation | null = before
      ? { kind: 'step', step: before.id, columns: before.columns }
      : null
    const relation = sketch.relation(input)
    made.push({
      id: sketch.id,
      block: sketch.id,
      name: `step_${index}`,
      sentence: sketch.id,
      columns: columnsOf(relation),
      relation,
      ...(sketch.outlet ? { outlet: sketch.outlet } : {}),
    })
  }
  return { steps: made }
}

export interface StepSketch {
  readonly id: string
  readonly reads?: string
  readonly outlet?: Step['outlet']
  relation(input: Relation | null): Relation
}

export function load(id: string, dataset: string, columns: readonly Column[]): StepSketch {
  return { id, relation: () => ({ kind: 'from', dataset, columns }) }
}

export function filter(id: string, condition: string, reads?: string): StepSketch {
  return {
    id,
    ...(reads ? { reads } : {}),
    relation: (input) => ({
      kind: 'filter',
      input: given(input),
      condition: expression(condition),
    }),
  }
}

export function compute(id: string, name: string, value: string): StepSketch {
  return {
    id,
    relation: (input) => ({
      kind: 'compute',
      input: given(input),
      columns: [{ name, value: expression(value) }],
    }),
  }
}

export function write(id: string, outlet: NonNullable<Step['outlet']>, reads?: string): StepSketch {
  return { id, outlet, ...(reads ? { reads } : {}), relation: (input) => given(input) }
}

function expression(text: string): Expression {
  const parsed = parseExpression(text)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  return parsed.expression
}

function given(input: Relation | null): Relation {
  if (!input) throw new Error('the first step reads nothing')
  return input
}
