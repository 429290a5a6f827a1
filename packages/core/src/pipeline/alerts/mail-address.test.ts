import { expect, test } from 'vitest'
import { isMailAddress } from './mail-address.ts'

test.each(['a@b.co', 'ops+sales@example.com', 'jürg@zürich.example', "o'brien@mail.example.org"])(
  'one mailbox: %s',
  (address) => expect(isMailAddress(address)).toBe(true),
)

test.each([
  '',
  'nobody',
  'a@b',
  'a@b.co\r\nBcc: z@z.co',
  'a@b.co\n',
  'a@b.co\u2028Bcc: z@z.co',
  'a@b.co, z@z.co',
  'a@b.co; z@z.co',
  'a b@c.co',
  '<a@b.co>',
  'A <a@b.co>',
  '"a"@b.co',
  'a@b@c.co',
  'a@[127.0.0.1]',
  'a@b..co',
  'a@b.co:25',
  'a\u0000@b.co',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b'.repeat(200)}.co`,
])('not one, or more than one: %j', (address) => expect(isMailAddress(address)).toBe(false))
