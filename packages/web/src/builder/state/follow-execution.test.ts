import type { Execution } from '@plainflow/contract'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { followExecution } from './follow-execution.ts'

const execution = (status: Execution['status']): Execution => ({
  id: 'r1',
  pipelineId: 'p1',
  status,
  hasGeneratedFiles: false,
  fileKeys: [],
  hasResults: false,
  resultKeys: [],
  outputKeys: [],
  artifacts: [],
  startedBy: 'person',
  progress: 0,
  blocks: [],
  error: null,
  createdAt: '',
  finishedAt: null,
})

class Source extends EventTarget {
  static latest: Source
  closed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Source.latest = this
  }
  close() {
    this.closed = true
  }
  say(value: Execution) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(value) }))
  }
}

let asked = 0
let answer: Execution['status'] = 'running'

vi.stubGlobal('EventSource', Source)
// One stub for all tests: the client is made with the first call and keeps the fetch it found.
vi.stubGlobal('fetch', () => {
  asked += 1
  return Promise.resolve(new Response(JSON.stringify(execution(answer)), { status: 200 }))
})
beforeEach(() => {
  asked = 0
})
afterAll(() => vi.unstubAllGlobals())

it('tells every change and the end, and then stops listening', () => {
  const seen: string[] = []
  const ended: string[] = []
  followExecution('r1', {
    onChange: ({ status }) => seen.push(status),
    onEnd: ({ status }) => ended.push(status),
    onTrouble: () => seen.push('trouble'),
  })
  expect(Source.latest.url).toBe('/api/executions/r1/events')
  Source.latest.say(execution('running'))
  Source.latest.say(execution('completed'))
  Source.latest.say(execution('completed'))
  expect(seen).toEqual(['running', 'completed'])
  expect(ended).toEqual(['completed'])
  expect(Source.latest.closed).toBe(true)
})

it('asks instead where events do not come through', async () => {
  answer = 'failed'
  const end = await new Promise<Execution>((resolve) => {
    followExecution('r1', {
      onChange: () => undefined,
      onEnd: resolve,
      onTrouble: () => undefined,
    })
    Source.latest.dispatchEvent(new Event('error'))
  })
  expect(end.status).toBe('failed')
  expect(Source.latest.closed).toBe(true)
})

it('asks no more once events come through again', async () => {
  vi.useFakeTimers()
  answer = 'running'
  const ended: string[] = []
  const stop = followExecution('r1', {
    onChange: () => undefined,
    onEnd: ({ status }) => ended.push(status),
    onTrouble: () => undefined,
  })
  Source.latest.dispatchEvent(new Event('error'))
  Source.latest.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(asked).toBe(1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toBe(2)
  Source.latest.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toBe(2)
  expect(Source.latest.closed).toBe(false)
  Source.latest.say(execution('completed'))
  expect(ended).toEqual(['completed'])
  stop()
  vi.useRealTimers()
})

it('says nothing any more once stopped', () => {
  const seen: string[] = []
  const stop = followExecution('r1', {
    onChange: ({ status }) => seen.push(status),
    onEnd: () => seen.push('end'),
    onTrouble: () => seen.push('trouble'),
  })
  stop()
  Source.latest.say(execution('completed'))
  Source.latest.dispatchEvent(new Event('error'))
  expect(seen).toEqual([])
})
