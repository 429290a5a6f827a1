import {
  Background,
  BackgroundVariant,
  ConnectionMode,
  type EdgeChange,
  ReactFlow,
  useStore,
} from '@xyflow/react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { classNames } from '@/design/class-names.ts'
import { connect, removeElements } from '../edit-actions.ts'
import { LazyMendBar } from '../mends/lazy-mend-bar.tsx'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import { useChat } from '../state/chat-store.ts'
import { selectBlock, show } from '../state/workspace-store.ts'
import { BlockCard, type BlockNode, FarContext } from './block-card.tsx'
import type { BlockMenuPlace } from './block-menu.tsx'
import { CanvasControls } from './canvas-controls.tsx'
import { CanvasEmpty } from './canvas-empty.tsx'
import { CanvasPanels } from './canvas-panels.tsx'
import { ProposalBar } from './proposal-bar.tsx'
import { SnapGuides } from './snap-guides.tsx'
import { useCanvasElements } from './use-canvas-elements.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useDirection } from './use-direction.ts'
import { useDrop } from './use-drop.ts'
import { applySelection, useNodeChanges } from './use-node-changes.ts'
import { useOffer } from './use-offer.ts'
import { useRefit } from './use-refit.ts'
import { Wire, type WireEdge } from './wire.tsx'

const BlockMenu = lazy(async () => ({ default: (await import('./block-menu.tsx')).BlockMenu }))

const NODE_TYPES = { block: BlockCard }
const EDGE_TYPES = { wire: Wire }
const DELETE_KEYS = ['Backspace', 'Delete']
const MULTI_KEYS = ['Meta', 'Control']
const SNAP_GRID: [number, number] = [20, 20]
const CULL_ABOVE = 150
/** Below this zoom the words on a card are under 7 pixels high. */
const FAR_BELOW = 0.6

export function Canvas() {
  const { direction, narrow } = useDirection()
  const { dragging, onNodesChange } = useNodeChanges()
  const { nodes, edges } = useCanvasElements(dragging?.positions ?? null, direction, narrow)
  const far = useStore((state) => state.transform[2] < FAR_BELOW)
  const proposing = useChat((state) => state.proposal !== null)
  const { grid, snap, animation } = useCanvasSettings()
  const [moving, setMoving] = useState(false)
  const [over, setOver] = useState(false)
  const [menu, setMenu] = useState<BlockMenuPlace | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { touch } = useRefit(area)
  const drop = useDrop()
  const offer = useOffer()
  useCanvasKeys(area, narrow)
  const onEdgesChange = useCallback((changes: EdgeChange<WireEdge>[]) => {
    applySelection(changes, 'selectedConnections')
  }, [])

  return (
    // Dropping has its keyboard way: the palette adds with Enter.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={area}
      aria-label="Canvas"
      className={classNames(
        'relative h-full w-full overflow-hidden bg-canvas',
        (moving || !animation) && 'canvas-moving',
        over && 'ring-2 ring-primary ring-inset',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        void drop(event)
      }}
    >
      <FarContext value={far}>
        <ReactFlow<BlockNode, WireEdge>
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onConnect={connect}
          onConnectEnd={offer}
          // Not as changes, which come apart for blocks and connections: one deletion is one undo step.
          onDelete={(gone) => removeElements(gone.nodes.map(idOf), gone.edges.map(idOf))}
          connectionMode={ConnectionMode.Strict}
          isValidConnection={({ source, target }) => source !== target}
          onNodeClick={(event, node) => {
            if (proposing || event.metaKey || event.ctrlKey || event.shiftKey) return
            show({ configuring: node.id })
          }}
          onNodeContextMenu={(event, node) => {
            event.preventDefault()
            if (proposing) return
            selectBlock(node.id)
            setMenu({ block: node.id, x: event.clientX, y: event.clientY })
          }}
          onlyRenderVisibleElements={nodes.length > CULL_ABOVE}
          minZoom={0.5}
          maxZoom={2}
          snapToGrid={snap}
          snapGrid={SNAP_GRID}
          deleteKeyCode={proposing ? null : DELETE_KEYS}
          multiSelectionKeyCode={MULTI_KEYS}
          nodesDraggable={!proposing && !narrow}
          nodesConnectable={!proposing}
          elevateNodesOnSelect={false}
          nodeDragThreshold={3}
          onMoveStart={(event) => {
            setMoving(true)
            if (event) touch()
          }}
          onMoveEnd={() => setMoving(false)}
          onNodeDragStart={() => setMoving(true)}
          onNodeDragStop={() => setMoving(false)}
          proOptions={{ hideAttribution: true }}
          aria-label="Pipeline canvas"
        >
          {grid && <Background variant={BackgroundVariant.Dots} gap={20} size={1} />}
          {dragging?.lines && <SnapGuides {...dragging.lines} />}
        </ReactFlow>
      </FarContext>
      {nodes.length === 0 && <CanvasEmpty />}
      <CanvasControls />
      <CanvasPanels nodes={nodes} narrow={narrow} />
      <ProposalBar />
      <LazyMendBar />
      <Suspense>{menu && <BlockMenu place={menu} onClose={() => setMenu(null)} />}</Suspense>
    </section>
  )
}

function idOf({ id }: { id: string }): string {
  return id
}
