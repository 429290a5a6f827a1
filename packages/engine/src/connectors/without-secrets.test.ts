import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const SECRET = 'pä55 "wörd"/?+'

test.each([
  ['as it is', SECRET],
  ['in JSON', JSON.stringify({ a: SECRET }).slice(6, -2)],
  ['in an address', encodeURIComponent(SECRET)],
  ['in base64', Buffer.from(SECRET).toString('base64')],
  ['in base64 for addresses', Buffer.from(SECRET).toString('base64url')],
])('a secret %s is taken out', (_, said) => {
  expect(withoutSecrets(`no user "${said}" here`, { password: SECRET, empty: '' })).toBe(
    'no user "…" here',
  )
})
