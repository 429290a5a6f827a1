import { describe, expect, test } from 'vitest'
import { readCron } from './read-cron.ts'
import { readWhen } from './read-when.ts'
import { sayCron } from './say-cron.ts'
import { whenOf } from './when-of.ts'

const cronOf = (said: string) => {
  const found = readWhen(said)
  return typeof found === 'string' ? found : found.text
}

describe('what people say becomes cron', () => {
  test.each([
    ['every weekday at 7', '0 7 * * 1-5'],
    ['Every weekday at 7.', '0 7 * * 1-5'],
    ['every monday at 9:30', '30 9 * * 1'],
    ['every hour', '0 * * * *'],
    ['hourly', '0 * * * *'],
    ['on the first of the month at 6:00', '0 6 1 * *'],
    ['every day at 19.30', '30 19 * * *'],
    ['at 7am every day', '0 7 * * *'],
    ['daily at 12 am', '0 0 * * *'],
    ['at noon', '0 12 * * *'],
    ['every morning', '0 6 * * *'],
    ['every evening at 7', '0 19 * * *'],
    ['nightly', '0 2 * * *'],
    ['every night at 11', '0 23 * * *'],
    ['every night at 2:30', '30 2 * * *'],
    ['every night at 12', '0 0 * * *'],
    ['every night at midnight', '0 0 * * *'],
    ['every day at noon and 18:00', '0 12,18 * * *'],
    ['every day at 8:00 and noon', '0 8,12 * * *'],
    ['at midnight and at 6 on weekdays', '0 0,6 * * 1-5'],
    ['at noon and midnight', '0 0,12 * * *'],
    ['daily at 12 midnight', '0 0 * * *'],
    ['at 12:00 noon', '0 12 * * *'],
    ['mondays and thursdays at 8', '0 8 * * 1,4'],
    ['every Mon, Wed and Fri at 18:00', '0 18 * * 1,3,5'],
    ['monday to friday at 6:15', '15 6 * * 1,2,3,4,5'],
    ['friday to sunday at 9', '0 9 * * 5,6,0'],
    ['at the weekend at 10', '0 10 * * 0,6'],
    ['every day at 7 and 19', '0 7,19 * * *'],
    ['every day at 7:30, 12:30 and 18:30', '30 7,12,18 * * *'],
    ['weekly', '0 6 * * 1'],
    ['every week on sunday at 23:45', '45 23 * * 0'],
    ['monthly', '0 6 1 * *'],
    ['every month on the 15th at 5', '0 5 15 * *'],
    ['on the 1st and 15th of the month at 4:00', '0 4 1,15 * *'],
    ['on the last day of the month at 22:00', '0 22 L * *'],
    ['the first monday of the month at 9', '0 9 * * 1#1'],
    ['every second monday of the month at 9', '0 9 * * 1#2'],
    ['every last friday at 9', '0 9 * * 5#L'],
    ['the 2nd monday at 9', '0 9 * * 1#2'],
    ['monthly on the second monday at 9', '0 9 * * 1#2'],
    ['every month on the 13th and on fridays at 9', '0 9 13 * 5'],
    ['on the last Friday of every month at 17:00', '0 17 * * 5#L'],
    ['every quarter at 6', '0 6 1 1,4,7,10 *'],
    ['every year', '0 6 1 1 *'],
    ['every january 1 at 0:00', '0 0 1 1 *'],
    ['on the 24th of December at 8', '0 8 24 12 *'],
    ['every 15 minutes', '*/15 * * * *'],
    ['every half hour', '*/30 * * * *'],
    ['every 2 hours', '0 */2 * * *'],
    ['every hour at :30', '30 * * * *'],
    ['every hour at 10 past', '10 * * * *'],
    ['every hour from 9 to 17 on weekdays', '0 9-17 * * 1-5'],
    ['every 30 minutes on weekdays', '*/30 * * * 1-5'],
    ['0 7 * * 1-5', '0 7 * * 1-5'],
    ['  0   7 * *  mon ', '0 7 * * mon'],
  ])('%s: %s', (said, cron) => {
    expect(cronOf(said)).toBe(cron)
  })
})

describe('what it does not understand is said, and nothing is guessed', () => {
  test.each([
    ['', 'Say when'],
    ['whenever it rains', '"whenever rains" was not understood'],
    ['every other week', '"other week" was not understood'],
    ['every weekday but friday at 7', '"but" was not understood'],
    ['every weekday at 7 and on sundays in May', '"may" was not understood'],
    ['monthly on monday at 9', '"monthly" was not understood'],
    ['every month on weekdays at 9', '"month" was not understood'],
    ['weekly on the 15th at 9', '"weekly" was not understood'],
    ['every second monday at 9', '"second monday" was not understood'],
    ['every 2nd monday at 9', '"2nd monday" was not understood'],
    ['every third friday at 9', '"third friday" was not understood'],
    ['every morning and noon', 'Say when in the morning'],
    ['every 7 minutes', 'does not fit evenly'],
    ['every 5 hours', 'does not fit evenly'],
    ['every day at 25:00', 'no time 25:00'],
    ['every day at 9:30 and 17:45', 'One schedule cannot run at 9:30 and 17:45'],
    ['every hour from 17 to 9', 'from an earlier one to a later'],
    ['run it', 'No day and no time'],
    ['0 7 * *', 'five fields'],
    ['0 0 7 * * 1', 'This has 6'],
    ['61 * * * *', '"61" is no minute'],
    ['5/15 * * * *', '"5/15" is no minute'],
    ['0 7 * * fry', '"FRY" is no weekday'],
    ['0 7 32 * *', '"32" is no day of the month'],
  ])('%s', (said, reason) => {
    expect(readWhen(said)).toEqual(expect.stringContaining(reason))
  })
})

describe('cron becomes English', () => {
  test.each([
    ['0 7 * * 1-5', 'every weekday at 07:00'],
    ['30 9 * * MON', 'every Monday at 09:30'],
    ['0 0 * * 7', 'every Sunday at 00:00'],
    ['0 * * * *', 'every hour'],
    ['*/15 * * * *', 'every 15 minutes'],
    ['0 */2 * * 1-5', 'every 2 hours on weekdays'],
    ['15 9-17 * * *', 'every hour at :15 from 9 to 17'],
    ['0 6 1,15 * *', 'on the 1st and 15th of the month at 06:00'],
    ['0 6 L * *', 'on the last day of the month at 06:00'],
    ['0 9 * * 1#1', 'on the first Monday of the month at 09:00'],
    ['0 0 24 12 *', 'every December 24 at 00:00'],
    ['0 6 1 1,4,7,10 *', 'on the 1st of January, April, July and October at 06:00'],
    ['0 7 13 * 5', 'on the 13th of the month and every Friday at 07:00'],
    ['0 7 * 3 *', 'every day in March at 07:00'],
    [
      '*/5 8,9 * * *',
      "every day at :00, :05, :10, :15, :20, :25, :30, :35, :40, :45, :50 and :55 past 8 and 9 o'clock",
    ],
  ])('%s: %s', (cron, said) => {
    const read = readCron(cron)
    expect(typeof read === 'string' ? read : sayCron(read)).toBe(said)
  })
})

const DAYS = [
  'every day',
  'every weekday',
  'every monday and friday',
  'weekly',
  'monthly',
  'on the 2nd and 23rd of the month',
  'on the last day of the month',
  'on the third tuesday of the month',
  'every march 5',
]
const TIMES = ['at 7', 'at 0:05', 'at 9:30 and 17:30', 'in the evening']
const PACES = [
  'every hour',
  'every hour at :45',
  'every 20 minutes',
  'every 6 hours',
  'every hour from 8 to 18',
]
const said = [
  ...DAYS.flatMap((day) => TIMES.map((time) => `${day} ${time}`)),
  ...PACES.flatMap((pace) =>
    ['', ' on weekdays', ' on the 1st of the month', ' on sundays'].map((day) => pace + day),
  ),
]

test.each(said)('said back, it means the same: %s', (words) => {
  const cron = readWhen(words)
  if (typeof cron === 'string') throw new Error(cron)
  expect(whenOf(cron)).toBe(sayCron(cron))
})

test('what there are no words for is shown as it was written', () => {
  const cron = readCron('0 7 * 3 *')
  if (typeof cron === 'string') throw new Error(cron)
  expect(whenOf(cron)).toBe('0 7 * 3 *')
})
