import { diffPipelines, type Pipeline } from '@plainflow/core'
import type { ProposedChange } from '../state/chat-store.ts'

/** What a proposal does, block by block: added, changed, removed. */
export function changesOf(before: Pipeline, after: Pipeline): ProposedChange[] {
  const diff = diffPipelines(before, after)
  return [
    ...diff.added.map((id) => change(id, after, 'added')),
    ...diff.changed.map((id) => change(id, after, 'changed')),
    ...diff.removed.map((id) => change(id, before, 'removed')),
  ]
}

function change(block: string, { blocks }: Pipeline, mark: ProposedChange['mark']): ProposedChange {
  return { block, label: blocks.find(({ id }) => id === block)?.label ?? block, mark }
}
