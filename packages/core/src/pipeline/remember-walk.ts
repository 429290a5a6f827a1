import type { BlockDefinition } from '../blocks/block.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Block } from './pipeline.ts'
import type { WalkedBlock } from './walk-pipeline.ts'

/** What came of walking one block. */
export interface WalkStep {
  readonly walked?: WalkedBlock
  readonly diagnostics: readonly Diagnostic[]
}

/** Everything that decides what comes of it. */
interface Walking {
  readonly block: Block
  readonly definition: BlockDefinition
  /** By input port. */
  readonly arrived: readonly (readonly Arrived[])[]
  readonly catalogue: Catalogue
}

interface Arrived {
  readonly source: string
  readonly output: number
  readonly from: WalkedBlock | undefined
}

/** By the configuration, which a block keeps when it is moved. */
const known = new WeakMap<object, Walking & { readonly step: WalkStep }>()

/**
 * Walks a block, unless the same block was walked before with the same at its inputs: pipelines are
 * values, an edit makes another block and leaves the others as they are. Of a thousand blocks an edit
 * has those walked anew whose columns it changes.
 */
export function rememberWalk(walking: Walking, walk: () => WalkStep): WalkStep {
  const { block } = walking
  // A file from elsewhere may hold anything in its place.
  if (typeof block.configuration !== 'object' || block.configuration === null) return walk()
  const before = known.get(block.configuration)
  if (!before || !isSame(before, walking)) {
    const step = walk()
    known.set(block.configuration, { ...walking, step })
    return step
  }
  const { step } = before
  if (!step.walked || before.block === block) return step
  const moved = { ...step, walked: { ...step.walked, block } }
  known.set(block.configuration, { ...walking, step: moved })
  return moved
}

function isSame(one: Walking, other: Walking): boolean {
  return (
    one.definition === other.definition &&
    one.catalogue === other.catalogue &&
    one.block.id === other.block.id &&
    one.block.label === other.block.label &&
    one.arrived.length === other.arrived.length &&
    one.arrived.every((port, at) => isSamePort(port, other.arrived[at] ?? []))
  )
}

function isSamePort(one: readonly Arrived[], other: readonly Arrived[]): boolean {
  return (
    one.length === other.length &&
    one.every((arrived, at) => {
      const { source, output, from } = other[at] ?? {}
      return (
        arrived.source === source && arrived.output === output && isSameRows(arrived.from, from)
      )
    })
  )
}

/** Where the block stands does not matter to those it feeds. */
function isSameRows(one: WalkedBlock | undefined, other: WalkedBlock | undefined): boolean {
  if (!one || !other) return one === other
  return (
    one.columns === other.columns &&
    one.given === other.given &&
    one.configuration === other.configuration &&
    one.definition === other.definition &&
    one.block.label === other.block.label
  )
}
