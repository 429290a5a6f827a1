import { callPath, type Execution, CALLS } from '@plainflow/contract'
import { call } from '@/app/call.ts'

const POLL_MS = 2_000
const MAX_POLL_MS = 15_000

interface Follower {
  onChange: (execution: Execution) => void
  onEnd: (execution: Execution) => void
  /** A look at the run failed; another one follows. */
  onTrouble: () => void
}

/**
 * Follows a run by server-sent events. While they do not come through it asks every 2 seconds; the browser goes
 * on trying, and says itself which event was the last it saw.
 */
export function followExecution(id: string, follower: Follower): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  let asking = false
  const source = new EventSource(callPath(CALLS.executionEvents.path, { id }))

  const see = (execution: Execution) => {
    if (ended) return
    follower.onChange(execution)
    if (execution.status === 'queued' || execution.status === 'running') return
    stop()
    follower.onEnd(execution)
  }
  const poll = async (wait: number) => {
    try {
      see(await call('getExecution', { params: { id } }))
      if (!ended && asking) timer = setTimeout(() => void poll(POLL_MS), POLL_MS)
    } catch {
      if (ended || !asking) return
      follower.onTrouble()
      timer = setTimeout(() => void poll(Math.min(wait * 2, MAX_POLL_MS)), wait)
    }
  }
  const stop = () => {
    ended = true
    clearTimeout(timer)
    source.close()
  }
  const read = (event: MessageEvent<string>) => {
    // Sent by our own server after a check against the same schema.
    see(JSON.parse(event.data) as Execution)
  }
  source.addEventListener('message', read)
  source.addEventListener('execution', read)
  source.addEventListener('error', () => {
    if (ended || asking) return
    asking = true
    void poll(POLL_MS)
  })
  source.addEventListener('open', () => {
    asking = false
    clearTimeout(timer)
  })
  return stop
}
