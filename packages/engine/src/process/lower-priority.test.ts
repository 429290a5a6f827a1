import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { completeLimits, DEFAULT_LIMITS, leaveCores } from '../limits.ts'
import { IN_BACKGROUND, WAITED_FOR } from './lower-priority.ts'
import { CHILD_ENTRY, endChild, startChild } from './start-child.ts'

const cases = [
  ['a job', false, WAITED_FOR],
  ['work in the background', true, IN_BACKGROUND],
] as const

test.runIf(existsSync('/proc/self/task')).each(cases)(
  'every thread of a child gives way to us: %s',
  async (_, isBackground, nice) => {
    const child = await startChild(DEFAULT_LIMITS, CHILD_ENTRY, isBackground)
    try {
      // Its database is open by then, with all its threads.
      expect(await once(child.process, 'message')).toEqual([{ kind: 'ready' }, undefined])
      expect(getPriority()).toBeLessThan(nice)
      expect(nicesOf(child.process.pid ?? 0)).toEqual(new Set([nice]))
    } finally {
      await endChild(child)
    }
  },
)

test('a server keeps a core, but work always gets one', () => {
  try {
    leaveCores(1)
    const left = Math.max(1, availableParallelism() - 1)
    expect(completeLimits({}).threads).toBe(Math.min(DEFAULT_LIMITS.threads, left))
    leaveCores(1_000)
    expect(completeLimits({}).threads).toBe(1)
    expect(completeLimits({ threads: 3 }).threads).toBe(3)
  } finally {
    leaveCores(0)
  }
  expect(completeLimits({}).threads).toBe(DEFAULT_LIMITS.threads)
})

function nicesOf(pid: number): Set<number> {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'),
  )
  // proc(5): the 19th field, of which the third follows the bracket.
  return new Set(
    threads.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])),
  )
}
