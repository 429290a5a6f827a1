import type { OnMove, OnNodeDrag, NodeMouseHandler } from '@xyflow/react'
import { useMemo, useState } from 'react'
import { selectBlock, show } from '../state/workspace-store.ts'
import type { BlockNode } from './block-card.tsx'
import type { BlockMenuPlace } from './block-menu.tsx'
import type { NoteNode } from './note-nodes.ts'

type CanvasNode = BlockNode | NoteNode

/**
 * What clicks and drags do. The same functions from frame to frame: for each that is another one the
 * library tells all cards and arrows, and draws every card anew.
 */
export function useGestures({
  proposing,
  large,
  onMenu,
  onMoving,
  onTouch,
}: {
  proposing: boolean
  large: boolean
  onMenu: (place: BlockMenuPlace) => void
  onMoving: (moving: boolean) => void
  onTouch: () => void
}) {
  const [held, setHeld] = useState(false)
  const handlers = useMemo(() => {
    const start = () => onMoving(true)
    const end = () => {
      onMoving(false)
      setHeld(false)
    }
    const onNodeClick: NodeMouseHandler<CanvasNode> = (event, node) => {
      if (node.type === 'note') return
      if (proposing || event.metaKey || event.ctrlKey || event.shiftKey) return
      show({ configuring: node.id })
    }
    const onNodeContextMenu: NodeMouseHandler<CanvasNode> = (event, node) => {
      event.preventDefault()
      if (proposing || node.type === 'note') return
      selectBlock(node.id)
      onMenu({ block: node.id, x: event.clientX, y: event.clientY })
    }
    const onMoveStart: OnMove = (event) => {
      start()
      if (event) onTouch()
    }
    // Not with the wheel, which the canvas itself has to feel.
    const onMove: OnMove = (event) => setHeld(large && event?.type === 'mousemove')
    const onNodeDrag: OnNodeDrag<CanvasNode> = () => setHeld(large)
    return {
      onNodeClick,
      onNodeContextMenu,
      onMoveStart,
      onMove,
      onMoveEnd: end,
      onNodeDragStart: start,
      onNodeDrag,
      onNodeDragStop: end,
    }
  }, [proposing, large, onMenu, onMoving, onTouch])
  return { held, handlers }
}
