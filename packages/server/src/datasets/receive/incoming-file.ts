import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Failure } from '@plainflow/contract'
import { UploadedFile } from '../../http/call.ts'
import type { WithSettings } from '../../settings.ts'
import type { WithStore } from '../../store/open-store.ts'
import { OutcomeUnknown } from '../../store/transact-surely.ts'
import { SOURCE, type WithDatasetFiles } from '../dataset-files.ts'
import { ByteWatch } from './byte-watch.ts'
import type { Received } from './new-dataset.ts'
import { receiveFile } from './receive-file.ts'
import { roomFor } from './storage-limits.ts'

/** A file on its way, from a form or from JSON text. */
export interface IncomingFile {
  readonly filename: string
  readonly content: Readable
  /** A field beside the file. Asked after the content was read: in a form it may follow its file. */
  field(name: 'name' | 'description' | 'projectId'): string
  /** What is told of it before it was read, to know a repeated call by. */
  readonly question: unknown
}

interface TextBody {
  readonly filename: string
  readonly csvData: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly projectId?: string | null | undefined
}

export function incomingFile(body: UploadedFile | TextBody): IncomingFile {
  if (!(body instanceof UploadedFile))
    return {
      filename: body.filename,
      content: Readable.from([Buffer.from(body.csvData)]),
      field: (name) => body[name] ?? '',
      question: body,
    }
  const { part } = body
  return {
    filename: (part.filename || 'data.csv').slice(0, 255),
    content: part.file,
    field(name) {
      const value = part.fields[name]
      return value && 'value' in value ? String(value.value).trim() : ''
    },
    // The content is not known before it was read; the name has to do.
    question: part.filename,
  }
}

/** Writes the file into a folder of its own, and removes that again unless `use` made something of it. */
export async function withReceived<T>(
  services: WithStore & WithSettings & WithDatasetFiles,
  userId: string,
  file: Pick<IncomingFile, 'filename' | 'content'>,
  use: (received: Received) => Promise<T>,
): Promise<T> {
  const { datasetFiles } = services
  const room = await roomFor(services, userId)
  const { id, folder } = await datasetFiles.receive()
  try {
    const { filename } = file
    const watch = new ByteWatch(filename)
    await receiveFile(file.content, join(folder, SOURCE), { watch, ...room })
    if ('truncated' in file.content && file.content.truncated) throw new Failure('too_large')
    const { bytes } = watch
    return await use({ id, userId, filename, bytes, checksum: watch.checksum() })
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) await datasetFiles.remove(id)
    throw error
  }
}
