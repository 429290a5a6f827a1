import { Failure } from '@plainflow/contract'

export function etag(version: number): string {
  return `"${version}"`
}

/** The version an If-Match header names. */
export function readVersion(header: string | undefined): number {
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header ?? '')?.[1]
  if (version === undefined)
    throw new Failure(
      'invalid_request',
      'If-Match is missing: it names the version this was made from, as the ETag gave it.',
    )
  return Number(version)
}
