import { useReactFlow } from '@xyflow/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useDocument } from '../state/document-store.ts'
import { useChat } from '../state/chat-store.ts'

export const FIT = { padding: 0.22, maxZoom: 1 } as const

/**
 * Fits the view once the panels have their sizes, and again whenever those change, until the user
 * first moves the canvas. A proposal is always brought into view.
 */
export function useRefit(area: RefObject<HTMLDivElement | null>): {
  touch: () => void
} {
  const { fitView } = useReactFlow()
  const touched = useRef(false)
  const key = useDocument((state) => state.key)
  const proposal = useChat((state) => state.proposal)

  useEffect(() => {
    touched.current = false
    const element = area.current
    if (!element || key === null) return
    const observer = new ResizeObserver(() => {
      if (!touched.current) void fitView(FIT)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, fitView, key])

  useEffect(() => {
    if (proposal) void fitView({ ...FIT, duration: 200 })
  }, [proposal, fitView])

  return {
    touch: () => {
      touched.current = true
    },
  }
}
