import { type OnConnectEnd, useReactFlow } from '@xyflow/react'
import { useCallback } from 'react'
import { askForBlock } from './canvas-store.ts'
import { CARD } from './card-size.ts'

/** An arrow let go over empty canvas asks for the block it could lead to, or come from. */
export function useOffer(): OnConnectEnd {
  const { screenToFlowPosition } = useReactFlow()
  return useCallback<OnConnectEnd>(
    (event, { fromHandle, toHandle, toNode }) => {
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
    },
    [screenToFlowPosition],
  )
}
