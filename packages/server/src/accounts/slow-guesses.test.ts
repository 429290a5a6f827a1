import { Failure } from '@plainflow/contract'
import { beforeEach, expect, test } from 'vitest'
import { accountKey, SlowGuesses } from './slow-guesses.ts'

const ann = accountKey('ann@example.com')
const bob = accountKey('bob@example.com')
let now = 0
let guesses: SlowGuesses

beforeEach(() => {
  now = 0
  guesses = new SlowGuesses(1, () => now)
})

test('ten wrong guesses cost nothing, then each wait is longer, up to half a minute', () => {
  for (let guess = 0; guess < 10; guess++) expect(wrong('10.0.0.1')).toBe(0)
  const waits: number[] = []
  for (let guess = 0; guess < 8; guess++) {
    const wait = wrong('10.0.0.1')
    waits.push(wait)
    expect(wrong('10.0.0.1')).toBe(wait) // too early: as long as before, not longer
    now += wait * 1000
    expect(wrong('10.0.0.1')).toBe(0)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
})

test('one address cannot try many accounts quickly', () => {
  for (let account = 0; account < 10; account++)
    expect(wrong('10.0.0.1', accountKey(`${account}@b.co`))).toBe(0)
  expect(wrong('10.0.0.1', bob)).toBeGreaterThan(0)
  expect(wrong('10.0.0.2', bob)).toBe(0)
})

test('of ten thousand addresses at one account ten guesses are judged, the rest have to wait', () => {
  const judged = Array.from({ length: 10_000 }, (_, each) =>
    wrong(`10.0.${each >> 8}.${each & 255}`),
  )
  expect(judged.filter((wait) => wait === 0)).toHaveLength(10)
  expect(wrong('10.9.9.9', bob)).toBe(0)
})

test('the owner on a new device waits half a minute at most, however the attack goes on', () => {
  attack()
  const wait = wrong('192.0.2.1')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(30)
  for (let second = 0; second < wait; second++) {
    now += 1000
    for (let each = 0; each < 50; each++) wrong(`10.1.0.${each}`)
  }
  // Whatever the others did meanwhile, this turn was kept.
  expect(wrong('192.0.2.1')).toBe(0)
})

test('a turn is used once', () => {
  attack()
  const wait = wrong('192.0.2.1')
  now += wait * 1000
  expect(wrong('192.0.2.1')).toBe(0)
  expect(wrong('192.0.2.1')).toBeGreaterThan(0)
})

test('a known device is not held up by others, but by its own wrong guesses', () => {
  attack()
  const guess = { address: '10.1.0.1', account: ann, device: 'desk' }
  expect(waitOf(() => guesses.count(guess)())).toBe(0)
  for (let each = 0; each < 10; each++) expect(waitOf(() => guesses.count(guess))).toBe(0)
  expect(waitOf(() => guesses.count(guess))).toBe(1)
  expect(waitOf(() => guesses.count({ ...guess, device: 'lap' }))).toBe(0)
})

test('what was no guess is taken off again, and counts are forgotten after a quarter of an hour', () => {
  for (let each = 0; each < 50; each++)
    guesses.count({ address: '10.0.0.1', account: ann, device: null })()
  attack()
  now += 15 * 60_000
  expect(wrong('10.1.0.1')).toBe(0)
  guesses.sweep()
  expect(wrong('10.1.0.1')).toBe(0)
})

test('an address in another spelling is the same account', () => {
  expect(accountKey(' ANN@example.com ')).toBe(ann)
})

/** From many addresses and for hours: the waits are as long as they get. */
function attack(): void {
  for (let each = 0; each < 2_000; each++) {
    wrong(`10.1.${each >> 8}.${each & 255}`)
    now += 500
  }
}

function wrong(address: string, account = ann): number {
  return waitOf(() => guesses.count({ address, account, device: null }))
}

/** Seconds to wait; 0 where the guess was taken. */
function waitOf(guess: () => unknown): number {
  try {
    guess()
    return 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return (error.details as { retryAfter: number }).retryAfter // what a refusal carries
  }
}
