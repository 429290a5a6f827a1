import { Failure, ROUTES } from '@plainflow/contract'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { RateLimits } from './rate-limits.ts'

test('one account cannot be tried from many addresses', () => {
  const limits = new RateLimits()
  for (let address = 0; address < 10; address++) attempt(limits, `10.0.0.${address}`, 'a@b.co')
  expect(() => attempt(limits, '10.0.0.99', ' A@B.co ')).toThrow(Failure)
  expect(() => attempt(limits, '10.0.0.99', 'other@b.co')).not.toThrow()
})

test('one address cannot try many accounts', () => {
  const limits = new RateLimits()
  for (let account = 0; account < 10; account++) attempt(limits, '10.0.0.1', `${account}@b.co`)
  expect(() => attempt(limits, '10.0.0.1', 'next@b.co')).toThrow(Failure)
})

test('addresses of one household count as one', () => {
  const limits = new RateLimits()
  for (let host = 1; host <= 10; host++) attempt(limits, `2001:db8:1:2::${host}`, `${host}@b.co`)
  expect(() => attempt(limits, '2001:db8:1:2:9::', 'next@b.co')).toThrow(Failure)
  expect(() => attempt(limits, '2001:db8:1:3::1', 'next@b.co')).not.toThrow()
})

test('a window ends, and what ended is forgotten', () => {
  let now = 0
  const limits = new RateLimits(1, () => now)
  for (let count = 0; count < 10; count++) attempt(limits, '10.0.0.1', 'a@b.co')
  now = 15 * 60_000 - 1
  limits.sweep()
  expect(() => attempt(limits, '10.0.0.1', 'a@b.co')).toThrow(Failure)
  now = 15 * 60_000
  limits.sweep()
  expect(() => attempt(limits, '10.0.0.1', 'a@b.co')).not.toThrow()
})

test('a forgiven attempt does not count', () => {
  const limits = new RateLimits()
  for (let count = 0; count < 50; count++) attempt(limits, '10.0.0.1', 'a@b.co')()
  expect(() => attempt(limits, '10.0.0.1', 'a@b.co')).not.toThrow()
})

function attempt(limits: RateLimits, ip: string, email: string): () => void {
  const request = { ip, body: { email } } as FastifyRequest // all that is read of it
  return limits.count('signUp', ROUTES.signUp, request)
}
