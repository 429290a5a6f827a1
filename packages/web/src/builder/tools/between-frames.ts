/** After the paint: that something is looked for has to be seen. */
const FIRST_MS = 50
/** What one frame can spare beside drawing. */
const SHARE_MS = 6

/** Goes through the steps while nothing else is to be drawn, and tells the end; what is returned stops it. */
export function betweenFrames<End>(
  steps: Iterator<unknown, End, undefined>,
  tell: (end: End) => void,
): () => void {
  let timer = setTimeout(go, FIRST_MS)
  function go(): void {
    const until = performance.now() + SHARE_MS
    do {
      const { done, value } = steps.next()
      if (done) return tell(value)
    } while (performance.now() < until)
    timer = setTimeout(go, 0)
  }
  return () => clearTimeout(timer)
}
