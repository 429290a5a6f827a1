import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { type UploadRow, UploadSessions } from './upload-sessions.ts'

test('a sender who left while the upload was looked up is not waited for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // Of the services only this much is used, and of the row as little.
  const datasetFiles = { received: async () => 0, incoming: () => folder }
  const services = { datasetFiles } as unknown as ConstructorParameters<typeof UploadSessions>[0]
  const sessions = new UploadSessions(services)
  const row = { id: 'an upload', filename: 'sales.csv', size: 10 } as UploadRow
  const content = new PassThrough()
  content.destroy()
  await once(content, 'close')
  await expect(sessions.append(row, 0, content)).rejects.toThrow('The connection was lost.')
}, 5_000)
