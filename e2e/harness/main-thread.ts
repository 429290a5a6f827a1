import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds by the clock of the thread: what other programs take does not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export interface Frames {
  readonly count: number
  /** Milliseconds of main thread in the middle one of all frames. */
  readonly median: number
}

/** What the page's main thread does for each frame while something is done to it, from a trace. */
export async function mainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Frames> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']
  await browser.startTracing(page, { categories })
  await act()
  const trace = await browser.stopTracing()
  // As Chromium writes it.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      framesOf(traceEvents.filter((one) => one.pid === pid && one.tid === tid)),
    )
  // The page's own renderer is the one that drew.
  const [frames = []] = threads.toSorted((left, right) => right.length - left.length)
  const sorted = frames.toSorted((left, right) => left - right)
  return { count: sorted.length, median: sorted[Math.floor(sorted.length / 2)] ?? Infinity }
}

/** From one commit to the next: everything the thread ran in between. */
function framesOf(events: readonly TraceEvent[]): number[] {
  const commits = events
    .filter(({ name, ph }) => name === 'Commit' && ph === 'X')
    .map(({ ts }) => ts)
    .toSorted((left, right) => left - right)
  const frames = commits.slice(1).map(() => 0)
  for (const { name, ph, ts, tdur } of events) {
    if (name !== 'RunTask' || ph !== 'X') continue
    const at = commits.findLastIndex((commit) => commit <= ts)
    if (at >= 0 && at < frames.length) frames[at] = (frames[at] ?? 0) + (tdur ?? 0) / 1000
  }
  return frames
}
