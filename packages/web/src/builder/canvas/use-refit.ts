import { useReactFlow } from '@xyflow/react'
import type { Block } from '@plainflow/core'
import { type RefObject, useEffect, useRef } from 'react'
import { glide } from '@/design/glide.ts'
import { useDocument } from '../state/document-store.ts'
import { useChat } from '../state/chat-store.ts'
import { usePipeline } from '../state/pipeline-store.ts'
import { CARD } from './card-size.ts'

/** At the left stand the buttons of the view. */
export const FIT = {
  padding: { x: '32px', y: '40px', left: '64px' },
  maxZoom: 1,
} as const

/** A card nearer to the edge looks cut off. */
const EDGE = 12

/**
 * Fits the view once the panels have their sizes, and again whenever those change, until the user
 * first moves the canvas. A proposal is always brought into view.
 */
export function useRefit(
  area: RefObject<HTMLDivElement | null>,
  isLaid: boolean,
): {
  touch: () => void
} {
  const { fitView, getViewport } = useReactFlow()
  const touched = useRef(false)
  const opened = useDocument((state) => state.opened)
  const proposal = useChat((state) => state.proposal)

  useEffect(() => {
    touched.current = false
    const element = area.current
    if (!element || opened === 0) return
    const observer = new ResizeObserver(() => {
      // Asked of an empty canvas, it would be done with the first block, which is put down elsewhere.
      const isEmpty = usePipeline.getState().pipeline.blocks.length === 0
      if (!touched.current && !isEmpty) void fitView(FIT)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, fitView, opened])

  // Another layout is another picture.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isLaid && !touched.current) void fitView(FIT)
    }, 50)
    return () => clearTimeout(timer)
  }, [isLaid, fitView])

  // A block added from the palette may stand beyond the edge of what is seen.
  useEffect(
    () =>
      usePipeline.subscribe(({ pipeline }, before) => {
        const known = new Set(before.pipeline.blocks.map(({ id }) => id))
        const added = pipeline.blocks.filter(({ id }) => !known.has(id))
        const rect = area.current?.getBoundingClientRect()
        if (added.length === 0 || !rect) return
        const hidden = added.some((block) => !isInside(block, getViewport(), rect))
        // After the canvas took the new block in: it cannot fit what it does not know.
        if (hidden) setTimeout(() => void fitView({ ...FIT, duration: glide(200) }), 50)
      }),
    [area, fitView, getViewport],
  )

  useEffect(() => {
    if (proposal) void fitView({ ...FIT, duration: glide(200) })
  }, [proposal, fitView])

  return {
    touch: () => {
      touched.current = true
    },
  }
}

function isInside(
  { position }: Block,
  { x, y, zoom }: { x: number; y: number; zoom: number },
  { width, height }: { width: number; height: number },
): boolean {
  const left = position.x * zoom + x
  const top = position.y * zoom + y
  return (
    left >= EDGE &&
    top >= EDGE &&
    left + CARD.width * zoom <= width - EDGE &&
    top + CARD.height * zoom <= height - EDGE
  )
}
