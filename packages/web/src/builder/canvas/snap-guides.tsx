import { ViewportPortal } from '@xyflow/react'
import type { Snapped } from './snap-lines.ts'

const REACH = 100_000

/** Lines through what a card being moved is in line with. */
export function SnapGuides({ x, y }: Pick<Snapped, 'x' | 'y'>) {
  const line = 'pointer-events-none absolute bg-primary/60'
  return (
    <ViewportPortal>
      {x !== null && (
        <div
          data-testid="snap-guide"
          className={line}
          style={{ left: x, top: -REACH, width: 1, height: 2 * REACH }}
        />
      )}
      {y !== null && (
        <div
          data-testid="snap-guide"
          className={line}
          style={{ left: -REACH, top: y, width: 2 * REACH, height: 1 }}
        />
      )}
    </ViewportPortal>
  )
}
