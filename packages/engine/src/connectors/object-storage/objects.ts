import type { Session } from './session.ts'
import { findAll, readXml } from './xml.ts'

export interface StoredObject {
  readonly key: string
  readonly size: number
  readonly etag: string
}

/** The objects of a bucket beneath a prefix, in the order of their keys. */
export async function* objects(
  session: Session,
  bucket: string,
  prefix: string,
): AsyncGenerator<StoredObject> {
  for (let token = '', isFirst = true; isFirst || token !== ''; isFirst = false) {
    const { text } = await session.askText({
      method: 'GET',
      bucket,
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(isFirst ? {} : { 'continuation-token': token }),
      },
    })
    const [list] = findAll(readXml(text), 'ListBucketResult')
    const isEncoded = list?.said('EncodingType') === 'url'
    for (const found of list?.children.filter(({ name }) => name === 'Contents') ?? [])
      yield {
        key: isEncoded ? decoded(found.said('Key')) : found.said('Key'),
        size: Number(found.said('Size')),
        etag: found.said('ETag'),
      }
    const next = list?.said('NextContinuationToken') ?? ''
    // One that comes again would lead round and round.
    token = list?.said('IsTruncated') === 'true' && next !== token ? next : ''
  }
}

export async function buckets(session: Session): Promise<readonly string[]> {
  const { text } = await session.askText({ method: 'GET' })
  return findAll(readXml(text), 'Bucket').map((found) => found.said('Name'))
}

function decoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
