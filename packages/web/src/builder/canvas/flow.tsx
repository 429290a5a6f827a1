import {
  Background,
  BackgroundVariant,
  ConnectionMode,
  type EdgeChange,
  ReactFlow,
  useStore,
} from '@xyflow/react'
import { type CSSProperties, useCallback, useMemo } from 'react'
import { classNames } from '@/design/class-names.ts'
import { connect, removeElements } from '../shell/edit-actions.ts'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import { useChat } from '../state/chat-store.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { BlockCard, type BlockNode, FarContext } from './block-card.tsx'
import type { BlockMenuPlace } from './block-menu.tsx'
import { isBusy } from './is-busy.ts'
import { LazyNote } from './lazy-note.tsx'
import { type NoteNode, withNotesMoved } from './note-nodes.ts'
import { SnapGuides } from './snap-guides.tsx'
import { type Touch, TouchContext } from './touch-face.tsx'
import { useGestures } from './use-gestures.ts'
import { applySelection, useNodeChanges } from './use-node-changes.ts'
import { useOffer } from './use-offer.ts'
import { Wire, type WireEdge } from './wire.tsx'

type CanvasNode = BlockNode | NoteNode

const NODE_TYPES = { block: BlockCard, note: LazyNote }
const EDGE_TYPES = { wire: Wire }
const DELETE_KEYS = ['Backspace', 'Delete']
const MULTI_KEYS = ['Meta', 'Control']
const SNAP_GRID: [number, number] = [20, 20]
/** Above, only what is visible is drawn, and kept as one picture. */
const LARGE = 150
/** Below this zoom the words on a card are under 7 pixels high. */
const FAR_BELOW = 0.6

/**
 * The drawing surface. Where cards stand while they are dragged is known here alone: a frame of a drag
 * draws this and nothing around it.
 */
export function Flow({
  nodes: resting,
  notes,
  edges,
  narrow,
  onMenu,
  onMoving,
  onTouch,
}: {
  nodes: BlockNode[]
  notes: NoteNode[]
  edges: WireEdge[]
  narrow: boolean
  onMenu: (place: BlockMenuPlace) => void
  onMoving: (moving: boolean) => void
  onTouch: () => void
}) {
  const { dragging, onNodesChange } = useNodeChanges()
  const far = useStore((state) => state.transform[2] < FAR_BELOW)
  // In steps, and only where cards ask for it: each step draws the canvas anew.
  const zoom = useStore((state) => (narrow ? Math.round(state.transform[2] * 10) / 10 : 1))
  // A property of ours, which the type of styles does not know.
  const style = useMemo(() => ({ '--zoom': zoom }) as CSSProperties, [zoom])
  const large = resting.length + notes.length > LARGE
  const proposing = useChat((state) => state.proposal !== null)
  // What a sheet covers is not deleted unseen.
  const covered = useWorkspace(({ narrowView }) => narrow && narrowView !== 'canvas')
  const touch = useMemo(
    (): Touch | null => (narrow ? { onMenu: proposing ? null : onMenu } : null),
    [narrow, proposing, onMenu],
  )
  const { held, handlers } = useGestures({ proposing, large, onMenu, onMoving, onTouch })
  const { grid, snap } = useCanvasSettings()
  const offer = useOffer()
  const onEdgesChange = useCallback((changes: EdgeChange<WireEdge>[]) => {
    applySelection(changes, 'selectedConnections')
  }, [])
  const nodes = useMemo((): CanvasNode[] => {
    if (!dragging) return notes.length === 0 ? resting : [...notes, ...resting]
    const moved = resting.map((node) => {
      const position = dragging.positions[node.id]
      return position ? { ...node, position } : node
    })
    return notes.length === 0 ? moved : [...withNotesMoved(notes, dragging.positions), ...moved]
  }, [resting, notes, dragging])
  return (
    <FarContext value={far && (large ? 'plain' : 'drawn')}>
      <TouchContext value={touch}>
        <ReactFlow<CanvasNode, WireEdge>
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onConnect={connect}
          onConnectEnd={offer}
          // Not as changes, which come apart for blocks and connections: one deletion is one undo step.
          onBeforeDelete={isMeant}
          onDelete={deleteElements}
          connectionMode={ConnectionMode.Strict}
          isValidConnection={isNoCircleOfOne}
          onlyRenderVisibleElements={large}
          className={classNames(large && 'canvas-large', grid && 'canvas-dots')}
          style={style}
          minZoom={0.5}
          maxZoom={2}
          snapToGrid={snap}
          snapGrid={SNAP_GRID}
          deleteKeyCode={proposing || covered ? null : DELETE_KEYS}
          multiSelectionKeyCode={MULTI_KEYS}
          nodesDraggable={!proposing && !narrow}
          nodesConnectable={!proposing}
          elevateNodesOnSelect={false}
          nodeDragThreshold={3}
          {...handlers}
          proOptions={PRO_OPTIONS}
          aria-label="Pipeline canvas"
        >
          {grid && !large && <Background variant={BackgroundVariant.Dots} gap={20} size={1} />}
          {dragging?.lines && <SnapGuides {...dragging.lines} />}
        </ReactFlow>
      </TouchContext>
      {/* The browser asks for every move what lies below the pointer: here it is soon found. */}
      {held && <div className="canvas-cover" />}
    </FarContext>
  )
}

const PRO_OPTIONS = { hideAttribution: true }

/** Delete on a button of the dialog that configures a block would take the block, and what was typed. */
async function isMeant(): Promise<boolean> {
  const { activeElement } = document
  return !isBusy(activeElement) && activeElement?.closest('[role=grid]') == null
}

function deleteElements({ nodes, edges }: { nodes: CanvasNode[]; edges: WireEdge[] }): void {
  removeElements(
    nodes.filter(({ type }) => type === 'block').map(idOf),
    edges.map(idOf),
    nodes.flatMap((node) =>
      node.type === 'note' ? [{ block: node.data.block, id: node.data.note.id }] : [],
    ),
  )
}

function isNoCircleOfOne({ source, target }: { source: string; target: string }): boolean {
  return source !== target
}

function idOf({ id }: { id: string }): string {
  return id
}
