import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { outsideId, type OutsideSource } from './source.ts'

// Any code unit: a name from outside may be half a letter.
const part = fc.string({ unit: 'binary', maxLength: 3 })
const connected = { connector: fc.constant('postgresql'), connection: part }
const source: fc.Arbitrary<OutsideSource> = fc.oneof(
  fc.record({ kind: fc.constant('table'), ...connected, schema: part, table: part }),
  fc.record({ kind: fc.constant('query'), ...connected, query: part }),
)

test('two sources have the same id only where they are the same, and none is the id of a dataset', () => {
  fc.assert(
    fc.property(source, source, (one, other) => {
      expect(outsideId(one) === outsideId(other)).toBe(
        JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other)),
      )
      expect(outsideId(one)).toMatch(/^\[/)
    }),
    { numRuns: 300 },
  )
})
