import { expect, test } from 'vitest'
import { makeZip } from './make-zip.ts'
import { isMarked, MARK } from './marks.ts'

const HIDDEN = `secret ${MARK} secret`

test.each([
  ['as it is', HIDDEN],
  ['in JSON', JSON.stringify({ a: HIDDEN })],
  ['in an address', encodeURIComponent(HIDDEN)],
  ['in the query of an address', new URLSearchParams({ a: HIDDEN }).toString()],
  ...['', 'a', 'ab'].map((before) => [
    `in base64 behind "${before}"`,
    Buffer.from(before + HIDDEN).toString('base64'),
  ]),
  ['in base64 for addresses', Buffer.from(HIDDEN).toString('base64url')],
  ['in hexadecimal digits', Buffer.from(HIDDEN).toString('hex')],
])('the mark is found %s', (_, text = '') => {
  expect(isMarked(Buffer.from(text))).toBe(true)
  expect(isMarked(makeZip({ 'a.txt': text }))).toBe(true)
})

test('what is not there is not found', () => {
  expect(isMarked(Buffer.from(HIDDEN.slice(0, -9)))).toBe(false)
})
