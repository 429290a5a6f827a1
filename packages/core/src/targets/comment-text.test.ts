import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentText } from './comment-text.ts'

test('nothing that ends a line or turns its direction is left', () => {
  expect(commentText('Keep\nrows\r\u2028where\u202E x\0')).toBe('Keep rows where x')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (sentence) => {
      expect(commentText(sentence)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
    }),
  )
})
