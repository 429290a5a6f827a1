import type { Dataset } from '@plainflow/contract'
import { FileSpreadsheet, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '@/app/count-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Progress } from '@/design/progress.tsx'
import { ColumnRemarks } from '../remarks/column-remarks.tsx'
import { formatBytes } from './format-bytes.ts'
import { renamedNote } from './renamed-note.ts'
import { cancelUpload, runUploads } from './run-uploads.ts'
import { timeLeft } from './transfer-rate.ts'
import { changeUpload, isUnderWay, type UploadItem, type UploadStatus } from './upload-store.ts'

const TONES = {
  pending: 'neutral',
  queued: 'neutral',
  uploading: 'primary',
  waiting: 'warning',
  interrupted: 'warning',
  reading: 'primary',
  success: 'success',
  error: 'danger',
} as const satisfies Record<UploadStatus, string>

/** One file on its way: how far it is, how long it takes, and how to stop it or go on. */
export function UploadRow({ item, children }: { item: UploadItem; children?: ReactNode }) {
  const { id, file, status, error } = item
  const isActive = isUnderWay(item)
  const canRetry = status === 'interrupted' || status === 'error'
  return (
    <li className="@container py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <FileSpreadsheet aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={file.name}>
            {file.name}
          </span>
          <span
            className="block text-xs text-balance break-words text-muted"
            data-testid="upload-facts"
          >
            {factsOf(item)}
          </span>
          {status === 'success' &&
            item.dataset &&
            oddities(item.dataset).map((words) => (
              <span key={words} className="block text-xs break-words text-warning">
                {words}
              </span>
            ))}
        </span>
        {status === 'success' && item.dataset && (
          <ColumnRemarks
            dataset={item.dataset}
            onFixed={(dataset) => changeUpload(id, { dataset })}
            className="order-last w-full @md:pl-8"
          />
        )}
        {error && canRetry && (
          <p
            role="alert"
            className="order-last w-full text-xs text-pretty break-words text-danger @max-md:pl-8"
          >
            {error}
          </p>
        )}
        {(children || canRetry) && (
          // On a line of its own where there is little room.
          <span className="flex gap-2 @max-md:order-last @max-md:w-full @max-md:pl-8">
            {children}
            {canRetry && (
              <Button variant="secondary" size="sm" onClick={() => void runUploads([id])}>
                <RotateCcw aria-hidden />
                {status === 'interrupted' ? 'Resume' : 'Try again'}
              </Button>
            )}
          </span>
        )}
        <Badge tone={TONES[status]}>{status}</Badge>
        <Button
          variant="ghost"
          size="tiny"
          aria-label={isActive ? `Cancel ${file.name}` : `Remove ${file.name} from the list`}
          title={isActive ? 'Cancel' : 'Remove'}
          onClick={() => cancelUpload(id)}
        >
          <X aria-hidden />
        </Button>
      </div>
      {(isActive || status === 'interrupted') && (
        <Progress
          value={shareOf(item)}
          label={`${status === 'reading' ? 'Reading' : 'Uploading'} ${file.name}`}
          className="mt-1.5 h-1.5"
        />
      )}
    </li>
  )
}

const MOST_ODDITIES = 3

/** What was not as it should be in a file that was read all the same. */
function oddities(dataset: Dataset): readonly string[] {
  const { rejectedCount, remarks } = dataset
  // What can be mended stands below, with the means.
  const warnings = dataset.warnings.filter((each) => !remarks.some(({ text }) => text === each))
  const renamed = renamedNote(dataset)
  const rejected = rejectedCount > 0 ? [countOf(rejectedCount, 'rejected line')] : []
  const more = warnings.length - MOST_ODDITIES
  return [
    ...(renamed === null ? [] : [renamed]),
    ...rejected,
    ...warnings.slice(0, MOST_ODDITIES),
    ...(more > 0 ? [`${countOf(more, 'more note')}, under Reading inside`] : []),
  ]
}

/** Of the stage it is in, 0 to 1. */
export function shareOf({ status, sent, file, reading }: UploadItem): number {
  if (status === 'success') return 1
  if (status === 'reading') return reading?.share ?? 0
  return file.size === 0 ? 0 : sent / file.size
}

function factsOf(item: UploadItem): string {
  const { status, file, draft, sent, speed, reading, dataset } = item
  const size = formatBytes(file.size)
  const sentOf = `${formatBytes(sent)} of ${size}`
  switch (status) {
    case 'pending':
    case 'error': {
      if (!draft) return size
      const about = draft.isExact ? '' : 'about '
      return `${about}${countOf(draft.rows, 'row')} · ${countOf(draft.columns, 'column')} · ${size}`
    }
    case 'queued':
      return `${size}, waiting for its turn`
    case 'uploading':
      return joined(sentOf, timeLeft(speed?.rate ?? null, file.size - sent))
    case 'waiting':
      return `Connection lost at ${sentOf}. Trying again…`
    case 'interrupted':
      return `Stopped at ${sentOf}. What arrived is kept.`
    case 'reading': {
      if (!reading) return `${size} arrived. Reading…`
      const left = timeLeft(speed?.rate ?? null, 1 - reading.share)
      return joined(`Reading: ${countOf(reading.rows, 'row')} so far`, left)
    }
    case 'success':
      return dataset
        ? `${countOf(dataset.rowCount, 'row')} · ${countOf(dataset.columns.length, 'column')}`
        : size
  }
}

function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ')
}
