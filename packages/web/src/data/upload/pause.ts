/** Waits, but not on: until the browser is online again, or nobody wants to any more. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', give)
    }
    const go = () => {
      stop()
      resolve()
    }
    const give = () => {
      stop()
      reject(signal.reason instanceof Error ? signal.reason : new Error('Cancelled'))
    }
    const timer = setTimeout(go, ms)
    if (signal.aborted) return give()
    addEventListener('online', go)
    signal.addEventListener('abort', give)
  })
}
