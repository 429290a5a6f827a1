import { EMPTY_PIPELINE, type Pipeline } from '@plainflow/core'
import { temporal } from 'zundo'
import { create } from 'zustand'
import { withWaitingNote } from './waiting-note.ts'

interface PipelineState {
  readonly pipeline: Pipeline
}

const HISTORY = 200

/** The pipeline on the canvas: one immutable value, so that undo is a list of values. */
export const usePipeline = create<PipelineState>()(
  temporal((): PipelineState => ({ pipeline: EMPTY_PIPELINE }), {
    limit: HISTORY,
    equality: (before, after) => before.pipeline === after.pipeline,
  }),
)

export function currentPipeline(): Pipeline {
  return usePipeline.getState().pipeline
}

/** One edit is one undo step. */
export function editPipeline(change: (pipeline: Pipeline) => Pipeline): void {
  usePipeline.setState(({ pipeline }) => ({
    pipeline: withWaitingNote(pipeline, change(pipeline)),
  }))
}

/** Goes on with the last edit: a key held down is one undo step. */
export function continueEdit(change: (pipeline: Pipeline) => Pipeline): void {
  const { pause, resume } = usePipeline.temporal.getState()
  pause()
  editPipeline(change)
  resume()
}

/** Another pipeline altogether: nothing to go back to. */
export function openPipeline(pipeline: Pipeline): void {
  usePipeline.setState({ pipeline })
  usePipeline.temporal.getState().clear()
}

export function undo(): void {
  usePipeline.temporal.getState().undo()
}

export function redo(): void {
  usePipeline.temporal.getState().redo()
}
