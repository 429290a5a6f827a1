import { createHash, createHmac } from 'node:crypto'

export interface Signer {
  readonly accessKey: string
  readonly secretKey: string
  readonly sessionToken: string
  readonly region: string
}

export interface ToSign {
  readonly method: string
  /** As it stands in the request, encoded. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** All that are signed, in lower case; the host among them. */
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body. */
  readonly bodyHash: string
}

/**
 * The headers of a request signed by version 4 of Amazon's way (for S3: the path is encoded once). Who holds
 * no key asks unsigned.
 */
export function signedHeaders(asked: ToSign, signer: Signer, now: Date): Record<string, string> {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const headers: Record<string, string> = {
    ...asked.headers,
    'x-amz-content-sha256': asked.bodyHash,
    'x-amz-date': moment,
    ...(signer.sessionToken === '' ? {} : { 'x-amz-security-token': signer.sessionToken }),
  }
  if (signer.accessKey === '') return { ...asked.headers }
  const names = Object.keys(headers).toSorted()
  const canonical = [
    asked.method,
    asked.path,
    queryText(asked.query),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    asked.bodyHash,
  ].join('\n')
  const day = moment.slice(0, 8)
  const scope = `${day}/${signer.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = [day, signer.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${signer.secretKey}`,
  )
  const signature = hmac(key, text).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${signer.accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...headers, authorization }
}

/** In the order that is signed, and sent so. */
export function queryText(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
}

/** Everything but letters, digits and four signs; the parts of a key stay apart. */
export function encodedPath(path: string): string {
  return path.split('/').map(encoded).join('/')
}

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
