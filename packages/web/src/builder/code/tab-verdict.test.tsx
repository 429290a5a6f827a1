import type { Execution, ExecutionCertificate } from '@plainflow/contract'
import type { Pipeline, TargetVerdict } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { openPipeline } from '../state/pipeline-store.ts'
import { forgetRun, useRun } from '../state/run-store.ts'
import { certificateQuery } from './certificate-query.ts'
import { TabVerdict } from './tab-verdict.tsx'

const PROVEN: Pipeline = { blocks: [], connections: [] }
const CHANGED: Pipeline = {
  blocks: [
    {
      id: 'l',
      type: 'load_csv',
      label: 'Load',
      position: { x: 0, y: 0 },
      data: {},
      configuration: {},
    },
  ],
  connections: [],
}

beforeEach(() => {
  queryClient.setQueryData(certificateQuery('run').queryKey, KNOWN)
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } })
  openPipeline(PROVEN)
  useRun.setState({ status: 'completed', execution: EXECUTION, pipeline: PROVEN })
})
afterEach(() => {
  cleanup()
  forgetRun()
  queryClient.clear()
  queryClient.setDefaultOptions({})
})

it('says of each language what was found, and nothing of one that was not tried', () => {
  show()
  expect(screen.getByTestId('duckdb').textContent).toBe('PASS')
  expect(screen.getByTestId('pandas').textContent).toBe('FAIL')
  expect(screen.getByTestId('polars').textContent).toBe('NOT RUN')
  expect(screen.getByTestId('dplyr').textContent).toBe('')
})

it('says nothing once the canvas is another than was proven', () => {
  show()
  act(() => openPipeline(CHANGED))
  for (const id of TRIED) expect(screen.getByTestId(id).textContent).toBe('')
})

const TRIED = ['duckdb', 'pandas', 'polars', 'dplyr'] as const

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      {TRIED.map((id) => (
        <span key={id} data-testid={id}>
          <TabVerdict target={id} />
        </span>
      ))}
    </QueryClientProvider>,
  )
}

const EXECUTION: Execution = {
  id: 'run',
  pipelineId: 'p',
  status: 'completed',
  hasGeneratedFiles: false,
  fileKeys: [],
  hasResults: false,
  resultKeys: [],
  outputKeys: [],
  artifacts: [],
  startedBy: 'person',
  progress: 1,
  blocks: [],
  error: null,
  createdAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
}

function judged(target: TargetVerdict['target'], verdict: TargetVerdict['verdict']): TargetVerdict {
  return {
    target,
    verdict,
    reason: null,
    cause: null,
    runtime: [],
    code: null,
    ms: 1,
    differences: [],
  }
}

const KNOWN: ExecutionCertificate = {
  certificate: {
    form: 1,
    date: '2026-01-01T00:00:00Z',
    pipeline: '0'.repeat(64),
    engine: { name: 'DuckDB', version: '1' },
    sandbox: 'folder',
    data: [],
    results: [],
    targets: [judged('duckdb', 'PASS'), judged('pandas', 'FAIL'), judged('polars', 'NOT RUN')],
  },
  verification: null,
  error: null,
  refusal: null,
}
