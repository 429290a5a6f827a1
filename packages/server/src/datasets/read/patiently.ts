import type { Failure } from '@plainflow/contract'

/** Milliseconds for which the sender of a large file waits to see it read. */
const PATIENCE = 800

/** What a reading ends with, unless it takes too long to wait for. */
export async function patiently(reading: Promise<Failure | null>): Promise<Failure | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE)
  })
  const failure = await Promise.race([reading, late])
  clearTimeout(timer)
  return failure
}
