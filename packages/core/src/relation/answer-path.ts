/**
 * A path into an answer, `data.items[0].rows`, `['a.b']`, `$.items`: names and places, one by one. Null where
 * it is none.
 */
export function answerPath(written: string): readonly string[] | null {
  const text = written.trim().replace(/^\$\.?/, '')
  const steps: string[] = []
  let at = 0
  while (at < text.length) {
    STEP.lastIndex = at
    const found = STEP.exec(text)
    if (!found) return null
    steps.push(found[1] ?? found[2] ?? found[3] ?? found[4] ?? '')
    at = STEP.lastIndex
  }
  return steps
}

const STEP = /\.?(?:\[(\d+)\]|\["([^"]+)"\]|\['([^']+)'\]|([^.[\]]+))/y
