import { useReactFlow } from '@xyflow/react'
import { glide } from '@/design/glide.ts'
import { selectBlock, show } from '../state/workspace-store.ts'
import { CARD } from './card-size.ts'

/** Brings a block into the middle of the canvas and selects it. */
export function useJump(): (block: string) => void {
  const { getNode, getZoom, setCenter } = useReactFlow()
  return (block) => {
    selectBlock(block)
    show({ narrowView: 'canvas' })
    const place = getNode(block)?.position
    if (!place) return
    const zoom = Math.max(getZoom(), 0.8)
    void setCenter(place.x + CARD.width / 2, place.y + CARD.height / 2, {
      zoom,
      duration: glide(200),
    })
  }
}
