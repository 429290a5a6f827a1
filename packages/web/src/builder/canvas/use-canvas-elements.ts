import type { Execution } from '@plainflow/contract'
import { findBlock, type Block } from '@plainflow/core'
import { type Edge, MarkerType } from '@xyflow/react'
import { useMemo, useState } from 'react'
import { type Analysis, useAnalysis } from '../state/analysis.tsx'
import { useChat } from '../state/chat-store.ts'
import { usePipeline } from '../state/pipeline-store.ts'
import { useRun } from '../state/run-store.ts'
import { useRunFits } from '../state/use-run-fits.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import type { BlockNode } from './block-card.tsx'
import { CARD, cardHandles } from './card-size.ts'
import { cardView, sameView } from './card-view.ts'
import { type Shown, shownPipeline } from './shown-pipeline.ts'

export type Positions = Readonly<Record<string, Block['position']>>

/** Nodes and edges derived from the pipeline; unchanged ones keep their identity. */
export function useCanvasElements(dragged: Positions): {
  nodes: BlockNode[]
  edges: Edge[]
} {
  const pipeline = usePipeline((state) => state.pipeline)
  const proposal = useChat((state) => state.proposal)
  const analysis = useAnalysis()
  const execution = useRun((state) => state.execution)
  const fits = useRunFits()
  const selection = useWorkspace((state) => state.selection)
  const selectedConnections = useWorkspace((state) => state.selectedConnections)
  const [derive] = useState(createDerivation)

  const shown = useMemo(() => shownPipeline(pipeline, proposal), [pipeline, proposal])
  const runs = useMemo(
    () => new Map(fits ? execution?.blocks.map((block) => [block.id, block]) : []),
    [execution, fits],
  )

  const nodes = useMemo(
    () => derive(shown, analysis, runs, dragged, selection),
    [derive, shown, analysis, runs, dragged, selection],
  )

  const edges = useMemo(() => {
    const chosen = new Set(selectedConnections)
    const known = new Set(shown.blocks.map(({ id }) => id))
    return shown.connections
      .filter(({ source, target }) => known.has(source) && known.has(target))
      .map((connection): Edge => {
        const mark = shown.marks.get(connection.id)
        const flowing = runs.get(connection.target)?.status === 'running'
        return {
          id: connection.id,
          type: 'smoothstep',
          source: connection.source,
          target: connection.target,
          sourceHandle: connection.sourceHandle ?? null,
          targetHandle: connection.targetHandle ?? null,
          selected: chosen.has(connection.id),
          markerEnd: {
            type: MarkerType.ArrowClosed,
            width: 18,
            height: 18,
            color: mark ? COLOURS[mark] : 'var(--wire)',
          },
          className: [mark && `mark-${mark}`, flowing && 'flowing'].filter(Boolean).join(' '),
        }
      })
  }, [shown, runs, selectedConnections])

  return { nodes, edges }
}

const COLOURS = {
  added: 'var(--success-line)',
  changed: 'var(--wire)',
  removed: 'var(--danger-line)',
}

type Runs = ReadonlyMap<string, Execution['blocks'][number]>

/** Derives nodes and remembers the last ones, to hand out the same object for the same picture. */
function createDerivation() {
  let last = new Map<string, BlockNode>()
  return (
    shown: Shown,
    analysis: Analysis,
    runs: Runs,
    dragged: Positions,
    selection: readonly string[],
  ): BlockNode[] => {
    const chosen = new Set(selection)
    const nodes = new Map<string, BlockNode>()
    for (const block of shown.blocks) {
      const view = cardView(block, analysis, shown.marks.get(block.id), runs.get(block.id))
      const position = dragged[block.id] ?? block.position
      const selected = chosen.has(block.id)
      const known = last.get(block.id)
      const same = known && isSame(known, view, position, selected)
      nodes.set(block.id, same ? known : toNode(block, view, position, selected, known))
    }
    last = nodes
    return [...nodes.values()]
  }
}

function toNode(
  block: Block,
  view: BlockNode['data'],
  position: Block['position'],
  selected: boolean,
  known: BlockNode | undefined,
): BlockNode {
  return {
    id: block.id,
    type: 'block',
    position,
    selected,
    // The same view object keeps a card from being drawn again when only its place changed.
    data: known && sameView(known.data, view) ? known.data : view,
    width: CARD.width,
    height: CARD.height,
    measured: CARD,
    handles: cardHandles(findBlock(block.type)),
    ariaLabel: `${block.label}: ${view.sentence}`,
  }
}

function isSame(
  node: BlockNode,
  view: BlockNode['data'],
  position: Block['position'],
  selected: boolean,
): boolean {
  return (
    node.selected === selected &&
    node.position.x === position.x &&
    node.position.y === position.y &&
    sameView(node.data, view)
  )
}
