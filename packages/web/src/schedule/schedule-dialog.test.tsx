import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

// The client is loaded with the first call, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
beforeAll(() => import('@/app/client.ts'), 60_000)

const SCHEDULE = {
  pipelineId: 'p1',
  cron: '0 7 * * 1-5',
  said: 'every weekday at 07:00',
  timeZone: 'UTC',
  missed: 'once',
  isEnabled: true,
  pausedBecause: null,
  next: ['2026-01-01T07:00:00Z'],
}
const PIPELINE = {
  id: 'p1',
  name: 'Sales',
  description: '',
  isDraft: false,
  version: 1,
  blocks: [],
  connections: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

let answers: Record<string, unknown> = {}
// Once for all: the client keeps the fetch it was made with.
beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const body = answers[address.split('?')[0] ?? '']
    return Response.json(body ?? { code: 'unavailable' }, { status: body ? 200 : 503 })
  })
})
afterAll(() => vi.unstubAllGlobals())
afterEach(cleanup)

it('loses nothing that is being typed to an answer that comes late', async () => {
  serve(SCHEDULE)
  render(
    <QueryClientProvider client={queryClient}>
      <ScheduleDialog pipelineId="p1" onClose={() => {}} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.clear(await screen.findByLabelText('When'))
  await user.type(screen.getByLabelText('When'), 'every day at 9')
  // A time has passed.
  serve({ ...SCHEDULE, next: ['2026-01-02T07:00:00Z'] })
  await act(() => queryClient.refetchQueries())
  expect(screen.getByLabelText('When')).toHaveProperty('value', 'every day at 9')
  answers = {}
  await act(() => queryClient.refetchQueries())
  expect(screen.getByLabelText('When')).toHaveProperty('value', 'every day at 9')
  // What it says now is another thing.
  serve({ ...SCHEDULE, isEnabled: false, pausedBecause: 'Its last 5 runs failed.' })
  await act(() => queryClient.refetchQueries())
  await screen.findByText(/Its last 5 runs failed/)
})

function serve(schedule: unknown): void {
  answers = {
    '/api/pipelines/p1': PIPELINE,
    '/api/pipelines/p1/schedule': { schedule },
    '/api/pipelines/p1/trigger': { trigger: null },
  }
}
