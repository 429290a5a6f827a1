/** Sizes of panels side by side, in percent of them all. */
export interface SplitPanel {
  readonly id: string
  readonly size: number
  readonly min: number
  readonly max?: number
}

/** The sizes once kept, if they fit the panels there are; else those the panels ask for. */
export function readSizes(kept: string | null, panels: readonly SplitPanel[]): readonly number[] {
  const usual = panels.map(({ size }) => size)
  if (kept === null) return usual
  try {
    const sizes: unknown = JSON.parse(kept)
    if (!Array.isArray(sizes) || sizes.length !== panels.length) return usual
    const fits = panels.every(({ min, max = 100 }, index) => {
      const size: unknown = sizes[index]
      return typeof size === 'number' && size >= min - 0.01 && size <= max + 0.01
    })
    return fits ? sizes : usual
  } catch {
    return usual
  }
}

/** Moves the edge behind a panel: what one gives the next takes, each within its bounds. */
export function moveEdge(
  sizes: readonly number[],
  panels: readonly SplitPanel[],
  edge: number,
  by: number,
): readonly number[] {
  const [before, after] = [panels[edge], panels[edge + 1]]
  const [one, other] = [sizes[edge], sizes[edge + 1]]
  if (!before || !after || one === undefined || other === undefined) return sizes
  const least = Math.max(before.min - one, other - (after.max ?? 100))
  const most = Math.min((before.max ?? 100) - one, other - after.min)
  const moved = Math.min(most, Math.max(least, by))
  return sizes.with(edge, one + moved).with(edge + 1, other - moved)
}
