import { expect, it, vi } from 'vitest'
import { betweenFrames } from './between-frames.ts'

/** Waits end when what is waited for is there; a second is nothing on a busy machine. */
const PATIENCE = 10_000

/** Each step takes longer than a frame can spare. */
function* slow(done: number[], count: number) {
  for (let step = 0; step < count; step += 1) {
    for (const end = performance.now() + 8; performance.now() < end;);
    done.push(step)
    yield
  }
  return 'found'
}

it('lets others in between the steps, and tells the end once', async () => {
  const done: number[] = []
  const tell = vi.fn<(end: string) => void>()
  betweenFrames(slow(done, 4), tell)
  const seen = new Set<number>()
  await vi.waitFor(
    () => {
      seen.add(done.length)
      expect(tell).toHaveBeenCalledOnce()
    },
    { interval: 1, timeout: PATIENCE },
  )
  expect(tell).toHaveBeenCalledWith('found')
  expect(done).toEqual([0, 1, 2, 3])
  // Somebody was asked in between.
  expect([...seen].some((count) => count > 0 && count < 4)).toBe(true)
})

it('stops where it is told to', async () => {
  const done: number[] = []
  const tell = vi.fn<(end: string) => void>()
  const stop = betweenFrames(slow(done, 1_000), tell)
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(0), { timeout: PATIENCE })
  stop()
  const reached = done.length
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(done.length).toBe(reached)
  expect(tell).not.toHaveBeenCalled()
})
