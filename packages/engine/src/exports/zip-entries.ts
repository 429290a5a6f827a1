import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive: its text, or a file on the disk that is read when its turn comes. */
export type ZipEntry =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly file: string }

/** One that is not here: it is opened when its turn comes, and not before. */
export interface ZipStream {
  readonly path: string
  open(): Promise<Readable>
}

/** An archive as a stream, written while it is read; everything lies in one folder of it. */
export function zipEntries(entries: readonly (ZipEntry | ZipStream)[], folder: string): Readable {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable // a Node stream, which yazl's types leave wider
  // A file that is gone must end the archive too, or whoever reads it would wait for ever.
  zip.on('error', (error: Error) => stream.destroy(error))
  for (const entry of entries) {
    const path = `${folder}/${entry.path}`
    // Paths are made by exports, but an archive that unpacks outside its folder would be an attack.
    if (!/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\:\0]+$/.test(path)) {
      throw new Error(`Not a path inside an archive: ${JSON.stringify(path)}`)
    }
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), path)
    else if ('file' in entry) zip.addFile(entry.file, path)
    else
      zip.addReadStreamLazy(path, (give) => {
        entry.open().then(
          (content) => give(null, content),
          (error: unknown) => give(error, EMPTY),
        )
      })
  }
  zip.end()
  return stream
}

/** What yazl is handed beside an error, and never reads. */
const EMPTY = Readable.from([])
