import { expect, test } from 'vitest'
import { readAddress, whyRefused } from './read-address.ts'

test.each([
  [
    'mongodb://ana:s%40fe@db.example.com:27018/shop?tls=true&authSource=people&retryWrites=true&w=majority',
    {
      host: 'db.example.com',
      port: 27018,
      database: 'shop',
      user: 'ana',
      authSource: 'people',
      tls: 'verify',
    },
    { password: 's@fe' },
  ],
  [
    ' mongodb://db.example.com/shop ',
    { host: 'db.example.com', port: 27017, database: 'shop', user: '', tls: 'off' },
    {},
  ],
  [
    'mongodb://ana:x@[2001:db8::1]/my%20shop?ssl=true&tlsAllowInvalidCertificates=true',
    {
      host: '2001:db8::1',
      port: 27017,
      database: 'my shop',
      user: 'ana',
      authSource: 'my shop',
      tls: 'require',
    },
    { password: 'x' },
  ],
])('takes %s apart', (address, settings, secrets) => {
  expect(readAddress(address)).toEqual({ settings, secrets })
  expect(whyRefused(address)).toBeNull()
})

test.each([
  ['mongodb+srv://ana:x@cluster.example.com/shop', /mongodb\+srv/],
  ['mongodb://a.example.com,b.example.com:27018/shop', /several hosts/],
  ['mongodb://ana:x@a.example.com,127.0.0.1/shop', /several hosts/],
  ['mongodb://%2Ftmp%2Fmongodb-27017.sock/shop', /a file in the place of a host/],
  ['mongodb://h/shop?proxyHost=127.0.0.1', /"proxyhost"/],
  ['mongodb://h/shop?tlsCAFile=/etc/passwd', /"tlscafile"/],
  ['mongodb://h/shop?tlsCertificateKeyFile=/root/key', /"tlscertificatekeyfile"/],
  ['mongodb://h/shop?loadBalanced=true', /"loadbalanced"/],
  ['mongodb://h/shop?authMechanism=MONGODB-AWS', /"authmechanism"/],
  ['mongodb://h/shop?authMechanismProperties=ENVIRONMENT:azure', /"authmechanismproperties"/],
  ['mongodb://h/shop?tls=true&TLS=false', /"tls twice"/],
  ['mongodb://h/shop?t%6CsCAFile=/etc/passwd', /"tlscafile"/],
  ['mongodb://h/shop?tls=maybe', /"tls"/],
])('%s is refused with a reason', (address, words) => {
  expect(readAddress(address)).toBeNull()
  expect(whyRefused(address)).toMatch(words)
})

test.each(['', 'mysql://ana@host/shop', 'mongodb://', 'mongodb://ana:%zz@host/shop', 'shop'])(
  '"%s" is none',
  (address) => {
    expect(readAddress(address)).toBeNull()
  },
)
