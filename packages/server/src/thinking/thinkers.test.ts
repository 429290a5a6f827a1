import { afterEach, expect, test } from 'vitest'
import { block, chain, type Graph, times, transform } from '../testing/costly/graphs.ts'
import { Thinkers, type ThinkingLimits } from './thinkers.ts'

const columns = times(2_000, (at) => ({ name: `c${at}`, type: 'number' as const }))
const catalogue = { datasets: [{ id: 'wide', name: 'wide', filename: 'wide.csv', columns }] }
/** Each unknown name is held against 2,000 others: minutes. */
const endless = {
  catalogue,
  pipeline: chain('wide', [
    block(
      't',
      'transform',
      transform(times(300, (at) => [`v${at}`, times(300, (name) => `month_of_${name}`).join('+')])),
    ),
  ]),
}
const small = { catalogue, pipeline: chain('wide', []) satisfies Graph }

let thinkers: Thinkers
afterEach(() => thinkers.close())

function start(limits: Partial<ThinkingLimits> = {}): Thinkers {
  thinkers = new Thinkers(limits)
  return thinkers
}

test('what takes too long is refused, and the next thought is answered', async () => {
  start({ milliseconds: 500 })
  await expect(thinkers.think('ann', 'check', endless)).rejects.toMatchObject({
    code: 'too_complex',
    status: 422,
  })
  expect(await thinkers.think('ann', 'summarize', small)).toBe('Load wide.csv')
})

test('a user waits for their own thoughts, and for nobody else’s', async () => {
  start({ milliseconds: 2_000, atOnce: 2 })
  const order: string[] = []
  const note = (who: string) => () => void order.push(who)
  const slow = thinkers.think('ann', 'check', endless).catch(note('ann, first'))
  const next = thinkers.think('ann', 'summarize', small).then(note('ann, second'))
  const other = thinkers.think('bob', 'summarize', small).then(note('bob'))
  await Promise.all([slow, next, other])
  expect(order).toEqual(['bob', 'ann, first', 'ann, second'])
})

test('a refusal comes out of the thread as it went in', async () => {
  start()
  const unknown = { blockType: 'teleport', blockLabel: 'x', configuration: {}, target: 'duckdb' }
  const given = { block: { ...unknown, target: 'duckdb' as const }, catalogue, sources: {} }
  await expect(thinkers.think('ann', 'printBlock', given)).rejects.toMatchObject({
    code: 'invalid_pipeline',
    message: 'There is no block type "teleport".',
  })
})

test('so does a bug, with its own stack', async () => {
  start()
  // @ts-expect-error -- nothing is given
  const thought = thinkers.think('ann', 'check', null)
  await expect(thought).rejects.toThrow(/null/)
})

test('what nests deeper than the stack is too complex, and the thread goes on', async () => {
  start()
  const rule = { action: 'fill_previous', columns: times(499, (at) => `c${at + 1}`), by: 'c0' }
  const pipeline = chain('wide', [block('c', 'clean', { rules: times(20, () => rule) })])
  await expect(thinkers.think('ann', 'compile', { pipeline, catalogue })).rejects.toMatchObject({
    code: 'too_complex',
  })
  expect(await thinkers.think('ann', 'summarize', small)).toBe('Load wide.csv')
})

test('who thinks while the server ends is told', async () => {
  start()
  const told = thinkers.think('ann', 'check', endless).catch((error: unknown) => error)
  await thinkers.warm()
  await thinkers.close()
  expect(await told).toMatchObject({ code: 'unavailable' })
  await expect(thinkers.think('ann', 'summarize', small)).rejects.toMatchObject({
    code: 'unavailable',
  })
})
