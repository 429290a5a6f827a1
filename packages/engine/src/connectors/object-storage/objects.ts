import type { Session } from './session.ts'
import { OutsideFailed } from '../connector.ts'
import { findAll, readAnswer } from './xml.ts'

export interface StoredObject {
  readonly key: string
  readonly size: number
  readonly etag: string
}

export interface ListedObject extends StoredObject {
  readonly changedAt: Date
}

/** The objects of a bucket beneath a prefix, in the order of their keys. */
export async function* objects(
  session: Session,
  bucket: string,
  prefix: string,
): AsyncGenerator<ListedObject> {
  const followed = new Set<string>()
  for (let token = ''; ;) {
    const { text } = await session.askText({
      method: 'GET',
      bucket,
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(token === '' ? {} : { 'continuation-token': token }),
      },
    })
    const list = readAnswer(text, LIST)
    const isEncoded = list.said('EncodingType') === 'url'
    for (const found of list.children.filter(({ name }) => name === 'Contents'))
      yield {
        key: isEncoded ? decoded(found.said('Key')) : found.said('Key'),
        size: Number(found.said('Size')),
        etag: found.said('ETag'),
        changedAt: new Date(found.said('LastModified')),
      }
    if (list.said('IsTruncated') !== 'true') return
    const next = list.said('NextContinuationToken')
    // One that comes again would lead round and round.
    if (next === '' || followed.has(next))
      throw new OutsideFailed(
        'The list of objects breaks off: the storage did not say how it goes on.',
      )
    followed.add(next)
    token = next
  }
}

/** What an answer that lists objects is called. */
export const LIST = 'ListBucketResult'

export async function buckets(session: Session): Promise<readonly string[]> {
  const { text } = await session.askText({ method: 'GET' })
  return findAll(readAnswer(text, 'ListAllMyBucketsResult'), 'Bucket').map((found) =>
    found.said('Name'),
  )
}

function decoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
