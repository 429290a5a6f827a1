import { expect, test } from 'vitest'
import { nextRuns } from './next-runs.ts'

/** In 2027 clocks change in Europe on March 28 and on October 31, in both cases at 01:00 UTC. */
test.each([
  [
    'at the same hour of the wall clock, whatever the offset',
    ['0 7 * * *', 'Europe/Berlin', '2027-03-27T05:00Z'],
    ['2027-03-27T06:00Z', '2027-03-28T05:00Z', '2027-03-29T05:00Z'],
  ],
  [
    'a time that is left out comes with the first minute there is',
    ['30 2 * * *', 'Europe/Berlin', '2027-03-27T12:00Z'],
    ['2027-03-28T01:00Z', '2027-03-29T00:30Z', '2027-03-30T00:30Z'],
  ],
  [
    'two times of an hour that is left out come once, with the first minute there is',
    ['0,30 2 * * *', 'Europe/Berlin', '2027-03-27T12:00Z'],
    ['2027-03-28T01:00Z', '2027-03-29T00:00Z', '2027-03-29T00:30Z'],
  ],
  [
    'of several hours of a day too, the one that is left out comes',
    ['0 2,14 * * *', 'Europe/Berlin', '2027-03-27T14:00Z'],
    ['2027-03-28T01:00Z', '2027-03-28T12:00Z', '2027-03-29T00:00Z'],
  ],
  [
    'and the one that comes twice is taken once',
    ['0 2,14 * * *', 'Europe/Berlin', '2027-10-30T14:00Z'],
    ['2027-10-31T00:00Z', '2027-10-31T13:00Z', '2027-11-01T01:00Z'],
  ],
  [
    'several times of an hour that comes twice are taken once each',
    ['*/30 2 * * *', 'Europe/Berlin', '2027-10-30T14:00Z'],
    ['2027-10-31T00:00Z', '2027-10-31T00:30Z', '2027-11-01T01:00Z'],
  ],
  [
    'all hours, however they are written, go on by the hour',
    ['0 */1 * * *', 'Europe/Berlin', '2027-10-30T23:30Z'],
    ['2027-10-31T00:00Z', '2027-10-31T01:00Z', '2027-10-31T02:00Z'],
  ],
  [
    'a time that comes twice is taken once',
    ['30 2 * * *', 'Europe/Berlin', '2027-10-30T12:00Z'],
    ['2027-10-31T00:30Z', '2027-11-01T01:30Z', '2027-11-02T01:30Z'],
  ],
  [
    'every hour goes on by the hour over the hour that comes twice',
    ['0 * * * *', 'Europe/Berlin', '2027-10-30T23:30Z'],
    ['2027-10-31T00:00Z', '2027-10-31T01:00Z', '2027-10-31T02:00Z'],
  ],
  [
    'and over the one that is left out',
    ['0 * * * *', 'Europe/Berlin', '2027-03-28T00:30Z'],
    ['2027-03-28T01:00Z', '2027-03-28T02:00Z', '2027-03-28T03:00Z'],
  ],
  [
    'every 15 minutes too',
    ['*/15 * * * *', 'Europe/Berlin', '2027-10-31T00:50Z'],
    ['2027-10-31T01:00Z', '2027-10-31T01:15Z', '2027-10-31T01:30Z'],
  ],
  [
    'where clocks change by half an hour',
    ['30 1 * * *', 'Australia/Lord_Howe', '2027-04-03T12:00Z'],
    ['2027-04-03T14:30Z', '2027-04-04T15:00Z', '2027-04-05T15:00Z'],
  ],
  [
    'at midnight, where the day begins at one',
    ['0 0 * * *', 'America/Havana', '2027-03-13T12:00Z'],
    ['2027-03-14T05:00Z', '2027-03-15T04:00Z', '2027-03-16T04:00Z'],
  ],
  [
    'on the last day of the month, in a leap year too',
    ['0 6 L * *', 'UTC', '2028-01-31T12:00Z'],
    ['2028-02-29T06:00Z', '2028-03-31T06:00Z', '2028-04-30T06:00Z'],
  ],
  [
    'on the last Friday and the first Monday of a month',
    ['0 6 * * 5#L,1#1', 'UTC', '2027-03-20T12:00Z'],
    ['2027-03-26T06:00Z', '2027-04-05T06:00Z', '2027-04-30T06:00Z'],
  ],
  [
    'on the 13th and on every Friday, as cron means two days',
    ['0 6 13 * 5', 'UTC', '2027-04-08T12:00Z'],
    ['2027-04-09T06:00Z', '2027-04-13T06:00Z', '2027-04-16T06:00Z'],
  ],
  ['never, on a day that does not come', ['0 6 31 2 *', 'UTC', '2027-01-01T00:00Z'], []],
])('%s', (_, [cron = '', zone = '', after = ''], expected) => {
  const found = nextRuns(cron, zone, new Date(after), 3).map((time) => time.toISOString())
  expect(found).toEqual(expected.map((time) => time.replace('Z', ':00.000Z')))
})
