/** How many steps back the curvature is remembered. */
const MEMORY = 20
const MOST_ROUNDS = 500
/** Where the slope has become this small beside what it was, nothing more is to be had. */
const FLAT = 1e-10

/** The lowest point of a convex function by L-BFGS; `lossAt` writes the slope at the point and gives the height. */
export function minimise(
  start: Float64Array,
  lossAt: (point: Float64Array, slope: Float64Array) => number,
  onRound: (share: number) => void,
): Float64Array {
  let point = start
  let slope = new Float64Array(start.length)
  let loss = lossAt(point, slope)
  const steep = Math.max(1, length(slope))
  const moves: { step: Float64Array; bend: Float64Array; inverse: number }[] = []
  for (let round = 0; round < MOST_ROUNDS && length(slope) > FLAT * steep; round += 1) {
    onRound(round / MOST_ROUNDS)
    const direction = downhill(slope, moves)
    const decline = dot(direction, slope)
    let share = round === 0 ? Math.min(1, 1 / length(slope)) : 1
    let next: Float64Array | null = null
    const nextSlope = new Float64Array(start.length)
    for (; share > 1e-12; share /= 2) {
      const tried = point.map((value, at) => value + share * direction[at]!)
      const height = lossAt(tried, nextSlope)
      // Near the bottom heights are equal to the last digit, and the slope alone tells.
      const isLower = height <= loss + 1e-4 * share * decline
      const isEven =
        Math.abs(height - loss) <= 1e-13 * Math.abs(loss) && length(nextSlope) < length(slope)
      if (!isLower && !isEven) continue
      ;[next, loss] = [tried, height]
      break
    }
    if (!next) break
    const step = next.map((value, at) => value - point[at]!)
    const bend = nextSlope.map((value, at) => value - slope[at]!)
    const curvature = dot(step, bend)
    if (curvature > 0) moves.push({ step, bend, inverse: 1 / curvature })
    if (moves.length > MEMORY) moves.shift()
    ;[point, slope] = [next, nextSlope]
  }
  return point
}

function downhill(
  slope: Float64Array,
  moves: readonly { step: Float64Array; bend: Float64Array; inverse: number }[],
): Float64Array {
  const direction = slope.map((value) => -value)
  const used = moves.toReversed().map((move) => {
    const share = move.inverse * dot(move.step, direction)
    add(direction, -share, move.bend)
    return share
  })
  const last = moves.at(-1)
  if (last) {
    const scale = 1 / (last.inverse * dot(last.bend, last.bend))
    for (let at = 0; at < direction.length; at += 1) direction[at] = direction[at]! * scale
  }
  for (const [place, move] of moves.entries()) {
    const share = used[moves.length - 1 - place]!
    add(direction, share - move.inverse * dot(move.bend, direction), move.step)
  }
  return direction
}

function add(into: Float64Array, factor: number, values: Float64Array): void {
  for (let at = 0; at < into.length; at += 1) into[at] = into[at]! + factor * values[at]!
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let at = 0; at < left.length; at += 1) sum += left[at]! * right[at]!
  return sum
}

function length(values: Float64Array): number {
  return Math.sqrt(dot(values, values))
}
