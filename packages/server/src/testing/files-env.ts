import { randomUUID } from 'node:crypto'
import { bucketEnv, ENDPOINT, startBucket } from './start-bucket.ts'

/**
 * What a server of a test finds in its environment to keep its files. PLAINFLOW_TEST_FILES=s3 has all of them
 * keep theirs in a bucket, so that the whole suite runs that way.
 */
export function filesEnv(): Record<string, string> {
  const endpoint = process.env[ENDPOINT]
  return endpoint === undefined ? {} : bucketEnv(endpoint, randomUUID())
}

/** Once in a run; workers inherit where it is. */
export async function startFiles(): Promise<() => Promise<void>> {
  if (process.env['PLAINFLOW_TEST_FILES'] !== 's3' || process.env[ENDPOINT]) return async () => {}
  const bucket = await startBucket()
  process.env[ENDPOINT] = bucket.env('')['PLAINFLOW_FILES_ENDPOINT']
  return () => bucket.stop()
}
