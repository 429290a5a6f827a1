import type { AffectedPipeline, Dataset, ReadingProgress } from '@plainflow/contract'
import { create } from 'zustand'
import type { DraftCount } from './count-draft.ts'
import type { TransferRate } from './transfer-rate.ts'

/**
 * pending: chosen, not sent. queued: others go first. waiting: the connection is gone and tried again.
 * interrupted: it stayed away; sending goes on when asked to.
 */
export type UploadStatus =
  'pending' | 'queued' | 'uploading' | 'waiting' | 'interrupted' | 'reading' | 'success' | 'error'

export interface UploadItem {
  readonly id: number
  readonly file: File
  readonly status: UploadStatus
  readonly projectId: string | null
  /** The dataset it becomes a new version of. */
  readonly replaces: string | null
  /** What could be told before sending; null: not counted, or not to be counted here. */
  readonly draft: DraftCount | null
  /** Bytes on the server. */
  readonly sent: number
  readonly speed: TransferRate | null
  /** How far it is read; null: not begun, or too short to tell. */
  readonly reading: ReadingProgress | null
  readonly error: string | null
  /** As soon as all bytes are there. */
  readonly dataset: Dataset | null
  readonly affected: readonly AffectedPipeline[]
}

export const useUploads = create<{ readonly items: readonly UploadItem[] }>(() => ({ items: [] }))

export function changeUpload(id: number, part: Partial<UploadItem>): void {
  useUploads.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  }))
}

export function findUpload(id: number): UploadItem | undefined {
  return useUploads.getState().items.find((item) => item.id === id)
}

export function isUnderWay({ status }: UploadItem): boolean {
  return UNDER_WAY[status]
}

const UNDER_WAY = {
  pending: false,
  queued: true,
  uploading: true,
  waiting: true,
  interrupted: false,
  reading: true,
  success: false,
  error: false,
} satisfies Record<UploadStatus, boolean>
