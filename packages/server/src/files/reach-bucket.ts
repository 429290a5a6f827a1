import type { Bucket } from '@plainflow/engine/bucket'
import { readOldSecrets, readSecret } from '../read-secret.ts'
import { type Settings, SettingsError } from '../settings.ts'
import { filesAddress, type FilesPlace } from '../files-place.ts'

/** A bucket that answers, in which this installation may keep its files; to be closed. */
export async function reachBucket(settings: Settings, place: FilesPlace): Promise<Bucket> {
  // Only who keeps files in one loads what speaks to it.
  const { Bucket, BucketFailed } = await import('@plainflow/engine/bucket')
  const { claimBucket } = await import('./claim-bucket.ts')
  const bucket = new Bucket(place.bucket)
  const secret = readSecret(settings)
  const oldSecrets = readOldSecrets(settings)
  const address = filesAddress(place)
  try {
    await claimBucket({ bucket, prefix: place.prefix, address, secret, oldSecrets })
    return bucket
  } catch (error) {
    bucket.close()
    if (!(error instanceof BucketFailed)) throw error
    throw new SettingsError([`PLAINFLOW_FILES: ${address} cannot be used: ${error.message}`])
  }
}
