import {
  type Catalogue,
  describeBlock,
  diffPipelines,
  type Pipeline,
  blockTitle,
} from '@plainflow/core'
import type { ProposedChange } from '../state/chat-store.ts'

/** What a proposal does, block by block: added, changed, removed. */
export function changesOf(
  before: Pipeline,
  after: Pipeline,
  catalogue: Catalogue,
): ProposedChange[] {
  const diff = diffPipelines(before, after)
  const changes = [
    ...diff.added.map((id) => change(id, after, 'added')),
    ...diff.changed.map((id) => change(id, after, 'changed')),
    ...diff.removed.map((id) => change(id, before, 'removed')),
  ]
  return changes.map((one) =>
    isAlone(one, changes)
      ? one
      : toldApart(one, one.mark === 'removed' ? before : after, catalogue),
  )
}

function isAlone({ block, label }: ProposedChange, changes: readonly ProposedChange[]): boolean {
  return changes.every((other) => other.block === block || other.label !== label)
}

/** "Load CSV" twice says nothing; "Load CSV (load orders.csv)" tells which. */
function toldApart(one: ProposedChange, pipeline: Pipeline, catalogue: Catalogue): ProposedChange {
  const sentence = describeBlock(pipeline, one.block, catalogue)
  const said = sentence.charAt(0).toLowerCase() + sentence.slice(1)
  return said === '' ? one : { ...one, label: `${one.label} (${said})` }
}

function change(block: string, { blocks }: Pipeline, mark: ProposedChange['mark']): ProposedChange {
  const found = blocks.find(({ id }) => id === block)
  return { block, label: found ? blockTitle(found) : block, mark }
}
