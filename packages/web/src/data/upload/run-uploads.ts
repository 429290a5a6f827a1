import type { Dataset, Upload } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { forgetDatasetContent, keepDataset } from '../use-datasets.ts'
import { nameOfFile } from './accepted-files.ts'
import { followReading } from './follow-reading.ts'
import { ConnectionLost, sendFile } from './send-file.ts'
import { measured } from './transfer-rate.ts'
import { dropUnfinished, fingerprint, keepUnfinished, unfinishedUpload } from './unfinished.ts'
import { changeUpload, findUpload, type UploadItem, useUploads } from './upload-store.ts'

/** Two keep a line busy; more would only share it. */
const MOST_AT_ONCE = 2

const cancels = new Map<number, AbortController>()

/** Sends uploads and waits until each was read, failed or was cancelled. Never throws: the items tell. */
export async function runUploads(ids: readonly number[]): Promise<void> {
  for (const id of ids) changeUpload(id, { status: 'queued', error: null })
  await Promise.all(ids.map((id) => inTurn(() => runUpload(id))))
}

/** Stops an upload and removes what arrived of it. */
export function cancelUpload(id: number): void {
  cancels.get(id)?.abort()
  const item = findUpload(id)
  if (!item) return
  void discard(item)
  useUploads.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) }))
}

async function runUpload(id: number): Promise<void> {
  // Cancelled while it waited for its turn.
  const item = findUpload(id)
  if (!item) return
  const cancel = new AbortController()
  cancels.set(id, cancel)
  try {
    await send(item, cancel.signal)
  } catch (error) {
    // A cancelled one is gone from the list already; it may have been begun after that.
    if (cancel.signal.aborted) return void discard(item)
    const isLost = error instanceof ConnectionLost
    changeUpload(id, { status: isLost ? 'interrupted' : 'error', error: reasonOf(error) })
    // What was refused is begun anew when it is tried again; signing in again changes nothing about it.
    // Of what cannot be read the server keeps the reason, for a reload.
    if (!isLost && statusOf(error) !== 401 && statusOf(error) !== 422) void discard(item)
  } finally {
    cancels.delete(id)
  }
}

async function send(item: UploadItem, signal: AbortSignal): Promise<void> {
  const { id, file, projectId, replaces } = item
  const print = fingerprint(file, projectId, replaces)
  changeUpload(id, { status: 'uploading', speed: null })
  const { dataset, affected = [] } = await sendFile({
    file,
    call,
    signal,
    begin: () => beginOrGoOn(item, print, signal),
    onProgress: (sent) => {
      const speed = measured(findUpload(id)?.speed ?? null, sent, performance.now())
      changeUpload(id, { sent, speed })
    },
    onWaiting: (isWaiting) => changeUpload(id, { status: isWaiting ? 'waiting' : 'uploading' }),
    onSent: () => changeUpload(id, { status: 'reading', speed: null, reading: null }),
    onReading: (reading) => {
      const speed = measured(findUpload(id)?.speed ?? null, reading.share, performance.now())
      changeUpload(id, { reading, speed })
    },
  })
  dropUnfinished(print)
  changeUpload(id, { status: 'reading', dataset, affected, reading: dataset.progress })
  keepDataset(dataset)
  const read = await followReading(dataset, signal, (state) => showReading(id, state))
  keepDataset(read)
  forgetDatasetContent(read.id)
  changeUpload(id, {
    dataset: read,
    status: read.status === 'ready' ? 'success' : 'error',
    error: read.error,
  })
}

function showReading(id: number, dataset: Dataset): void {
  const speed = measured(
    findUpload(id)?.speed ?? null,
    dataset.progress?.share ?? 0,
    performance.now(),
  )
  changeUpload(id, { dataset, speed, reading: dataset.progress })
  keepDataset(dataset)
}

/** A file that was sent in part before, even before a reload, is not begun again. */
async function beginOrGoOn(
  { file, projectId, replaces }: UploadItem,
  print: string,
  signal: AbortSignal,
): Promise<Upload> {
  const known = unfinishedUpload(print)
  if (known) {
    try {
      const upload = await call('getUpload', { params: { id: known }, signal })
      if (upload.error === null) return upload
      await call('cancelUpload', { params: { id: known }, signal })
      dropUnfinished(print)
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      dropUnfinished(print)
    }
  }
  // Without the signal: an upload that was begun must be known, so that it can be given up.
  const upload = await call('beginUpload', {
    body: {
      filename: file.name.slice(0, 255),
      size: file.size,
      name: nameOfFile(file.name).slice(0, 200),
      projectId,
      replaces,
    },
  })
  keepUnfinished(print, upload.id)
  return upload
}

async function discard({ file, projectId, replaces, dataset }: UploadItem): Promise<void> {
  const print = fingerprint(file, projectId, replaces)
  const upload = unfinishedUpload(print)
  dropUnfinished(print)
  try {
    if (upload) await call('cancelUpload', { params: { id: upload } })
    else if (dataset?.status === 'processing' && !replaces)
      await call('deleteDataset', { params: { id: dataset.id } })
  } catch {
    // What cannot be told now is removed when it expires.
  }
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn(job: () => Promise<void>): Promise<void> {
  if (running < MOST_AT_ONCE) running += 1
  else await new Promise<void>((go) => waiting.push(go))
  try {
    await job()
  } finally {
    const next = waiting.shift()
    // Whoever comes next takes the place over.
    if (next) next()
    else running -= 1
  }
}
