import type { Execution } from '@plainflow/contract'
import { expect, it } from 'vitest'
import { settleBlocks } from './settle-blocks.ts'

const block = { rows: null, ms: null, error: null, cached: false }
const stopped: Execution = {
  id: 'e1',
  pipelineId: 'p1',
  status: 'cancelled',
  progress: 0.3,
  hasGeneratedFiles: false,
  fileKeys: [],
  hasResults: false,
  error: null,
  createdAt: '2026-01-01T00:00:00Z',
  finishedAt: '2026-01-01T00:00:02Z',
  resultKeys: [],
  outputKeys: [],
  artifacts: [],
  startedBy: 'person',
  blocks: [
    { ...block, id: 'load', status: 'completed', rows: 3 },
    { ...block, id: 'sort', status: 'running' },
  ],
}

it('leaves no block running once the run was stopped', () => {
  expect(settleBlocks(stopped).blocks.map(({ status }) => status)).toEqual(['completed', 'waiting'])
})

it('lets the blocks of a run in progress run', () => {
  const running: Execution = { ...stopped, status: 'running', finishedAt: null }
  expect(settleBlocks(running)).toBe(running)
})
