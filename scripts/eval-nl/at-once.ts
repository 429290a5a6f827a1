/** Does the same with each item, so many at a time, and gives what came of it in their order. */
export async function atOnce<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (;;) {
      const at = next
      const item = items[at]
      if (at >= items.length || item === undefined) return
      next += 1
      results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, count) }, worker))
  return results
}
