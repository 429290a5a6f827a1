import { lazy as lazyOnce } from 'react'
import { toast } from '@/design/toast.ts'

const AGAIN_MS = 2_000
const WAITS = 'The server could not be reached. This part opens as soon as it answers.'

/**
 * A part of a page that is loaded when it is first shown. React's own `lazy` asks once: a click while
 * the server is away, and the whole page, canvas and all, would give way to the one for errors.
 */
export const lazy: typeof lazyOnce = (load) => lazyOnce(() => untilLoaded(load))

export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let isTold = false; ; isTold = true) {
    try {
      return await load()
    } catch {
      // The server is there: what is missing is broken or of an older version, which a reload mends.
      if (await isServerThere()) return load()
      if (!isTold) toast('Not loaded yet', WAITS, 'danger')
      await untilOnline()
    }
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    // By its address: the contract that knows it may not be loaded either.
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** A moment, or until the browser is online again. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, AGAIN_MS)
    addEventListener('online', go)
  })
}
