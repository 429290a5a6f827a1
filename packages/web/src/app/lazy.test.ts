import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { untilLoaded } from './lazy.ts'

const health = vi.fn<typeof fetch>()
const away = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  health.mockReset()
  vi.stubGlobal('fetch', health)
  vi.useFakeTimers()
  useToasts.setState({ message: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for a server that is away, says so once, and loads when it is back', async () => {
  health.mockImplementation(away)
  const load = vi.fn<() => Promise<string>>(away)
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(5_000)
  const told = useToasts.getState().message
  expect(told?.title).toBe('Not loaded yet')
  expect(load).toHaveBeenCalledTimes(3)
  load.mockResolvedValue('part')
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('part')
  expect(useToasts.getState().message?.id).toBe(told?.id)
})

it('gives up where the server is there and the part is not', async () => {
  health.mockResolvedValue(Response.json({ status: 'ok' }))
  await expect(untilLoaded(away)).rejects.toThrow('Failed to fetch')
  expect(useToasts.getState().message).toBeNull()
})
