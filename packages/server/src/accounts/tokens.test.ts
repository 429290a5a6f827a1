import { expect, test } from 'vitest'
import { sign, unsign } from './tokens.ts'

test('what was signed comes back, and nothing else', () => {
  const signed = sign('ana@example.com', 'secret')
  expect(unsign(signed, 'secret')).toBe('ana@example.com')
  expect(unsign(signed, 'another')).toBeNull()
  const [value = '', mac = ''] = signed.split('.')
  for (const forged of [
    '',
    '.',
    value,
    `${value}.`,
    `${value}.${mac}x`,
    `${value}.${mac.slice(1)}`,
  ])
    expect(unsign(forged, 'secret'), forged).toBeNull()
})

test('a signature of as many letters, and more bytes, is refused like any other', () => {
  const [value = '', mac = ''] = sign('ana@example.com', 'secret').split('.')
  expect(unsign(`${value}.${mac.slice(1)}ü`, 'secret')).toBeNull()
  expect(unsign(`${value}.${'ü'.repeat(mac.length)}`, 'secret')).toBeNull()
})
