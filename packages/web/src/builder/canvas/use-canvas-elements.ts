import { useMemo, useState } from 'react'
import { useAnalysis } from '../state/analysis.tsx'
import { useChat } from '../state/chat-store.ts'
import { usePipeline } from '../state/pipeline-store.ts'
import { useRun } from '../state/run-store.ts'
import { staleBlocks } from '../state/stale-blocks.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import type { BlockNode } from './block-card.tsx'
import { useCanvasView } from './canvas-store.ts'
import type { Direction } from './card-size.ts'
import type { Runs } from './card-view.ts'
import { createNodes } from './create-nodes.ts'
import { createWires } from './create-wires.ts'
import { useLayout } from './use-layout.ts'
import { createNoteNodes, type NoteNode } from './note-nodes.ts'
import { shownPipeline } from './shown-pipeline.ts'
import type { WireEdge } from './wire.tsx'

/** Nodes and edges derived from the pipeline; unchanged ones keep their identity. */
export function useCanvasElements(
  direction: Direction,
  narrow: boolean,
): { nodes: BlockNode[]; notes: NoteNode[]; edges: WireEdge[]; isLaid: boolean } {
  const pipeline = usePipeline((state) => state.pipeline)
  const proposal = useChat((state) => state.proposal)
  const analysis = useAnalysis()
  const selection = useWorkspace((state) => state.selection)
  const selectedConnections = useWorkspace((state) => state.selectedConnections)
  const runs = useRuns()
  const selectedNotes = useCanvasView((state) => state.selectedNotes)
  const [derive] = useState(() => ({
    nodes: createNodes(),
    notes: createNoteNodes(),
    wires: createWires(),
  }))

  const shown = useMemo(() => shownPipeline(pipeline, proposal), [pipeline, proposal])
  // A narrow canvas shows the blocks below each other, wherever they stand on a wide one.
  const layout = useLayout(narrow)
  const laid = useMemo(() => layout?.(shown, direction) ?? null, [layout, shown, direction])
  const nodes = useMemo(
    () => derive.nodes(shown, analysis, runs, selection, laid, direction),
    [derive, shown, analysis, runs, selection, laid, direction],
  )
  const edges = useMemo(
    () => derive.wires(shown, runs, selectedConnections),
    [derive, shown, runs, selectedConnections],
  )
  // Where the canvas lays blocks out by itself there is no room beside them: the list names notes.
  const notes = useMemo(
    () => (narrow ? [] : derive.notes(shown.blocks, selectedNotes)),
    [derive, shown, selectedNotes, narrow],
  )
  return { nodes, notes, edges, isLaid: laid !== null }
}

const NO_RUNS: Runs = { blocks: new Map(), stale: new Set() }

function useRuns(): Runs {
  const pipeline = usePipeline((state) => state.pipeline)
  const execution = useRun((state) => state.execution)
  const ran = useRun((state) => state.pipeline)
  const stale = useMemo(() => (ran ? staleBlocks(ran, pipeline) : null), [ran, pipeline])
  return useMemo(() => {
    if (!execution || !stale) return NO_RUNS
    return { blocks: new Map(execution.blocks.map((block) => [block.id, block])), stale }
  }, [execution, stale])
}
