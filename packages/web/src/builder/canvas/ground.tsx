import { ViewportPortal } from '@xyflow/react'

/** As far as anyone goes, and a multiple of the gap between dots. */
const REACH = 100_000
const PLACE = { left: -REACH, top: -REACH, width: 2 * REACH, height: 2 * REACH }

/** What many blocks lie on: moved with them, where the library draws its dots anew for every frame. */
export function Ground({ dots }: { dots: boolean }) {
  return (
    <ViewportPortal>
      <div className="canvas-ground" data-dots={dots || undefined} style={PLACE} />
    </ViewportPortal>
  )
}
