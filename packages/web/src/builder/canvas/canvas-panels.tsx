import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import type { BlockNode } from './block-card.tsx'
import { useCanvasView } from './canvas-store.ts'

const QuickAdd = lazy(async () => ({ default: (await import('./quick-add.tsx')).QuickAdd }))
const Minimap = lazy(async () => ({ default: (await import('./minimap.tsx')).Minimap }))
const ProblemsPanel = lazy(async () => ({
  default: (await import('./problems-panel.tsx')).ProblemsPanel,
}))
const BlockList = lazy(async () => ({ default: (await import('./block-list.tsx')).BlockList }))

/** Fewer are seen at once anyway, and the corner is free for what they are. */
const MANY = 6

/** What lies over the canvas when asked for; each is loaded with its first use. */
export function CanvasPanels({ nodes, narrow }: { nodes: readonly BlockNode[]; narrow: boolean }) {
  const { wanted, panel } = useCanvasView()
  const minimap = useCanvasSettings((state) => state.minimap)
  return (
    <>
      <Suspense>{minimap && !narrow && nodes.length > MANY && <Minimap nodes={nodes} />}</Suspense>
      <Suspense>{panel === 'problems' && <ProblemsPanel />}</Suspense>
      <Suspense>{panel === 'blocks' && <BlockList nodes={nodes} />}</Suspense>
      <Suspense>{wanted && <QuickAdd wanted={wanted} />}</Suspense>
    </>
  )
}
