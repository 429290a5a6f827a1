/** Of every stretch of a long line its lowest and highest point: peaks stay, however many are left out. */
export function thinLine<T extends { readonly y: number | null }>(
  points: readonly T[],
  most: number,
): readonly T[] {
  if (points.length <= most) return points
  const stretch = Math.ceil(points.length / Math.max(1, Math.floor(most / 2)))
  const kept: T[] = []
  for (let start = 0; start < points.length; start += stretch) {
    const part = points.slice(start, start + stretch)
    const drawn = part.filter(({ y }) => y !== null)
    const low = drawn.reduce<T | undefined>(
      (least, one) => (under(one, least) ? one : least),
      drawn[0],
    )
    const high = drawn.reduce<T | undefined>(
      (most_, one) => (under(most_, one) ? one : most_),
      drawn[0],
    )
    if (low === undefined || high === undefined) kept.push(...part.slice(0, 1))
    else if (low === high) kept.push(low)
    else kept.push(...(part.indexOf(low) < part.indexOf(high) ? [low, high] : [high, low]))
  }
  return kept
}

function under(one: { readonly y: number | null } | undefined, other: typeof one): boolean {
  return (one?.y ?? 0) < (other?.y ?? 0)
}

/** Every so many of a cloud of points, from end to end. */
export function thinPoints<T>(points: readonly T[], most: number): readonly T[] {
  if (points.length <= most) return points
  const stride = points.length / most
  return Array.from({ length: most }, (_, index) => points[Math.floor(index * stride)] as T) // within the list
}
