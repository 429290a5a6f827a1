import type { NodeProps } from '@xyflow/react'
import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import type { NoteNode } from './note-nodes.ts'

const NoteCard = lazy(async () => ({ default: (await import('./note-card.tsx')).NoteCard }))

/** Most pipelines have no notes: what draws them is loaded with the first. */
export function LazyNote(props: NodeProps<NoteNode>) {
  return (
    <Suspense>
      <NoteCard {...props} />
    </Suspense>
  )
}
