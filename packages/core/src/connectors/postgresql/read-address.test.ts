import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  [
    'postgresql://ana:s%40fe@db.example.com:6432/shop?sslmode=require',
    { host: 'db.example.com', port: 6432, database: 'shop', user: 'ana', tls: 'require' },
    { password: 's@fe' },
  ],
  [
    ' postgres://ana@db.example.com/shop ',
    { host: 'db.example.com', port: 5432, database: 'shop', user: 'ana' },
    {},
  ],
  [
    'postgresql://ana:x@[2001:db8::1]/my%20shop?sslmode=disable',
    { host: '2001:db8::1', port: 5432, database: 'my shop', user: 'ana', tls: 'off' },
    { password: 'x' },
  ],
])('takes %s apart', (address, settings, secrets) => {
  expect(readAddress(address)).toEqual({ settings, secrets })
})

test.each(['', 'mysql://ana@host/shop', 'postgresql://', 'postgresql://ana:%zz@host/shop', 'shop'])(
  '"%s" is none',
  (address) => {
    expect(readAddress(address)).toBeNull()
  },
)
