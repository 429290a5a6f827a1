import { useEffect, useState } from 'react'
import type { layeredLayout } from './layered-layout.ts'

/** The layout of a narrow canvas, loaded where there is one; null on a wide one. */
export function useLayout(narrow: boolean): typeof layeredLayout | null {
  const [layout, setLayout] = useState<{ readonly lay: typeof layeredLayout } | null>(null)
  useEffect(() => {
    if (!narrow || layout) return
    void import('./layered-layout.ts').then((part) => setLayout({ lay: part.layeredLayout }))
  }, [narrow, layout])
  return narrow ? (layout?.lay ?? null) : null
}
