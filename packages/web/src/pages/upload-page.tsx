import { Link } from '@tanstack/react-router'
import { ArrowLeft, FileSpreadsheet, Plus, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { SignedIn } from '@/account/signed-in.tsx'
import { AppHeader } from '@/app/app-header.tsx'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { queryClient } from '@/app/query-client.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Progress } from '@/design/progress.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'

export function UploadPage() {
  useTitle('Upload datasets')
  return <SignedIn>{() => <UploadDatasets />}</SignedIn>
}

interface Draft {
  readonly id: number
  readonly file: File
  readonly status: 'pending' | 'success' | 'error'
  readonly rows?: number
  readonly columns?: number
  readonly error?: string
}

const TONES = { pending: 'neutral', success: 'success', error: 'danger' } as const

let nextId = 1

function UploadDatasets() {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [busy, setBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const waiting = drafts.filter(({ status }) => status !== 'success')
  const done = drafts.filter(({ status }) => status === 'success')

  const add = (files: readonly File[]) => {
    const fitting = files.filter(({ name }) => /\.csv$/i.test(name))
    if (fitting.length < files.length)
      toast('Invalid file type', 'Please upload CSV files only', 'danger')
    setDrafts([
      ...drafts,
      ...fitting.map((file) => ({ id: nextId++, file, status: 'pending' as const })),
    ])
  }
  const change = (id: number, part: Partial<Draft>) =>
    setDrafts((list) => list.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)))
  const upload = async () => {
    if (waiting.length === 0) {
      toast('No datasets to upload', 'Please add at least one CSV file', 'danger')
      return
    }
    setBusy(true)
    let arrived = 0
    for (const { id, file } of waiting) {
      const form = new FormData()
      form.set('name', file.name.replace(/\.csv$/i, ''))
      form.set('file', file, file.name)
      try {
        const { dataset } = await call('uploadDataset', { form })
        change(id, { status: 'success', rows: dataset.rowCount, columns: dataset.columns.length })
        arrived += 1
      } catch (error) {
        change(id, { status: 'error', error: reasonOf(error) })
      }
    }
    setBusy(false)
    void queryClient.invalidateQueries({ queryKey: ['datasets'] })
    if (arrived > 0)
      toast('Upload successful', `Successfully uploaded ${arrived} datasets`, 'success')
    if (arrived < waiting.length)
      toast('Upload failed', 'Failed to upload datasets. Please try again.', 'danger')
  }

  return (
    <div className="min-h-full">
      <AppHeader />
      <main className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
        <Link
          to="/dashboard"
          className="inline-flex items-center gap-1.5 rounded-sm text-[0.8125rem] text-muted hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Dashboard
        </Link>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">Upload datasets</h1>
        <p className="mt-1 text-muted">
          Several CSV files at once. Types are worked out over all rows, quoted headers and long
          numbers are kept as they are, and files stay within this account.
        </p>
        <Card className="mt-6">
          <button
            type="button"
            onClick={() => picker.current?.click()}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              add([...event.dataTransfer.files])
            }}
            className="flex w-full flex-col items-center gap-1 rounded-lg border border-dashed border-line-strong/70 px-4 py-10 transition-colors hover:border-primary hover:bg-primary-soft"
          >
            <Upload aria-hidden className="size-6 text-muted" />
            <span className="font-medium">Choose CSV files</span>
            <span className="text-[0.8125rem] text-muted">or drop them here</span>
          </button>
          <input
            ref={picker}
            type="file"
            accept=".csv,text/csv"
            multiple
            hidden
            aria-label="CSV files"
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          {drafts.length > 0 && (
            <ul className="mt-4 divide-y">
              {drafts.map((draft) => (
                <li key={draft.id} className="flex items-center gap-3 py-2.5">
                  <FileSpreadsheet aria-hidden className="size-5 shrink-0 text-muted" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{draft.file.name}</span>
                    <span className="block truncate text-xs text-muted">
                      {draft.error ??
                        (draft.rows === undefined
                          ? `${(draft.file.size / 1024).toLocaleString(undefined, { maximumFractionDigits: 1 })} KB`
                          : `${draft.rows.toLocaleString()} rows · ${draft.columns} columns`)}
                    </span>
                  </span>
                  <Badge tone={TONES[draft.status]}>{draft.status}</Badge>
                  <Button
                    variant="ghost"
                    size="tiny"
                    disabled={busy}
                    aria-label={`Remove ${draft.file.name} from the list`}
                    onClick={() => setDrafts(drafts.filter(({ id }) => id !== draft.id))}
                  >
                    <X aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {busy && (
            <Progress value={done.length / drafts.length} label="Files uploaded" className="mt-4" />
          )}
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button disabled={busy} onClick={() => void upload()}>
              {busy ? <Spinner /> : <Upload aria-hidden />}
              {busy
                ? 'Uploading...'
                : `Upload ${waiting.length} ${waiting.length === 1 ? 'Dataset' : 'Datasets'}`}
            </Button>
            {done.length > 0 && (
              <output className="text-[0.8125rem] text-muted">
                {total(done, 'rows')} rows, {total(done, 'columns')} columns in all
              </output>
            )}
          </div>
        </Card>
        {done.length > 0 && !busy && (
          <Card className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="font-medium">
              Successfully uploaded {done.length} {done.length === 1 ? 'dataset' : 'datasets'}
            </p>
            <Button asChild>
              <Link to="/pipeline-builder">
                <Plus aria-hidden />
                Create Pipeline
              </Link>
            </Button>
          </Card>
        )}
      </main>
    </div>
  )
}

function total(drafts: readonly Draft[], key: 'rows' | 'columns'): string {
  return drafts.reduce((sum, draft) => sum + (draft[key] ?? 0), 0).toLocaleString()
}
