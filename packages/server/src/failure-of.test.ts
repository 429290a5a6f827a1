import { DrizzleQueryError } from 'drizzle-orm'
import { Failure } from '@plainflow/contract'
import { describe, expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

describe('a store that cannot be reached is told as passing, never as a bug', () => {
  const messages = [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ]
  test.each(messages)('%s', (message) => {
    expect(failureOf(query(new Error(message)))).toMatchObject({ code: 'unavailable', status: 503 })
  })

  const system = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED']
  // Closed by an operator, crashed beside us, starting or recovering, too many connections, cancelled.
  const postgres = ['57P01', '57P02', '57P03', '53300', '57014', '08006', '40P01']
  test.each([...system, ...postgres])('%s', (code) => {
    const error = Object.assign(new Error('write failed'), { code })
    expect(failureOf(error).code).toBe('unavailable')
    expect(failureOf(query(error)).code).toBe('unavailable')
  })

  test('a socket file that is not there; any other file that is missing is our bug', () => {
    const missing = (syscall: string) => Object.assign(new Error(), { code: 'ENOENT', syscall })
    expect(failureOf(query(missing('connect'))).code).toBe('unavailable')
    expect(failureOf(missing('open')).code).toBe('internal')
  })

  test('what it says of the data stays what it is', () => {
    const withCode = (code: string) => query(Object.assign(new Error(), { code }))
    expect(failureOf(withCode('23505')).code).toBe('conflict')
    expect(failureOf(withCode('53100')).code).toBe('disk_full')
    expect(failureOf(withCode('42P01')).code).toBe('internal')
    expect(failureOf(new Failure('not_found')).code).toBe('not_found')
  })
})

function query(cause: Error): Error {
  return new DrizzleQueryError('select 1', [], cause)
}
