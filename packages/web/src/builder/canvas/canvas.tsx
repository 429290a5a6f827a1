import { moveBlocks } from '@plainflow/core'
import {
  Background,
  BackgroundVariant,
  ConnectionMode,
  type Edge,
  type EdgeChange,
  type NodeChange,
  ReactFlow,
  useReactFlow,
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
import { BlockCard, type BlockNode } from './block-card.tsx'
import type { BlockMenuPlace } from './block-menu.tsx'
import { CanvasControls } from './canvas-controls.tsx'
import { CanvasEmpty } from './canvas-empty.tsx'
import { CARD } from './card-size.ts'
import { ProposalBar } from './proposal-bar.tsx'
import { type Positions, useCanvasElements } from './use-canvas-elements.ts'
import { useRefit } from './use-refit.ts'

const BlockMenu = lazy(async () => ({ default: (await import('./block-menu.tsx')).BlockMenu }))

const NODE_TYPES = { block: BlockCard }
const DELETE_KEYS = ['Backspace', 'Delete']
const MULTI_KEYS = ['Meta', 'Control']
const CULL_ABOVE = 150
const NOTHING_DRAGGED: Positions = {}

export function Canvas() {
  const [dragged, setDragged] = useState<Positions>(NOTHING_DRAGGED)
  const { nodes, edges } = useCanvasElements(dragged)
  const proposing = useChat((state) => state.proposal !== null)
  const [moving, setMoving] = useState(false)
  const [over, setOver] = useState(false)
  const [menu, setMenu] = useState<BlockMenuPlace | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { touch } = useRefit(area)
  const drop = useDrop()

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
        setDragged(NOTHING_DRAGGED)
        if (isMoved(placed)) editPipeline((pipeline) => moveBlocks(pipeline, placed))
      }
    }
  }, [])
  const onEdgesChange = useCallback((changes: EdgeChange<Edge>[]) => {
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
      <ReactFlow<BlockNode>
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        onConnect={connect}
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
        nodesDraggable={!proposing}
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
      {nodes.length === 0 && <CanvasEmpty />}
      <CanvasControls />
      <ProposalBar />
      <LazyMendBar />
      <Suspense>{menu && <BlockMenu place={menu} onClose={() => setMenu(null)} />}</Suspense>
    </section>
  )
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
  changes: readonly (NodeChange<BlockNode> | EdgeChange<Edge>)[],
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
