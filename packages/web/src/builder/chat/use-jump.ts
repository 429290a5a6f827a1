import { useReactFlow } from '@xyflow/react'
import { glide } from '@/design/glide.ts'
import { selectBlock, show } from '../state/workspace-store.ts'

/** Selects a block and brings it into view. */
export function useJump(): (block: string) => void {
  const { fitView } = useReactFlow()
  return (block) => {
    show({ narrowView: 'canvas' })
    selectBlock(block)
    // The narrow layout mounts the canvas first.
    requestAnimationFrame(
      () => void fitView({ nodes: [{ id: block }], duration: glide(200), maxZoom: 1, padding: 1 }),
    )
  }
}
