import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { RelationKind } from '../../relation/relation.ts'
import type { Step } from '../../relation/program.ts'
import { groundFor } from '../ground.ts'
import type { Ground } from '../ground.ts'
import { compiled } from './checked-fix.ts'
import { isCalm, namesIn, passDownTo } from './pass-down-to.ts'
import { swapUp } from './rewire.ts'

/** How far up a filter can go with the same rows in the end, and what it leaves below it. */
export interface Raised {
  readonly pipeline: Pipeline
  /** The blocks it passes, the nearest first. */
  readonly passed: readonly { readonly block: string; readonly kinds: readonly RelationKind[] }[]
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
  let here = ground
  let best: Raised | null = null
  const passed: Raised['passed'][number][] = []
  while (passed.length < MOST) {
    const next = raiseOnce(here, filter.block)
    const program = next && compiled(next.pipeline, ground.catalogue)
    if (!next || !program) break
    passed.push({ block: next.block, kinds: next.kinds })
    if (next.kinds.some((kind) => COSTLY.has(kind))) {
      best = { pipeline: next.pipeline, passed: [...passed] }
    }
    here = groundFor({ pipeline: next.pipeline, catalogue: ground.catalogue }, program)
  }
  return best
}

const MOST = 30

function raiseOnce(
  ground: Ground,
  lower: string,
): { pipeline: Pipeline; block: string; kinds: readonly RelationKind[] } | null {
  const filter = ground.onlyStep(lower)?.relation
  if (filter?.kind !== 'filter' || filter.input.kind !== 'step') return null
  const [between] = ground.incoming(lower)
  const block = between?.source
  const upper = block === undefined ? null : ground.onlyStep(block)
  if (!between || block === undefined || !upper || upper.id !== filter.input.step) return null
  // Somebody else reads the rows as they are.
  if (upper.outlet || ground.outgoing(block).length !== 1) return null

  const names = namesIn(filter.condition)
  const passage = passDownTo(upper.relation, names, isCalm(filter.condition))
  if (!passage) return null
  const given = filter.input.columns
  const same = names.every((name) => {
    const below = passage.leaf.columns.find((column) => column.name === name)
    return below !== undefined && given.find((column) => column.name === name)?.type === below.type
  })
  const source = ground.stepById(passage.leaf.step)
  const arrows = ground.incoming(block).filter((arrow) => arrow.source === source?.block)
  const [into, ...others] = arrows
  // Both sides from one block: which of them is meant cannot be told from the rows.
  if (!same || !into || others.length > 0) return null
  const pipeline = swapUp(ground.pipeline, { into, between, lower })
  return { pipeline, block, kinds: passage.passed }
}
