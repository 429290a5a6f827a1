import { expect, test } from 'vitest'
import { EngineTurns } from './engine-turns.ts'

test('a user has two turns at most, and everybody gets one in the end', async () => {
  const turns = new EngineTurns()
  const now = new Map<string, number>()
  const most = new Map<string, number>()
  const work = (user: string) => async () => {
    now.set(user, (now.get(user) ?? 0) + 1)
    most.set(user, Math.max(most.get(user) ?? 0, now.get(user) ?? 0))
    await new Promise((resolve) => setImmediate(resolve))
    now.set(user, (now.get(user) ?? 0) - 1)
    return user
  }
  const users = ['ann', 'bob', 'cleo']
  const done = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const user = users[index % 3] ?? ''
      return turns.take(user, work(user))
    }),
  )
  expect(done).toHaveLength(60)
  expect(Math.max(...most.values())).toBeLessThanOrEqual(2)
})

test('work that fails gives its turn back', async () => {
  const turns = new EngineTurns()
  const failing = () => Promise.reject(new Error('broken'))
  for (let count = 0; count < 10; count++)
    await expect(turns.take('ann', failing)).rejects.toThrow('broken')
  expect(await turns.take('ann', async () => 'fine')).toBe('fine')
})

test('a flood is refused instead of kept', async () => {
  const turns = new EngineTurns()
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  const flood = Array.from({ length: 60 }, () => turns.take('ann', () => held))
  const results = Promise.allSettled(flood)
  finish()
  const refused = (await results).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
})
