import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test('an address with a key leads to its endpoint; the secret is none of the settings', () => {
  const read = readAddress(
    's3://AKIA1:ab/c+d%40e@minio.example.com:9000/sales/x.csv?scheme=http&style=virtual&region=eu-1',
  )
  expect(read).toEqual({
    settings: {
      scheme: 'http',
      host: 'minio.example.com',
      port: 9000,
      region: 'eu-1',
      bucket: 'sales',
      style: 'virtual',
      accessKey: 'AKIA1',
    },
    secrets: { secretKey: 'ab/c+d@e' },
  })
})

test('the region is read from a host of Amazon; a bucket alone is one of theirs', () => {
  const named = readAddress('s3://K:S@s3.eu-central-1.amazonaws.com/sales')
  expect(named?.settings).toMatchObject({ region: 'eu-central-1', port: 443, scheme: 'https' })
  expect(readAddress('s3a://my.bucket/2024/a@b.csv')).toEqual({
    settings: { scheme: 'https', host: 's3.amazonaws.com', port: 443, bucket: 'my.bucket' },
    secrets: {},
  })
})

test.each([
  'https://bucket.s3.amazonaws.com/x',
  's3://',
  's3://K:S@',
  's3://K:S@host:1:2/x',
  's3://K:%zz@host/x',
  's3://a b/c',
  's3://K:S@ho st/x',
])('%s is no address of a bucket', (text) => {
  expect(readAddress(text)).toBeNull()
})
