import type { User } from '@plainflow/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '@/account/session.ts'
import { queryClient } from '@/app/query-client.ts'
import { RunComparison } from './comparison/run-comparison.tsx'
import { RunChoice } from './run-choice.tsx'
import { RunList } from './run-list.tsx'
import { RunPage } from './run-page.tsx'

// The client is loaded with the first call, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
beforeAll(() => import('@/app/client.ts'), 60_000)

let answers: Record<string, unknown> = {}
// Once for all: the client keeps the fetch it was made with.
beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const body = answers[address.split('?')[0] ?? '']
    return Response.json(body ?? { code: 'unavailable' }, { status: body ? 200 : 503 })
  })
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  queryClient.clear()
  answers = {}
  const user = { id: 'u1', email: 'ada@example.com' } as User // no more of it is shown
  useSession.setState({ status: 'authenticated', user })
})
afterEach(cleanup)

const RUN = {
  id: 'r1',
  pipelineId: 'p1',
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
  createdAt: '2026-01-01T10:00:00Z',
  finishedAt: '2026-01-01T10:01:00Z',
} as const
const SNAPSHOT = { pipelineName: 'Sales', blocks: [], connections: [] }
const ENTRY = { ...RUN, pipelineName: 'Sales', blockCount: 0, rows: 0, warned: 0 }
const going = { status: 'running', finishedAt: null } as const

it('keeps the page of a run though it could not be asked after once', async () => {
  serve({ '/api/executions/r1': RUN, '/api/executions/r1/snapshot': SNAPSHOT })
  show(<RunPage />)
  await screen.findByRole('heading', { name: 'Sales' })
  await failOnce()
  expect(screen.getByRole('heading', { name: 'Sales' })).toBeDefined()
})

it('keeps the list of runs as well', async () => {
  serve({ '/api/executions/history': { runs: [ENTRY], count: 1 } })
  show(<RunList />, '/runs')
  await screen.findByText('1 run')
  await failOnce()
  expect(screen.getByText('1 run')).toBeDefined()
})

it('offers what is over to compare with', async () => {
  const runs = [
    { ...ENTRY, id: 'r2', ...going },
    { ...ENTRY, id: 'r3' },
  ]
  serve({ '/api/executions/history': { runs, count: 2 } })
  show(<RunChoice run={RUN as never} />) // as the contract has it, but for readonly lists
  await screen.findByLabelText('Compare with')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

it('asks after a run that is not over until it is', async () => {
  serve({
    '/api/executions/r2': { ...RUN, id: 'r2', ...going },
    '/api/executions/r2/snapshot': SNAPSHOT,
  })
  const ran = { run: RUN, snapshot: SNAPSHOT } as never // likewise
  show(<RunComparison ran={ran} other="r2" />)
  await screen.findByText('The same blocks and connections ran.')
  const asked = () => queryClient.getQueryState(['execution', 'r2', 'compared'])?.dataUpdatedAt
  const first = asked()
  await expect.poll(asked, { timeout: 15_000 }).not.toBe(first)
})

async function failOnce(): Promise<void> {
  answers = {}
  await act(() => queryClient.refetchQueries())
  // Who looks is told in a turn of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(queryClient.getQueryCache().findAll({ predicate: hasFailed }).length).toBeGreaterThan(0)
}

function hasFailed({ state }: { state: { status: string } }): boolean {
  return state.status === 'error'
}

function serve(bodies: Record<string, unknown>): void {
  answers = bodies
}

function show(element: ReactNode, at = '/runs/r1'): void {
  const root = createRootRoute()
  const children = ['/runs', '/runs/$id'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => element }),
  )
  const router = createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
