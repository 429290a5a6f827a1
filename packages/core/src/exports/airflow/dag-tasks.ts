import type { Pipeline } from '../../pipeline/pipeline.ts'
import { render } from '../../targets/code.ts'
import { inputSteps } from '../../relation/input-steps.ts'
import { inputDatasets } from '../../targets/program-shape.ts'
import type { PrintedStep } from '../../targets/printed-step.ts'
import { blocksOf } from '../blocks-of.ts'
import type { ExportedBlock } from '../blocks-of.ts'

/** A block as a task: what it takes from other tasks, and what it leaves for them. */
export interface DagTask extends ExportedBlock {
  /** Its id, an identifier that no other task has. */
  readonly name: string
  /** Steps of other tasks whose rows it reads. */
  readonly takes: readonly PrintedStep[]
  /** Its own steps that others read. */
  readonly gives: readonly PrintedStep[]
  /** Tasks it comes after without reading what they made. */
  readonly follows: readonly string[]
  readonly reads: boolean
  readonly writes: boolean
}

/** The tasks of a pipeline, in an order in which each comes after all it needs. */
export function dagTasks(pipeline: Pipeline, steps: readonly PrintedStep[]): readonly DagTask[] {
  const byId = new Map(steps.map((each) => [each.step.id, each]))
  const makers = makersOf(steps)
  const inputsOf = ({ step }: PrintedStep) =>
    inputSteps(step.relation).flatMap((id) => byId.get(id) ?? [])
  const blocks = blocksOf(pipeline, steps).map((each) => {
    const name = nameOf(each)
    const block = each.steps[0]?.step.block
    const isElsewhere = ({ step }: PrintedStep) => step.block !== block
    const inputs = each.steps.flatMap(inputsOf)
    const takes = unique(inputs.flatMap((input) => makers.get(input) ?? []).filter(isElsewhere))
    const taken = new Set(takes.map(({ step }) => step.block))
    const follows = inputs.filter((input) => isElsewhere(input) && !taken.has(input.step.block))
    return { ...each, name, takes, follows: unique(follows) }
  })
  const wanted = new Set(blocks.flatMap(({ takes }) => takes))
  const names = new Map(blocks.map((each) => [each.steps[0]?.step.block, each.name]))
  return blocks.map((each) => ({
    ...each,
    follows: unique(each.follows.flatMap(({ step }) => names.get(step.block) ?? [])),
    gives: each.steps.filter((step) => wanted.has(step)),
    reads: each.steps.some(({ step }) => inputDatasets(step.relation).length > 0),
    writes: each.steps.some(({ write }) => write.length > 0),
  }))
}

/** Which step made the rows of each: an earlier one where nothing is done to them. */
function makersOf(steps: readonly PrintedStep[]): ReadonlyMap<PrintedStep, PrintedStep> {
  const first = new Map<string, PrintedStep>()
  return new Map(
    steps.map((step) => {
      const variable = render(step.rows, Infinity)
      const maker = first.get(variable) ?? step
      first.set(variable, maker)
      return [step, maker]
    }),
  )
}

/** Of the rows, not of the check before them. */
function nameOf({ steps }: ExportedBlock): string {
  const rows = steps.find(({ step }) => !step.check) ?? steps[0]
  return rows?.step.name ?? ''
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)]
}
