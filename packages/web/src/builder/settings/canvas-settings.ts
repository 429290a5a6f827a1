import { create } from 'zustand'

export interface CanvasSettings {
  /** Whether the dots are drawn. */
  readonly grid: boolean
  /** Whether blocks stop at the dots while they are moved. */
  readonly snap: boolean
  readonly minimap: boolean
  /** Whether arrows move where something flows. */
  readonly animation: boolean
  /** Where Tidy up lets the data flow to. */
  readonly direction: 'right' | 'down'
}

const KEY = 'canvas_settings'

export const DEFAULT_SETTINGS: CanvasSettings = {
  grid: true,
  snap: false,
  minimap: true,
  animation: true,
  direction: 'right',
}

/** How the canvas looks and behaves in this browser. */
export const useCanvasSettings = create<CanvasSettings>(() =>
  parseSettings(localStorage.getItem(KEY)),
)

export function changeSettings(change: Partial<CanvasSettings>): void {
  useCanvasSettings.setState(change)
  try {
    localStorage.setItem(KEY, JSON.stringify(useCanvasSettings.getState()))
  } catch {
    // A full storage: the settings hold until the page is left.
  }
}

/** What is missing or of another kind takes its default. */
export function parseSettings(text: string | null): CanvasSettings {
  const stored = readObject(text)
  const flag = (key: 'grid' | 'snap' | 'minimap' | 'animation') =>
    typeof stored[key] === 'boolean' ? stored[key] : DEFAULT_SETTINGS[key]
  return {
    grid: flag('grid'),
    snap: flag('snap'),
    minimap: flag('minimap'),
    animation: flag('animation'),
    direction: stored['direction'] === 'down' ? 'down' : 'right',
  }
}

function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    // Any object may be read by name; each value is looked at before it is taken.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
