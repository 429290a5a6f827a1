import { moveBlocks } from '@plainflow/core'
import { useReactFlow } from '@xyflow/react'
import { type RefObject, useEffect } from 'react'
import { removeElements } from '../shell/edit-actions.ts'
import { continueEdit, currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'
import { askForBlock } from './canvas-store.ts'
import { duplicate, paste } from './clipboard-actions.ts'
import { mayBePart, selectedAsText } from './clipboard-part.ts'
import { isBusy } from './is-busy.ts'
import { watchLostField } from './lost-field.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STEP = 10
const BIG_STEP = 50

/**
 * The keys of the canvas: `/` or Ctrl K for a block, Enter to configure the selected one, Ctrl C, X,
 * V, D and A, arrows to move what is selected. The clipboard's own events are used, which need no permission.
 */
export function useCanvasKeys(area: RefObject<HTMLElement | null>, narrow: boolean): void {
  const { screenToFlowPosition } = useReactFlow()
  useEffect(() => {
    const pointer = { x: 0, y: 0, over: false }
    const ask = async () => {
      const { wantedHere } = await import('./wanted-here.ts')
      if (area.current) askForBlock(wantedHere(area.current, pointer, screenToFlowPosition))
    }
    const lostField = watchLostField()
    const onKeyDown = (event: KeyboardEvent) => {
      if (lostField.isMeant(event)) return event.stopPropagation()
      if (isBusy(event.target)) return
      const key = event.key.toLowerCase()
      const command = event.metaKey || event.ctrlKey
      const arrow = ARROWS[event.key]
      if (command && !event.shiftKey && key === 'a') act(event, selectAll)
      else if (command && !event.shiftKey && key === 'd') act(event, () => void duplicate())
      else if ((command && key === 'k') || (!command && key === '/')) act(event, () => void ask())
      else if (event.key === 'Enter' && !command && chosenCard(event.target) !== null)
        act(event, () => show({ configuring: chosenCard(event.target) }))
      else if (arrow && !command && !narrow && isOnCanvas(event.target, area)) {
        const { selection } = useWorkspace.getState()
        if (selection.length > 0)
          act(event, () => move(selection, arrow, event.shiftKey, event.repeat))
      }
    }
    const onCopy = (event: ClipboardEvent) => {
      if (isBusy(event.target) || hasSelectedText()) return
      const text = selectedAsText()
      if (text === null || !event.clipboardData) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text)
      if (event.type === 'cut') removeElements(useWorkspace.getState().selection)
    }
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isBusy(event.target) || !mayBePart(text)) return
      event.preventDefault()
      void paste(text)
    }
    const onPointerMove = ({ clientX, clientY, target }: PointerEvent) => {
      pointer.x = clientX
      pointer.y = clientY
      pointer.over = target instanceof Node && area.current?.contains(target) === true
    }
    // Before the canvas sees an arrow key, which it would answer with a step of its own.
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('copy', onCopy)
    window.addEventListener('cut', onCopy)
    window.addEventListener('paste', onPaste)
    window.addEventListener('pointermove', onPointerMove, { passive: true })
    return () => {
      lostField.forget()
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('copy', onCopy)
      window.removeEventListener('cut', onCopy)
      window.removeEventListener('paste', onPaste)
      window.removeEventListener('pointermove', onPointerMove)
    }
  }, [area, narrow, screenToFlowPosition])
}

export function selectAll(): void {
  const { blocks, connections } = currentPipeline()
  show({ selection: blocks.map(idOf), selectedConnections: connections.map(idOf) })
}

function move(
  selection: readonly string[],
  [x, y]: readonly [number, number],
  far: boolean,
  held: boolean,
): void {
  const step = far ? BIG_STEP : STEP
  const chosen = new Set(selection)
  const edit = held ? continueEdit : editPipeline
  edit((pipeline) => {
    const moved = pipeline.blocks
      .filter(({ id }) => chosen.has(id))
      .map(({ id, position }) => [id, { x: position.x + x * step, y: position.y + y * step }])
    return moveBlocks(pipeline, Object.fromEntries(moved))
  })
}

function act(event: KeyboardEvent, action: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  action()
}

/** The selected block whose card has the focus itself, not one of its buttons. */
function chosenCard(target: EventTarget | null): string | null {
  const id =
    target instanceof HTMLElement && target.matches('.react-flow__node-block')
      ? target.dataset['id']
      : undefined
  return id !== undefined && useWorkspace.getState().selection.includes(id) ? id : null
}

function isOnCanvas(target: EventTarget | null, area: RefObject<HTMLElement | null>): boolean {
  return (
    target === document.body || (target instanceof Node && area.current?.contains(target) === true)
  )
}

/** Text marked with the mouse is what the person means to copy. */
function hasSelectedText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== ''
}

function idOf({ id }: { id: string }): string {
  return id
}
