/**
 * The seed by which `npm test` takes a tenth of what the planner is asked, where the planner is as it
 * was when all of it was asked and answered right; without one everything is asked.
 */
const SEED = process.env['PLAINFLOW_SEED_PLANNER']

const SHARE = 0.1

export function someOf<T>(all: readonly T[], seed = SEED): readonly T[] {
  if (seed === undefined) return all
  const wanted = Math.ceil(all.length * SHARE)
  const places = all.map((_, place) => ({ place, drawn: drawFor(seed, place) }))
  const taken = new Set(
    places
      .toSorted((one, other) => one.drawn - other.drawn)
      .slice(0, wanted)
      .map(({ place }) => place),
  )
  return all.filter((_, place) => taken.has(place))
}

/** So many of a list, the same ones by the same seed. */
export function drawn<T>(all: readonly T[], count: number, seed: string): readonly T[] {
  return all
    .map((one, place) => ({ one, at: drawFor(seed, place) }))
    .toSorted((first, second) => first.at - second.at)
    .slice(0, count)
    .map(({ one }) => one)
}

/** How often a property is tried that takes long. */
export function someRuns(runs: number, seed = SEED): number {
  return seed === undefined ? runs : Math.ceil(runs * SHARE)
}

/** FNV-1a of the seed and the place, as evenly spread as a draw need be. */
function drawFor(seed: string, place: number): number {
  let hash = 2_166_136_261
  for (const letter of `${seed}:${place}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  // The last letters move the low bits alone; this carries them up.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2_246_822_519)
  return (hash ^ (hash >>> 13)) >>> 0
}
