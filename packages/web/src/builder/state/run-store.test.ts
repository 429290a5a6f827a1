import type { Execution } from '@plainflow/contract'
import { type Block, EMPTY_PIPELINE, type Pipeline } from '@plainflow/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDocument } from './document-store.ts'
import { resumeRun } from './resume-run.ts'
import { forgetRun, useRun } from './run-store.ts'
import { MESSAGE_FIELD, writeMessage } from './unsent-message.ts'
import { resetWorkspace, show, useWorkspace } from './workspace-store.ts'

const last: Execution = {
  id: 'r1',
  pipelineId: 'p1',
  status: 'running',
  hasGeneratedFiles: false,
  fileKeys: [],
  hasResults: false,
  resultKeys: [],
  outputKeys: [],
  artifacts: [],
  startedBy: 'person',
  progress: 0.5,
  blocks: [],
  error: null,
  createdAt: '2026-01-01T10:00:00Z',
  finishedAt: null,
}
const stored = { id: 'p1', updatedAt: '2026-01-01T09:59:59Z' }
const opened: string[] = []
let served: readonly Execution[] = []
const streams: EventTarget[] = []
// For all tests: the client keeps the fetch it was made with.
const answer = (asked: string | URL | Request) => {
  const url = asked instanceof Request ? asked.url : String(asked)
  const body = url.endsWith('/snapshot') ? { pipelineName: 'Sales', ...ran } : served
  return Promise.resolve(new Response(JSON.stringify(body), { status: 200 }))
}
let ran: Pipeline = EMPTY_PIPELINE

beforeEach(() => {
  forgetRun()
  opened.length = 0
  ran = EMPTY_PIPELINE
  useDocument.setState({ key: 'p1', saved: { pipeline: EMPTY_PIPELINE, name: 'Sales' } })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor(url: string) {
        super()
        streams.push(this)
        opened.push(url)
      }
      close() {}
    },
  )
})
afterEach(() => {
  forgetRun()
  writeMessage('')
  vi.unstubAllGlobals()
})

it('goes on following a run that was under way when the page was reloaded', async () => {
  serve([last])
  await resumeRun(stored)
  expect(useRun.getState()).toMatchObject({ status: 'running', execution: { id: 'r1' } })
  expect(opened).toEqual(['/api/executions/r1/events'])
})

it('shows the last run again, without following what has ended', async () => {
  serve([{ ...last, status: 'completed' }])
  await resumeRun(stored)
  expect(useRun.getState().status).toBe('completed')
  expect(opened).toEqual([])
})

it('leaves a run alone that is older than what was saved', async () => {
  serve([{ ...last, status: 'completed' }])
  await resumeRun({ ...stored, updatedAt: '2026-01-01T10:00:01Z' })
  expect(useRun.getState().status).toBe('idle')
})

it.each([
  ['shows a run of a part', [block('load', 'a')], 'completed'],
  ['leaves an old run alone that was run again', [block('load', 'b')], 'idle'],
  ['leaves a run alone of blocks that are gone', [block('load', 'a'), block('old', 'a')], 'idle'],
] as const)('%s', async (_, blocks, expected) => {
  const pipeline = { blocks: [block('load', 'a'), block('next', 'a')], connections: [] }
  useDocument.setState({ saved: { pipeline, name: 'Sales' } })
  ran = { blocks: [...blocks], connections: [] }
  serve([{ ...last, status: 'completed' }])
  await resumeRun(stored)
  expect(useRun.getState().status).toBe(expected)
})

it('leaves a run alone that belongs to a pipeline no longer open', async () => {
  serve([last])
  useDocument.setState({ key: 'p2' })
  await resumeRun(stored)
  expect(useRun.getState().status).toBe('idle')
  expect(opened).toEqual([])
})

it.each([
  ['columns', 'results'],
  ['code', 'code'],
] as const)('shows the results from %s, and leaves the code where it is', async (before, after) => {
  resetWorkspace()
  show({ bottomTab: before })
  await runToItsEnd()
  expect(useRun.getState().status).toBe('completed')
  expect(useWorkspace.getState()).toMatchObject({ rightTab: 'performance', bottomTab: after })
})

it('never takes the chat away from under a message that is being written', async () => {
  resetWorkspace()
  show({ narrowView: 'assistant' })
  writeMessage('only those above')
  await runToItsEnd()
  expect(useWorkspace.getState()).toMatchObject({ rightTab: 'agent', narrowView: 'assistant' })
})

it('nor from under its cursor, before the first letter', async () => {
  resetWorkspace()
  const field = Object.assign(document.createElement('textarea'), { id: MESSAGE_FIELD })
  document.body.append(field)
  field.focus()
  await runToItsEnd()
  field.remove()
  expect(useWorkspace.getState().rightTab).toBe('agent')
})

async function runToItsEnd(): Promise<void> {
  serve([last])
  await resumeRun(stored)
  const data = JSON.stringify({ ...last, status: 'completed' })
  streams.at(-1)?.dispatchEvent(new MessageEvent('execution', { data }))
}

function serve(executions: readonly Execution[]): void {
  served = executions
}

function block(id: string, expression: string): Block {
  const place = { position: { x: 0, y: 0 }, data: {} }
  return { id, type: 'filter', label: id, configuration: { parameters: { expression } }, ...place }
}
