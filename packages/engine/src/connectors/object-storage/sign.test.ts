import { expect, test } from 'vitest'
import { encodedPath, queryText, sha256, signedHeaders } from './sign.ts'

const SIGNER = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  sessionToken: '',
  region: 'us-east-1',
}
const NOW = new Date('2013-05-24T00:00:00Z')
const HOST = { host: 'examplebucket.s3.amazonaws.com' }

/** The examples of Amazon's own documentation of signatures in headers. */
test('signatures are those of the examples that Amazon gives', () => {
  const empty = { method: 'GET', bodyHash: sha256('') }
  const part = signedHeaders(
    { ...empty, path: '/test.txt', query: {}, headers: { ...HOST, range: 'bytes=0-9' } },
    SIGNER,
    NOW,
  )
  expect(part['authorization']).toMatch(
    /SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  )
  const query = { 'max-keys': '2', prefix: 'J' }
  const list = signedHeaders({ ...empty, path: '/', query, headers: HOST }, SIGNER, NOW)
  expect(list['authorization']).toMatch(
    /=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
  )
})

test('without a key nothing is signed; every sign of a key of an object is encoded once', () => {
  const open = { ...SIGNER, accessKey: '' }
  const asked = { method: 'GET', path: '/', query: {}, headers: HOST, bodyHash: sha256('') }
  expect(signedHeaders(asked, open, NOW)).toEqual(HOST)
  expect(encodedPath("/b/a b/ü(1)*'!+%.csv")).toBe('/b/a%20b/%C3%BC%281%29%2A%27%21%2B%25.csv')
  expect(queryText({ prefix: 'a/b', 'list-type': '2' })).toBe('list-type=2&prefix=a%2Fb')
})
