import { addPart, type Block, type Pipeline, PIPELINE_LIMITS, takePart } from '@plainflow/core'
import { countOf } from '@/app/count-of.ts'
import { toast } from '@/design/toast.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'
import { readPart } from './clipboard-part.ts'

/** Adds what the clipboard's text holds, as one undo step; text that holds no blocks changes nothing. */
export function pasteText(text: string): void {
  const part = readPart(text)
  if (!part) return
  if ('reason' in part) toast('Nothing pasted', part.reason, 'danger')
  else addCopies(part)
}

/** The selected blocks once more, beside themselves. */
export function duplicateSelected(): void {
  const part = takePart(currentPipeline(), useWorkspace.getState().selection)
  if (part.blocks.length > 0) addCopies(part)
}

function addCopies(part: Pipeline): void {
  const pipeline = currentPipeline()
  const most = PIPELINE_LIMITS.blocks
  if (pipeline.blocks.length + part.blocks.length > most) {
    toast('Nothing pasted', `A pipeline holds at most ${countOf(most, 'block')}.`, 'danger')
    return
  }
  const added = addPart(pipeline, part, freeOffset(pipeline, part), Date.now())
  editPipeline(() => added.pipeline)
  show({ selection: added.ids, selectedConnections: [] })
}

const STEP = 40

/** Where it was, or so far beside it that no card hides another. */
function freeOffset(pipeline: Pipeline, part: Pipeline): Block['position'] {
  const taken = (by: number) =>
    part.blocks.some(({ position }) =>
      pipeline.blocks.some(
        (block) =>
          Math.abs(block.position.x - position.x - by) < STEP / 2 &&
          Math.abs(block.position.y - position.y - by) < STEP / 2,
      ),
    )
  let by = 0
  while (taken(by)) by += STEP
  return { x: by, y: by }
}
