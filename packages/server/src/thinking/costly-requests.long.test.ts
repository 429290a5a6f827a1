import { expect, test } from 'vitest'
import { measureCostly } from '../testing/costly/measure-costly.ts'

/** What one request may take of the processor, and one turn of the event loop: in milliseconds. */
const MOST_CPU = 5_000
const MOST_STALL = 200

test('61 costly requests: no fault, no more than 5 seconds of the server, nobody is kept waiting', async () => {
  const all = await measureCostly(undefined, ({ what, route, status, cpu, stallCpu, stall }) => {
    const figures = [cpu, stallCpu, stall].map((ms) => `${Math.round(ms)} ms`)
    console.log(
      `${status}  cpu, longest turn by cpu and by clock: ${figures.join(', ')}  ${route}: ${what}`,
    )
  })
  expect(all).toHaveLength(61)
  expect(all.filter(({ status }) => status >= 500)).toEqual([])
  expect(all.filter(({ cpu }) => cpu > MOST_CPU)).toEqual([])
  // By the time of the processor: the clock also counts what other programs of the machine do.
  expect(all.filter(({ stallCpu }) => stallCpu > MOST_STALL)).toEqual([])
})
