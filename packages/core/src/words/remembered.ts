/** A cell or a sentence that is longer is not worth the room. */
const LONGEST = 200
const MOST = 5_000

/**
 * A pure function that keeps what it worked out: the same words come again and again, at every place of a
 * sentence, for every table and reader. When it knows too many it forgets them all, which costs little and
 * keeps no order.
 */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.result
    const result = work(text)
    if (text.length > LONGEST) return result
    if (known.size >= MOST) known.clear()
    known.set(text, { result })
    return result
  }
}
