import type { Upload } from '@plainflow/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleX, CloudUpload, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { DATASETS_KEY } from '../use-datasets.ts'
import { formatBytes } from './format-bytes.ts'
import { useUploads } from './upload-store.ts'

const KEY = ['unfinished-uploads']

const LOOK_MS = 1_500

/**
 * What an earlier visit began and did not end: chosen again, such a file goes on where it stopped. Of
 * one that arrived whole only the reading is left, for which nothing has to be chosen. One that could
 * not be read says why until it is discarded.
 */
export function UnfinishedUploads() {
  const queries = useQueryClient()
  const items = useUploads((state) => state.items)
  const [finishing, setFinishing] = useState<readonly string[]>([])
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: () => call('listUploads'),
    refetchOnMount: 'always',
    // The server reads on by itself.
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? LOOK_MS : false),
  })
  const isReading = data.some(isBeingRead)
  useEffect(() => {
    if (!isReading) return
    // Over: what was read is a dataset now.
    return () => void queries.invalidateQueries({ queryKey: DATASETS_KEY })
  }, [queries, isReading])
  const left = data.filter(
    ({ filename, size }) => !items.some(({ file }) => file.name === filename && file.size === size),
  )
  if (left.length === 0) return null
  const finish = async ({ id, filename }: Upload) => {
    setFinishing((ids) => [...ids, id])
    try {
      // Where the server is at it already, this waits for it.
      await call('completeUpload', { params: { id } })
      await queries.invalidateQueries({ queryKey: DATASETS_KEY })
    } catch (error) {
      toast(`${filename} was not read`, reasonOf(error), 'danger')
    }
    setFinishing((ids) => ids.filter((one) => one !== id))
    await queries.invalidateQueries({ queryKey: KEY })
  }
  const discard = async ({ id, filename }: Upload) => {
    try {
      await call('cancelUpload', { params: { id } })
    } catch (error) {
      toast(`${filename} was not discarded`, reasonOf(error), 'danger')
    }
    await queries.invalidateQueries({ queryKey: KEY })
  }
  return (
    <ul aria-label="Unfinished uploads" className="mt-4 space-y-2">
      {left.map((upload) => (
        <li
          key={upload.id}
          className={classNames(
            'flex items-center gap-3 rounded-lg px-3 py-2 text-[0.8125rem]',
            upload.error === null ? 'bg-warning-soft' : 'bg-danger-soft',
          )}
        >
          {upload.error === null ? (
            <CloudUpload aria-hidden className="size-4 shrink-0 text-warning" />
          ) : (
            <CircleX aria-hidden className="size-4 shrink-0 text-danger" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium" title={upload.filename}>
              {upload.filename}
            </span>
            <span className="block text-xs break-words">{stateOf(upload)}</span>
          </span>
          {isWhole(upload) && !isBeingRead(upload) && (
            <Button
              variant="secondary"
              size="sm"
              disabled={finishing.includes(upload.id)}
              aria-label={`Read ${upload.filename}`}
              onClick={() => void finish(upload)}
            >
              {finishing.includes(upload.id) && <Spinner />}
              Read it
            </Button>
          )}
          <Button
            variant="ghost"
            size="tiny"
            aria-label={
              upload.error === null
                ? `Discard what arrived of ${upload.filename}`
                : `Forget ${upload.filename}`
            }
            title="Discard"
            onClick={() => void discard(upload)}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function stateOf(upload: Upload): string {
  const { size, offset, reading, error } = upload
  if (error !== null) return `It could not be read. ${error}`
  if (reading !== null) return `Being read: ${countOf(reading.rows, 'row')} so far`
  return isWhole(upload)
    ? `All ${formatBytes(size)} arrived before; only the reading is left.`
    : `${formatBytes(offset)} of ${formatBytes(size)} arrived before. Choose the file again to go on.`
}

function isWhole({ offset, size, error }: Upload): boolean {
  return offset === size && error === null
}

function isBeingRead({ reading, error }: Upload): boolean {
  return reading !== null && error === null
}
