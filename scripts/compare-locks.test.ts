import { expect, test } from 'vitest'
import { compareLocks } from './compare-locks.mjs'

const LOCK = {
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', optional: true },
}

test('a lock that stayed as it was is fine', () => {
  expect(compareLocks(LOCK, LOCK)).toEqual({ changed: [], added: [] })
})

test('a version, a content or a package that is gone is told', () => {
  const after = { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-c' } }
  expect(compareLocks(LOCK, after).changed).toEqual([
    'node_modules/a: 1.0.0 is 1.0.1 now',
    'node_modules/b: gone',
  ])
  const other = { ...LOCK, 'node_modules/b': { version: '2.0.0', integrity: 'sha512-x' } }
  expect(compareLocks(LOCK, other).changed).toEqual(['node_modules/b: another content under 2.0.0'])
})

test('one more optional binary is said and no fault, one more package is a fault', () => {
  const musl = { version: '2.0.0', integrity: 'sha512-m', optional: true }
  expect(compareLocks(LOCK, { ...LOCK, 'node_modules/b-musl': musl })).toEqual({
    changed: [],
    added: ['node_modules/b-musl'],
  })
  const more = { version: '3.0.0', integrity: 'sha512-n' }
  expect(compareLocks(LOCK, { ...LOCK, 'node_modules/c': more }).changed).toEqual([
    'node_modules/c: not in the lock',
  ])
})
