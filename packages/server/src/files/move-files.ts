import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '@plainflow/engine/bucket'
import type { Settings } from '../settings.ts'
import { lockFolder } from '../store/folder-lock.ts'
import { FETCHING } from './bucket-files.ts'
import { KEPT_FOLDERS, readCopiesMark, writeCopiesMark } from './copies-mark.ts'
import { filesFolder } from './files-folder.ts'
import { filesAddress, type FilesPlace } from '../files-place.ts'
import { filesBeneath } from './folder-files.ts'
import { reachBucket } from './reach-bucket.ts'

export interface MovedFiles {
  readonly files: number
  readonly bytes: number
  /** Of them, those that a try before had moved already. */
  readonly already: number
}

/**
 * Copies all files to where they are to be kept, compares each by its length and SHA-256 as it is read back,
 * and only then says that they are kept there: killed before, nothing has changed, and the next try goes on.
 * Nothing is deleted. Null: into the data folder.
 */
export async function moveFiles(settings: Settings, to: FilesPlace | null): Promise<MovedFiles> {
  const { dataFolder } = settings
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataFolder)
  try {
    const root = filesFolder(settings)
    const copiesOf = await readCopiesMark(root)
    if (copiesOf === (to && filesAddress(to)))
      throw new Error(`The files are kept ${copiesOf === null ? `in ${root}` : `at ${copiesOf}`}.`)
    if (to !== null && copiesOf !== null)
      throw new Error(`The files are kept at ${copiesOf}: bring them back first, with --to folder.`)
    const place = to ?? settings.files
    if (place === null || (copiesOf !== null && filesAddress(place) !== copiesOf))
      throw new Error(`The files are kept at ${copiesOf}: name it by PLAINFLOW_FILES.`)
    const bucket = await reachBucket(settings, place)
    try {
      const pair = { bucket, prefix: place.prefix, root }
      const moved = await (to === null ? bringBack(pair) : bringAway(pair))
      await writeCopiesMark(root, to && filesAddress(to))
      return moved
    } finally {
      bucket.close()
    }
  } finally {
    await lock.release()
  }
}

interface Pair {
  readonly bucket: Bucket
  readonly prefix: string
  readonly root: string
}

async function bringAway({ bucket, prefix, root }: Pair): Promise<MovedFiles> {
  const count = new Count()
  // Of a try that was killed: nobody else sends anything there while the files are kept here.
  for (const folder of KEPT_FOLDERS)
    for (const upload of await bucket.unfinished(`${prefix}${folder}/`)) await bucket.abort(upload)
  for (const folder of KEPT_FOLDERS) {
    const there = await listed(bucket, `${prefix}${folder}/`)
    for await (const { path, bytes } of filesBeneath(root, folder)) {
      const [key, place] = [prefix + path, join(root, path)]
      const content = await hashOf(createReadStream(place))
      const isThere = there.get(key) === bytes && (await hashAt(bucket, key)) === content
      if (!isThere) {
        await bucket.put(key, createReadStream(place))
        refuseOther(path, content, await hashAt(bucket, key))
      }
      count.add(bytes, isThere)
    }
  }
  return count
}

async function bringBack({ bucket, prefix, root }: Pair): Promise<MovedFiles> {
  const count = new Count()
  for (const folder of KEPT_FOLDERS)
    for await (const { key, size } of bucket.list(`${prefix}${folder}/`)) {
      const path = key.slice(prefix.length)
      const place = join(root, path)
      const content = await hashAt(bucket, key)
      const here = await stat(place).catch(() => null)
      const isHere = here?.size === size && (await hashOf(createReadStream(place))) === content
      if (!isHere) {
        // Where a start tidies up, if this is killed.
        const part = join(root, FETCHING, randomUUID())
        for (const parent of [place, part])
          await mkdir(dirname(parent), { recursive: true, mode: 0o700 })
        const answer = await bucket.get(key)
        await pipeline(answer.content, createWriteStream(part, { mode: 0o600, flush: true }))
        refuseOther(path, content, await hashOf(createReadStream(part)))
        await rm(place, { force: true })
        await rename(part, place)
      }
      count.add(size, isHere)
    }
  await rm(join(root, FETCHING), { recursive: true, force: true, maxRetries: 3 })
  return count
}

class Count implements MovedFiles {
  files = 0
  bytes = 0
  already = 0

  add(bytes: number, isThere: boolean): void {
    this.files += 1
    this.bytes += bytes
    if (isThere) this.already += 1
  }
}

async function listed(bucket: Bucket, prefix: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, size } of bucket.list(prefix)) sizes.set(key, size)
  return sizes
}

async function hashAt(bucket: Bucket, key: string): Promise<string> {
  return hashOf((await bucket.get(key)).content)
}

async function hashOf(content: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece as Buffer) // a stream of bytes
  return hash.digest('hex')
}

function refuseOther(path: string, wanted: string, found: string): void {
  if (wanted !== found)
    throw new Error(`${path} is another where it came to. Nothing was moved; try again.`)
}
