import { checkPipeline, type Catalogue, type Earlier, type Mend, mendsFor } from '@plainflow/core'
import { useMemo } from 'react'
import { toast } from '@/design/toast.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { useChat } from '../state/chat-store.ts'
import { useDocument } from '../state/document-store.ts'
import { editPipeline, usePipeline } from '../state/pipeline-store.ts'
import { isUnknownColumn } from './is-unknown-column.ts'

/** What one click can mend on the canvas; nothing while a proposal is on the table. */
export function useMends(): readonly Mend[] {
  const { pipeline, catalogue, diagnostics } = useAnalysis()
  const proposing = useChat((state) => state.proposal !== null)
  return useMemo(() => {
    if (proposing || !diagnostics.some(isUnknownColumn)) return []
    return mendsFor(pipeline, catalogue, diagnostics, earlierState(catalogue))
  }, [pipeline, catalogue, diagnostics, proposing])
}

/** One undo step. */
export function applyMend({ pipeline, uses }: Mend): void {
  editPipeline(() => pipeline)
  toast('Mended', `${uses === 1 ? '1 use was' : `${uses} uses were`} changed.`, 'success')
}

/** How many steps back a rename is looked for: each is checked whole. */
const STEPS_BACK = 30

/** The last state before these problems: the way back is the undo history, then what was saved. */
function earlierState(catalogue: Catalogue): Earlier | undefined {
  const past = usePipeline.temporal.getState().pastStates.slice(-STEPS_BACK).toReversed()
  const states = [
    ...past.flatMap(({ pipeline }) => pipeline ?? []),
    useDocument.getState().saved.pipeline,
  ]
  const pipeline = states.find(
    (state) => !checkPipeline(state, catalogue).diagnostics.some(isUnknownColumn),
  )
  return pipeline && { pipeline, catalogue }
}
