import { callPath, type Execution, ROUTES } from '@plainflow/contract'
import { call } from '@/app/call.ts'

const POLL_MS = 2_000
const MAX_POLL_MS = 15_000

interface Follower {
  onChange: (execution: Execution) => void
  onEnd: (execution: Execution) => void
  /** A look at the run failed; another one follows. */
  onTrouble: () => void
}

/** Follows a run by server-sent events; where those do not come through, by asking every 2 seconds. */
export function followExecution(id: string, follower: Follower): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const source = new EventSource(callPath(ROUTES.executionEvents.path, { id }))

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
      if (!ended) timer = setTimeout(() => void poll(POLL_MS), POLL_MS)
    } catch {
      if (ended) return
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
    if (ended) return
    source.close()
    void poll(POLL_MS)
  })
  return stop
}
