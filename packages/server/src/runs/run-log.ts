import type { RunEvent, RunNote } from '@plainflow/engine'
import type { LogEntry } from '../store/schema.ts'

/** A run of a thousand blocks says some four thousand things. */
const MOST = 10_000

/** What a run tells, with the time since it was taken up. */
export class RunLog {
  readonly #entries: LogEntry[] = []
  readonly #begin = performance.now()

  get entries(): LogEntry[] {
    return [...this.#entries]
  }

  note({ topic, block, text }: RunNote): void {
    this.#add({ topic, level: 'info', text, ...(block === undefined ? {} : { block }) })
  }

  run(level: LogEntry['level'], text: string): void {
    this.#add({ topic: 'run', level, text })
  }

  block(level: LogEntry['level'], block: string, text: string): void {
    this.#add({ topic: 'block', block, level, text })
  }

  event(event: RunEvent): void {
    if (event.kind === 'block-progress') return
    const { block } = event
    const about = { topic: 'block', block } as const
    if (event.kind === 'block-started') this.#add({ ...about, level: 'info', text: 'Started.' })
    else if (event.kind === 'block-failed')
      this.#add({ ...about, level: 'error', text: event.reason })
    else {
      const rows = `${event.rows.toLocaleString('en-US')} ${event.rows === 1 ? 'row' : 'rows'}`
      const how = event.cached ? 'from the cache' : `after ${event.ms} ms`
      this.#add({ ...about, level: 'info', text: `Finished with ${rows} ${how}.` })
      for (const text of event.warnings ?? []) this.#add({ ...about, level: 'warning', text })
    }
  }

  #add(entry: Omit<LogEntry, 'at'>): void {
    if (this.#entries.length >= MOST) return
    this.#entries.push({ at: Math.round(performance.now() - this.#begin), ...entry })
  }
}
