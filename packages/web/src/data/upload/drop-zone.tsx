import { Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { classNames } from '@/design/class-names.ts'
import { ACCEPT } from './accepted-files.ts'

/** A place to choose files or to drop them. */
export function DropZone({
  title,
  children,
  className,
  testId,
  onFiles,
}: {
  title: string
  children?: ReactNode
  className?: string
  testId?: string
  onFiles: (files: readonly File[]) => void
}) {
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          // The panel around takes drops as well.
          event.stopPropagation()
          setOver(false)
          onFiles([...event.dataTransfer.files])
        }}
        className={classNames(
          'flex w-full flex-col items-center gap-1 rounded-lg border border-dashed border-line-strong/70 px-4 py-10 text-center transition-colors hover:border-primary hover:bg-primary-soft',
          over && 'border-primary bg-primary-soft',
          className,
        )}
      >
        <Upload aria-hidden className="size-5 text-muted" />
        <span className="font-medium">{title}</span>
        <span className="text-xs text-muted">{children}</span>
      </button>
      <input
        ref={picker}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label="CSV files"
        {...(testId ? { 'data-testid': testId } : {})}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
