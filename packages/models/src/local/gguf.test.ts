import { describe, expect, it } from 'vitest'
import { headerOf } from './gguf.ts'
import { tinyGguf } from './testing/tiny-gguf.ts'

describe('what a file of a model says about itself', () => {
  it('is read', () => {
    expect(headerOf(tinyGguf())).toEqual({
      title: 'Tiny of the tests',
      architecture: 'llama',
      context: 2_048,
      // 30 layers with 3 heads of 64 keys and as many values, 2 bytes each.
      bytesPerToken: 30 * 3 * 64 * 2 * 2,
    })
  })

  it('may end anywhere: what was read stands', () => {
    const whole = tinyGguf()
    for (let length = 24; length < whole.length; length += 1)
      expect(headerOf(whole.subarray(0, length))).not.toBeNull()
  })

  it('may lie: sizes beyond the end and unknown types are no trouble', () => {
    const lying = tinyGguf()
    lying.writeBigUInt64LE(2n ** 63n, 16)
    expect(headerOf(lying)?.title).toBe('Tiny of the tests')
    lying.fill(0xff, 24)
    expect(headerOf(lying)?.title).toBeNull()
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><title>Sign in</title>')],
    ['another version', Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(40, 9)])],
  ])('%s is no model', (_, bytes) => {
    expect(headerOf(bytes)).toBeNull()
  })
})
