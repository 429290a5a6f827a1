import { expect, test } from 'vitest'
import { readCron } from './read-cron.ts'
import { shortestGap } from './shortest-gap.ts'

test.each([
  ['* * * * *', 1],
  ['*/15 * * * *', 15],
  ['0 * * * *', 60],
  ['0 7 * * *', 1440],
  ['0,5 7 * * *', 5],
  ['58,59 23 * * *', 1],
  ['59,0 0,23 * * *', 1],
  ['0 23,1 * * *', 120],
])('%s: %i minutes', (text, minutes) => {
  const cron = readCron(text)
  if (typeof cron === 'string') throw new Error(cron)
  expect(shortestGap(cron)).toBe(minutes)
})
