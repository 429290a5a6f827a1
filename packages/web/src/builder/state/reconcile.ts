import {
  type Choices,
  describeChanges,
  mergePipelines,
  type MergeConflict,
  type Pipeline,
  sameJson,
} from '@plainflow/core'
import { toast } from '@/design/toast.ts'
import { type Stored, useDocument } from './document-store.ts'
import type { Content } from './draft.ts'
import { currentPipeline, usePipeline } from './pipeline-store.ts'
import { show, useWorkspace } from './workspace-store.ts'

export const NAME_CONFLICT = 'name'

export interface Merged extends Content {
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Brings what the server has together with the work here. Changes that do not meet are merged at once;
 * where some do, the choice is put on the table and nothing changes. True: the canvas goes on from theirs.
 */
export function reconcile(theirs: Stored): boolean {
  const { name, saved: base } = useDocument.getState()
  const mine = { name, pipeline: currentPipeline() }
  const merged = mergeContents(base, mine, theirs)
  if (merged.conflicts.length > 0) {
    const trouble = { kind: 'conflict', reason: 'it was changed elsewhere' } as const
    useDocument.setState({ conflict: { base, theirs }, choosing: true, trouble, saving: false })
    return false
  }
  takeMerged(base, theirs, merged)
  // An answer that was lost looks like a change of somebody else, and is none.
  if (!sameJson(merged.pipeline, mine.pipeline) || merged.name !== name)
    toast('Merged with changes from another tab', describeChanges(base.pipeline, theirs.pipeline))
  return true
}

/** Three-way, name included. */
export function mergeContents(
  base: Content,
  mine: Content,
  theirs: Content,
  choices: Choices = {},
): Merged {
  const { pipeline, conflicts } = mergePipelines(
    base.pipeline,
    mine.pipeline,
    theirs.pipeline,
    choices,
  )
  const isSame = mine.name === theirs.name || theirs.name === base.name
  if (isSame || mine.name === base.name)
    return { pipeline, conflicts, name: isSame ? mine.name : theirs.name }
  const conflict: MergeConflict = {
    id: NAME_CONFLICT,
    kind: 'pipeline',
    block: null,
    label: 'Pipeline',
    field: 'Name',
    mine: mine.name,
    theirs: theirs.name,
  }
  const name = choices[NAME_CONFLICT] === 'theirs' ? theirs.name : mine.name
  return { pipeline, name, conflicts: [conflict, ...conflicts] }
}

/** Puts the result onto the canvas. Every step of undo takes their changes in: none can drop them. */
export function takeMerged(base: Content, theirs: Stored, merged: Content): void {
  const { pause, resume, pastStates, futureStates } = usePipeline.temporal.getState()
  const shared = sharedWith(base.pipeline, theirs.pipeline)
  const rebase = ({ pipeline }: { pipeline?: Pipeline }) =>
    pipeline ? { pipeline: mergePipelines(base.pipeline, pipeline, shared).pipeline } : {}
  // What the server has and what is here are one value where they are equal: that is what saved means.
  const isTheirs = sameJson(merged.pipeline, theirs.pipeline)
  pause()
  usePipeline.setState({ pipeline: isTheirs ? theirs.pipeline : merged.pipeline })
  resume()
  usePipeline.temporal.setState({
    pastStates: pastStates.map(rebase),
    futureStates: futureStates.map(rebase),
  })
  useDocument.setState({
    name: merged.name,
    version: theirs.version,
    saved: { name: theirs.name, pipeline: theirs.pipeline },
    trouble: null,
    conflict: null,
    choosing: false,
  })
  const kept = new Set(merged.pipeline.blocks.map(({ id }) => id))
  const { selection, configuring } = useWorkspace.getState()
  show({
    selection: selection.filter((id) => kept.has(id)),
    ...(configuring !== null && !kept.has(configuring) ? { configuring: null } : {}),
  })
}

/** Equal blocks become one value: compared two hundred times over, that is a glance each. */
function sharedWith(base: Pipeline, other: Pipeline): Pipeline {
  const known = new Map(base.blocks.map((block) => [block.id, block]))
  return {
    ...other,
    blocks: other.blocks.map((block) => {
      const same = known.get(block.id)
      return same && sameJson(same, block) ? same : block
    }),
  }
}
