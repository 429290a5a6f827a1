import type { Log } from '../log.ts'
import { type Settings, SettingsError } from '../settings.ts'
import { holdsFiles, readCopiesMark, writeCopiesMark } from './copies-mark.ts'
import type { FileStore } from './file-store.ts'
import { filesAddress } from '../files-place.ts'
import { filesFolder } from './files-folder.ts'
import { FolderFiles } from './folder-files.ts'
import { reachBucket } from './reach-bucket.ts'

/** Where the settings say, once it was reached; what lies elsewhere is never left aside in silence. */
export async function openFiles(settings: Settings, log: Log): Promise<FileStore> {
  const root = filesFolder(settings)
  const copiesOf = await readCopiesMark(root)
  const { files: place } = settings
  if (place === null) {
    if (copiesOf !== null)
      throw new SettingsError([
        `PLAINFLOW_FILES: is not set, but the files are kept at ${copiesOf}; name it, or bring them back with plainflow admin move-files --to folder`,
      ])
    return new FolderFiles(root)
  }
  const address = filesAddress(place)
  if (copiesOf !== null && copiesOf !== address)
    throw new SettingsError([
      `PLAINFLOW_FILES: is ${address}, but the files are kept at ${copiesOf}; name it, or bring them back with plainflow admin move-files --to folder first`,
    ])
  if (copiesOf === null && (await holdsFiles(root)))
    throw new SettingsError([
      `PLAINFLOW_FILES: is ${address}, but the files are kept in ${root}; start without it, or move them with plainflow admin move-files --to s3://…`,
    ])
  const bucket = await reachBucket(settings, place)
  // Only who keeps files in one loads what speaks to it.
  const { BucketFiles } = await import('./bucket-files.ts')
  if (copiesOf === null) await writeCopiesMark(root, address)
  const { prefix, mostCopies } = place
  return new BucketFiles({ bucket, prefix, root, mostCopies, log })
}
