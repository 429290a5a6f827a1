import { moveBlocks } from '@plainflow/core'
import {
  Background,
  BackgroundVariant,
  ConnectionMode,
  type EdgeChange,
  type NodeChange,
  type OnConnectEnd,
  ReactFlow,
  useReactFlow,
  useStore,
} from '@xyflow/react'
import { type DragEvent, lazy, Suspense, useCallback, useRef, useState } from 'react'
import { classNames } from '@/design/class-names.ts'
import { addBlockOf, addDataset, connect, removeElements } from '../edit-actions.ts'
import { BLOCK_MIME, DATASET_MIME } from '../drag-kinds.ts'
import { LazyMendBar } from '../mends/lazy-mend-bar.tsx'
import { useChat } from '../state/chat-store.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { selectBlock, show, useWorkspace } from '../state/workspace-store.ts'
import { BlockCard, type BlockNode, FarContext } from './block-card.tsx'
import type { BlockMenuPlace } from './block-menu.tsx'
import { CanvasControls } from './canvas-controls.tsx'
import { CanvasEmpty } from './canvas-empty.tsx'
import { askForBlock, useCanvasView } from './canvas-store.ts'
import { CARD } from './card-size.ts'
import { ProposalBar } from './proposal-bar.tsx'
import type { Positions } from './create-nodes.ts'
import { useCanvasElements } from './use-canvas-elements.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useDirection } from './use-direction.ts'
import { useRefit } from './use-refit.ts'
import { Wire, type WireEdge } from './wire.tsx'

const QuickAdd = lazy(async () => ({ default: (await import('./quick-add.tsx')).QuickAdd }))
const BlockMenu = lazy(async () => ({ default: (await import('./block-menu.tsx')).BlockMenu }))

const NODE_TYPES = { block: BlockCard }
const EDGE_TYPES = { wire: Wire }
const DELETE_KEYS = ['Backspace', 'Delete']
const MULTI_KEYS = ['Meta', 'Control']
const CULL_ABOVE = 150
/** Below this zoom the words on a card are under 7 pixels high. */
const FAR_BELOW = 0.6

export function Canvas() {
  const [dragged, setDragged] = useState<Positions | null>(null)
  const direction = useDirection()
  const { nodes, edges } = useCanvasElements(dragged, direction)
  const far = useStore((state) => state.transform[2] < FAR_BELOW)
  const proposing = useChat((state) => state.proposal !== null)
  const [moving, setMoving] = useState(false)
  const [over, setOver] = useState(false)
  const [menu, setMenu] = useState<BlockMenuPlace | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { touch } = useRefit(area)
  const drop = useDrop()
  const wanted = useCanvasView((state) => state.wanted)
  const offer = useOffer()
  useCanvasKeys(area, direction)

  const onNodesChange = useCallback((changes: NodeChange<BlockNode>[]) => {
    applySelection(changes, 'selection')
    const positions = changes.flatMap((change) =>
      change.type === 'position' && change.position
        ? [[change.id, change.position, change.dragging ?? false] as const]
        : [],
    )
    if (positions.length > 0) {
      const placed = Object.fromEntries(positions.map(([id, position]) => [id, position]))
      if (positions.some(([, , dragging]) => dragging))
        setDragged((before) => ({ ...before, ...placed }))
      else {
        setDragged(null)
        if (isMoved(placed)) editPipeline((pipeline) => moveBlocks(pipeline, placed))
      }
    }
  }, [])
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
        'relative h-full w-full bg-canvas',
        moving && 'canvas-moving',
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
          deleteKeyCode={proposing ? null : DELETE_KEYS}
          multiSelectionKeyCode={MULTI_KEYS}
          nodesDraggable={!proposing && direction === 'right'}
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
          <Background variant={BackgroundVariant.Dots} gap={20} size={1} />
        </ReactFlow>
      </FarContext>
      {nodes.length === 0 && <CanvasEmpty />}
      <CanvasControls />
      <ProposalBar />
      <LazyMendBar />
      <Suspense>{wanted && <QuickAdd wanted={wanted} />}</Suspense>
      <Suspense>{menu && <BlockMenu place={menu} onClose={() => setMenu(null)} />}</Suspense>
    </section>
  )
}

/** An arrow let go over empty canvas asks for the block it could lead to. */
function useOffer(): OnConnectEnd {
  const { screenToFlowPosition } = useReactFlow()
  return (event, { fromHandle, toHandle, toNode }) => {
    if (!fromHandle || toHandle || toNode) return
    const { clientX: x, clientY: y } =
      'changedTouches' in event ? (event.changedTouches[0] ?? {}) : event
    if (x === undefined || y === undefined) return
    const point = screenToFlowPosition({ x, y })
    const along = (CARD.width / 2) * (fromHandle.type === 'source' ? 1 : -1)
    askForBlock({
      screen: { x, y },
      place: { x: point.x + along, y: point.y },
      end: { block: fromHandle.nodeId, port: fromHandle.id ?? '', kind: fromHandle.type },
    })
  }
}

function idOf({ id }: { id: string }): string {
  return id
}

/** A block type, a dataset or files from the desktop; anything else is ignored. */
function useDrop() {
  const { screenToFlowPosition } = useReactFlow()
  const { datasets } = useCatalogue()
  return async (event: DragEvent) => {
    event.preventDefault()
    const { dataTransfer, clientX, clientY } = event
    const point = screenToFlowPosition({ x: clientX, y: clientY })
    const position = { x: point.x - CARD.width / 2, y: point.y - CARD.height / 2 }
    const type = dataTransfer.getData(BLOCK_MIME)
    if (type) return void addBlockOf(type, position)
    const dataset = datasets.find(({ id }) => id === dataTransfer.getData(DATASET_MIME))
    if (dataset) return void addDataset(dataset, position)
    // Before anything is awaited: the drop's own list is emptied when its event is over.
    const files = [...dataTransfer.files]
    const { uploadFiles } = await import('@/data/upload/upload-files.ts')
    const uploaded = await uploadFiles(files)
    for (const [index, one] of uploaded.entries())
      addDataset(one, { x: position.x, y: position.y + index * (CARD.height + 40) })
  }
}

function applySelection(
  changes: readonly (NodeChange<BlockNode> | EdgeChange<WireEdge>)[],
  key: 'selection' | 'selectedConnections',
): void {
  const selected = changes.flatMap((change) => (change.type === 'select' ? [change] : []))
  if (selected.length === 0) return
  const next = new Set(useWorkspace.getState()[key])
  for (const change of selected) {
    if (change.selected) next.add(change.id)
    else next.delete(change.id)
  }
  show({ [key]: [...next] })
}

/** Putting a card down where it was is no edit and no undo step. */
function isMoved(positions: Positions): boolean {
  return currentPipeline().blocks.some(({ id, position }) => {
    const placed = positions[id]
    return placed !== undefined && (placed.x !== position.x || placed.y !== position.y)
  })
}
