/** Chances that are the same for the same seed on every machine. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number below this one. */
  below(end: number): number
}

/** Small fast counter of Chris Doty-Humphrey: 32-bit integers alone, so that no machine rounds otherwise. */
export function seededRandom(seed: number): Random {
  let [a, b, c, counter] = [0, Math.floor(seed / 4_294_967_296) | 0, seed | 0, 1]
  const draw = () => {
    const drawn = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + drawn) | 0
    return drawn >>> 0
  }
  // The first draws still show what the seed looked like.
  for (let round = 0; round < 15; round += 1) draw()
  const next = () => draw() / 4_294_967_296
  return { next, below: (end) => Math.floor(next() * end) }
}

/** In a chance order, in place. */
export function shuffle(places: Int32Array, random: Random): void {
  for (let end = places.length; end > 1; end -= 1) {
    const other = random.below(end)
    const last = places[end - 1]!
    places[end - 1] = places[other]!
    places[other] = last
  }
}
