import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CannotOpen, Seal } from './seal.ts'

const SECRET = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const seal = new Seal(SECRET)

const place = fc.record({ owner: fc.uuid(), id: fc.uuid() })
const text = fc.string({ unit: 'binary', maxLength: 200 })

test('what was sealed is opened where it was sealed', () => {
  fc.assert(
    fc.property(text, place, (said, at) => {
      const sealed = seal.seal(said, at)
      expect(sealed).toMatch(/^pf1\.[\w-]{8}\.[\w-]{16}\.[\w-]{22,}$/)
      expect(seal.open(sealed, at)).toBe(Buffer.from(said).toString())
    }),
  )
})

test('the same is never sealed to the same', () => {
  const at = { owner: 'o', id: 'i' }
  expect(seal.seal('key', at)).not.toBe(seal.seal('key', at))
})

test('in another row, or of another owner, it does not open', () => {
  fc.assert(
    fc.property(text, place, fc.uuid(), (said, at, other) => {
      fc.pre(at.owner !== other && at.id !== other)
      const sealed = seal.seal(said, at)
      expect(() => seal.open(sealed, { ...at, id: other })).toThrow(CannotOpen)
      expect(() => seal.open(sealed, { ...at, owner: other })).toThrow(CannotOpen)
    }),
  )
})

test('with one character changed, added or taken away it does not open', () => {
  const letters = fc.constantFrom(...'Ab0_-.=é ')
  fc.assert(
    fc.property(text, place, fc.nat(), letters, (said, at, where, letter) => {
      const sealed = seal.seal(said, at)
      const index = where % sealed.length
      const [before, after] = [sealed.slice(0, index), sealed.slice(index + 1)]
      fc.pre(sealed[index] !== letter)
      expect(() => seal.open(before + letter + after, at)).toThrow(CannotOpen)
      expect(() => seal.open(before + after, at)).toThrow(CannotOpen)
      expect(() => seal.open(before + letter + sealed.slice(index), at)).toThrow(CannotOpen)
    }),
  )
})

test('whatever stands there instead, the error is a clean one that repeats nothing', () => {
  fc.assert(
    fc.property(fc.string(), place, (sealed, at) => {
      expect(() => seal.open(sealed, at)).toThrow(CannotOpen)
    }),
  )
})

test('a lost secret is told as such, an old one still opens, the new one seals', () => {
  fc.assert(
    fc.property(text, place, (said, at) => {
      const old = seal.seal(said, at)
      expect(() => new Seal(OTHER).open(old, at)).toThrow('not known any more')
      const both = new Seal(OTHER, [SECRET])
      expect(both.open(old, at)).toBe(Buffer.from(said).toString())
      expect(both.isCurrent(old)).toBe(false)
      const anew = both.seal(said, at)
      expect(both.isCurrent(anew)).toBe(true)
      expect(new Seal(OTHER).open(anew, at)).toBe(Buffer.from(said).toString())
      expect(() => seal.open(anew, at)).toThrow(CannotOpen)
    }),
  )
})
