import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Step } from '../../relation/program.ts'
import type { RelationKind, StepOutput } from '../../relation/relation.ts'
import type { Ground } from '../ground.ts'
import { isCalm, namesIn, passDownTo } from './pass-down-to.ts'
import { swapUp } from './rewire.ts'

/** How far up a filter can go with the same rows in the end, and what it leaves below it. */
export interface Raised {
  pipeline(): Pipeline
  /** The blocks it passes, the nearest first. */
  readonly passed: readonly Passed[]
}

interface Passed {
  readonly block: string
  readonly kinds: readonly RelationKind[]
  /** The step whose rows are filtered from then on. */
  readonly leaf: StepOutput
}

/** Operations that cost by the row; passing others alone is not worth a word. */
const COSTLY: ReadonlySet<RelationKind> = new Set([
  'sort',
  'join',
  'aggregate',
  'window',
  'distinct',
  'pivot',
])

/** Moves a filter up as long as it may, and no further than the last costly block it can pass. */
export function raiseFilter(ground: Ground, filter: Step): Raised | null {
  const { relation } = filter
  if (relation.kind !== 'filter' || relation.input.kind !== 'step') return null
  const way: Passed[] = []
  let input: StepOutput = relation.input
  while (way.length < MOST) {
    const next = passable(ground, filter, input)
    if (!next) break
    way.push(next)
    input = next.leaf
  }
  const last = way.findLastIndex(({ kinds }) => kinds.some((kind) => COSTLY.has(kind)))
  const passed = way.slice(0, last + 1)
  if (passed.length === 0) return null
  return { passed, pipeline: () => moved(ground, filter.block, passed) }
}

/** Higher than this nobody would look for it. */
const MOST = 30

/** The block right above, if the same rows come out of it with the filter on its other side. */
function passable(ground: Ground, filter: Step, input: StepOutput): Passed | null {
  if (filter.relation.kind !== 'filter') return null
  const { condition } = filter.relation
  const block = ground.stepById(input.step)?.block
  const upper = block === undefined ? null : ground.onlyStep(block)
  if (block === undefined || !upper || upper.outlet) return null
  // Somebody else reads the rows as they are.
  if (ground.outgoing(block).length !== 1) return null
  const names = namesIn(condition)
  const passage = passDownTo(upper.relation, names, isCalm(condition))
  if (!passage) return null
  const { leaf, passed: kinds } = passage
  const isSame = names.every((name) => {
    const type = typeIn(leaf, name)
    return type !== undefined && type === typeIn(input, name)
  })
  const source = ground.stepById(leaf.step)?.block
  const arrows = ground.incoming(block).filter((arrow) => arrow.source === source)
  // Both sides from one block: which of them is meant cannot be told from the rows.
  return isSame && arrows.length === 1 ? { block, kinds, leaf } : null
}

function typeIn({ columns }: StepOutput, name: string): string | undefined {
  return columns.find((column) => column.name === name)?.type
}

function moved(ground: Ground, filter: string, passed: readonly Passed[]): Pipeline {
  return passed.reduce((pipeline, { block, leaf }) => {
    const source = ground.stepById(leaf.step)?.block
    const into = pipeline.connections.find((one) => one.source === source && one.target === block)
    const between = pipeline.connections.find(
      (one) => one.source === block && one.target === filter,
    )
    return into && between ? swapUp(pipeline, { into, between, lower: filter }) : pipeline
  }, ground.pipeline)
}
