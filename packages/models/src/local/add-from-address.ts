import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ModelFileProblem } from './model-file-problem.ts'
import { type AddedModel, type ModelFiles, nameOfModel } from './model-files.ts'

export interface DownloadOptions {
  readonly files: ModelFiles
  /** Null: as the file is called at the address. */
  readonly name: string | null
  readonly signal: AbortSignal
  /** Told how many bytes there are; null: of an unknown number. */
  onProgress(bytes: number, all: number | null): void
}

/** Fetches a model and takes it in. What is there when it breaks off is thrown away. */
export async function addFromAddress(
  address: string,
  { files, name, signal, onProgress }: DownloadOptions,
): Promise<AddedModel> {
  const url = new URL(address)
  const called = nameOfModel(name ?? decodeURIComponent(basename(url.pathname)))
  await mkdir(files.folder, { recursive: true })
  const folder = await mkdtemp(join(files.folder, 'fetching-'))
  try {
    const response = await fetch(url, { signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      const why = error instanceof Error ? error.message : String(error)
      throw new ModelFileProblem(`${url.host} cannot be reached (${why}).`)
    })
    if (!response.ok || !response.body)
      throw new ModelFileProblem(`${url.host} answered ${response.status} instead of the file.`)
    const length = Number(response.headers.get('content-length'))
    const all = length > 0 ? length : null
    await refuseFull(folder, all)
    const path = join(folder, 'model.gguf')
    // The same stream by two declarations of it.
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, counting(onProgress, all), createWriteStream(path), { signal })
    return await files.add(called, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Refuses at the first bytes what is no model: a page of some site would be fetched to its end. */
function counting(onProgress: DownloadOptions['onProgress'], all: number | null): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const isFirst = bytes === 0
      bytes += chunk.length
      if (isFirst && !'GGUF'.startsWith(chunk.toString('latin1', 0, Math.min(4, chunk.length))))
        return done(new ModelFileProblem('There is no GGUF file at this address.'))
      onProgress(bytes, all)
      return done(null, chunk)
    },
    flush(done) {
      const isShort = all !== null && bytes < all
      done(isShort ? new ModelFileProblem('The file broke off. Try again.') : null)
    },
  })
}

async function refuseFull(folder: string, all: number | null): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (all === null || all < bavail * bsize) return
  throw new ModelFileProblem('There is not enough room on the disk for this file.')
}
