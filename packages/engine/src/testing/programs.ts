import {
  type Column,
  columnsOf,
  type Expression,
  type JoinColumn,
  type JoinKind,
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
    const before = made.find(({ id }) => id === from)
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

export function compute(id: string, name: string, value: string, reads?: string): StepSketch {
  return {
    id,
    ...(reads ? { reads } : {}),
    relation: (input) => ({
      kind: 'compute',
      input: given(input),
      columns: [{ name, value: expression(value) }],
    }),
  }
}

/** Any operation over the step before it, or over `reads`. */
export function step(
  id: string,
  relation: (input: Relation) => Relation,
  reads?: string,
): StepSketch {
  return { id, ...(reads ? { reads } : {}), relation: (input) => relation(given(input)) }
}

/** The rows of two steps side by side, all their columns; names that clash get `_right`. */
export function joined(
  id: string,
  [left, right]: readonly [StepOutput, StepOutput],
  key: string,
  how: JoinKind = 'inner',
): StepSketch {
  const taken = new Set(left.columns.map(({ name }) => name))
  const columns: JoinColumn[] = [
    ...left.columns.map(({ name }) => ({ name, side: 'left', from: name }) as const),
    ...right.columns.map(
      ({ name }) =>
        ({ name: taken.has(name) ? `${name}_right` : name, side: 'right', from: name }) as const,
    ),
  ]
  return {
    id,
    relation: () => ({ kind: 'join', left, right, how, on: [{ left: key, right: key }], columns }),
  }
}

export function output(id: string, columns: readonly Column[]): StepOutput {
  return { kind: 'step', step: id, columns }
}

type StepOutput = Extract<Relation, { kind: 'step' }>

export function write(id: string, outlet: NonNullable<Step['outlet']>, reads?: string): StepSketch {
  return { id, outlet, ...(reads ? { reads } : {}), relation: (input) => given(input) }
}

export function expression(text: string): Expression {
  const parsed = parseExpression(text)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  return parsed.expression
}

function given(input: Relation | null): Relation {
  if (!input) throw new Error('the first step reads nothing')
  return input
}
