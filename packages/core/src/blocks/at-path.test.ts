import { describe, expect, it } from 'vitest'
import { readAt, writeAt } from './at-path.ts'

describe('paths into a configuration', () => {
  const configuration = { parameters: { mode: 'all', where: { match: 'any' } } }

  it('reads what is there, and undefined for what is not', () => {
    expect(readAt(configuration, 'parameters.where.match')).toBe('any')
    expect(readAt(configuration, 'parameters.missing.match')).toBeUndefined()
  })
  it('does not reach into prototypes', () => {
    expect(readAt(configuration, 'parameters.constructor')).toBeUndefined()
  })
  it('writes a copy and leaves the rest as it was', () => {
    const changed = writeAt(configuration, 'parameters.where.match', 'all')
    expect(changed).toEqual({ parameters: { mode: 'all', where: { match: 'all' } } })
    expect(configuration.parameters.where.match).toBe('any')
  })
  it('makes what is missing on the way', () => {
    expect(writeAt({}, 'output.format', 'csv')).toEqual({ output: { format: 'csv' } })
  })
})

it('writes into a list and leaves it a list', () => {
  const before = { parameters: { keys: [{ column: 'a' }, { column: 'b' }] } }
  expect(writeAt(before, 'parameters.keys.1.column', 'c')).toEqual({
    parameters: { keys: [{ column: 'a' }, { column: 'c' }] },
  })
  expect(before.parameters.keys[1]).toEqual({ column: 'b' })
})
