import type { Limits } from '../limits.ts'
import { removeHome } from './child-home.ts'
import { endChild, startChild, type StartedChild } from './start-child.ts'

let spare: { readonly key: string; readonly child: Promise<StartedChild> } | undefined
let closed = false
let working = 0

/**
 * A child ready for a job: the spare one where its limits fit, else a new one. A new spare follows
 * when it ended, or at once where it is to last.
 */
export async function takeChild(limits: Limits, isLasting = false): Promise<StartedChild> {
  const waiting = spare?.key === keyOf(limits) ? spare.child : undefined
  // Before any await: two callers at once must not both get this one.
  if (waiting) spare = undefined
  const taken = await waiting?.catch(() => undefined)
  const alive = taken?.process.exitCode === null && taken.process.signalCode === null
  const child = taken && alive ? taken : await startChild(limits)
  if (isLasting) {
    setTimeout(prepare, 50, limits).unref()
    return child
  }
  working += 1
  child.process.once('exit', () => {
    working -= 1
    setTimeout(prepare, 50, limits).unref()
  })
  return child
}

/** Starts the spare. It holds no job and no timer, and ends by itself when this process does. */
function prepare(limits: Limits): void {
  // While a job runs, starting another process would only slow it down.
  if (closed || spare || working > 0) return
  const child = startChild(limits).then((started) => {
    started.process.unref()
    started.process.channel?.unref()
    // The pipe would keep this process alive as well; its type hides that it is a socket.
    const stderr = started.process.stderr as { unref?: () => void } | null
    stderr?.unref?.()
    started.process.once('exit', () => {
      void removeHome(started.home)
      if (spare?.child === child) spare = undefined
    })
    return started
  })
  child.catch(() => {
    if (spare?.child === child) spare = undefined
  })
  spare = { key: keyOf(limits), child }
}

/** Ends the spare child; for a server that stops and for tests. */
export async function closeEngine(): Promise<void> {
  closed = true
  const last = spare
  spare = undefined
  const child = await last?.child.catch(() => undefined)
  child?.process.ref()
  if (child) await endChild(child)
}

/** What the operating system was told at start cannot be changed later; the rest is set with the job. */
function keyOf(limits: Limits): string {
  return `${limits.memory} ${limits.disk}`
}
