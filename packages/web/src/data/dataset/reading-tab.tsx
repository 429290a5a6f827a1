import type { DatasetDetail } from '@plainflow/contract'
import type { ReadingOverrides } from '@plainflow/core'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { FileQuestion, Plus, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { LazyDataGrid } from '../grid/lazy-data-grid.tsx'
import { readAgain, sendable } from './read-again.ts'
import { readSheet } from './read-sheet.ts'
import { hasReadingFields, ReadingFields } from './reading-fields.tsx'
import { ReadingColumns } from './reading-columns.tsx'
import { isOverruled, isSameReading } from './reading-edits.ts'
import { useSettled } from './use-settled.ts'

const SETTLE_MS = 250

/** How the file was read: every guess, to be overruled, tried out, taken back. */
export function ReadingTab({ dataset }: { dataset: DatasetDetail }) {
  const { id, version, overrides: saved, sheets } = dataset
  const [history, setHistory] = useState<readonly ReadingOverrides[]>([])
  const [busy, setBusy] = useState(false)
  const wanted = history.at(-1) ?? saved
  const asked = useSettled(wanted, SETTLE_MS)
  const tried = useQuery({
    queryKey: ['dataset', id, 'try', version, asked],
    queryFn: ({ signal }) =>
      call('tryReading', { params: { id }, body: { reading: sendable(asked) }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const reading = tried.data?.reading ?? dataset.reading
  const isChanged = !isSameReading(wanted, saved)
  const apply = async (overrides: ReadingOverrides) => {
    setBusy(true)
    if (await readAgain(dataset, overrides)) setHistory([])
    setBusy(false)
  }
  if (!reading)
    return tried.isError ? (
      <EmptyState icon={FileQuestion} title="The file could not be looked into">
        {reasonOf(tried.error)}
      </EmptyState>
    ) : (
      <EmptyState icon={FileQuestion} title="Not looked into yet">
        The guesses are shown as soon as the first rows are known.
      </EmptyState>
    )
  const { sheet } = reading
  const change = (overrides: ReadingOverrides) => setHistory([...history, overrides])
  return (
    <div className="space-y-5 pb-1">
      <p className="text-[0.8125rem] text-muted">
        {FORMAT_NAMES[reading.format]}
        {reading.compression === 'none' ? '' : `, compressed (${reading.compression})`}. The bytes
        of the file stay as they are, so every change can be taken back.
      </p>
      {hasReadingFields(reading.format) && (
        <ReadingFields
          reading={reading}
          overrides={wanted}
          sheets={tried.data?.sheets ?? sheets}
          onChange={change}
        />
      )}
      {sheet !== null && sheet !== dataset.reading?.sheet && (
        <p className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-muted">
          The dataset holds “{dataset.reading?.sheet}” now.
          <Button variant="secondary" size="sm" onClick={() => void readSheet(dataset, sheet)}>
            <Plus aria-hidden />
            Add “{sheet}” as a dataset of its own
          </Button>
        </p>
      )}
      <FirstRows tried={tried} />
      <section aria-labelledby="columns-title">
        <h3 id="columns-title" className="mb-2 text-[0.8125rem] font-semibold">
          {countOf(reading.columns.length, 'column')}
        </h3>
        <ReadingColumns columns={reading.columns} overrides={wanted} onChange={change} />
      </section>
      <div className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center gap-2 border-t bg-surface px-1 pt-3 pb-1">
        <Button disabled={!isChanged || busy || tried.isError} onClick={() => void apply(wanted)}>
          {busy && <Spinner />}
          {busy ? 'Reading...' : 'Read it this way'}
        </Button>
        <Button
          variant="secondary"
          disabled={history.length === 0 || busy}
          onClick={() => setHistory(history.slice(0, -1))}
        >
          <Undo2 aria-hidden />
          Undo
        </Button>
        <Button variant="ghost" disabled={!isOverruled(wanted) || busy} onClick={() => change({})}>
          <RotateCcw aria-hidden />
          Back to all guesses
        </Button>
      </div>
    </div>
  )
}

type TriedReading = UseQueryResult<Awaited<ReturnType<typeof call<'tryReading'>>>>

function FirstRows({ tried }: { tried: TriedReading }) {
  return (
    <section aria-label="First rows, read this way">
      <h3 className="flex items-center gap-2 text-[0.8125rem] font-semibold">
        First rows, read this way
        {tried.isFetching && <Spinner />}
      </h3>
      {tried.isError ? (
        <p
          role="alert"
          className="mt-2 rounded-md bg-danger-soft px-3 py-2 text-[0.8125rem] text-danger"
        >
          {reasonOf(tried.error)}
        </p>
      ) : (
        <div className="mt-2 h-56 overflow-hidden rounded-lg border">
          {tried.data && (
            <LazyDataGrid
              label="First rows, read this way"
              columns={tried.data.columns}
              rowCount={tried.data.rows.length}
              rowAt={(index) => tried.data.rows[index]}
            />
          )}
        </div>
      )}
      {tried.data?.warnings.map((warning) => (
        <p key={warning} className="mt-1 text-xs text-warning">
          {warning}
        </p>
      ))}
    </section>
  )
}

const FORMAT_NAMES = {
  csv: 'Text with a character between the cells',
  tsv: 'Text with tabs between the cells',
  json: 'JSON',
  ndjson: 'JSON, one object a line',
  parquet: 'Parquet: types are written in the file',
  xlsx: 'Excel workbook',
  xls: 'Excel workbook (97 to 2003)',
  sqlite: 'SQLite database',
} satisfies Record<NonNullable<DatasetDetail['reading']>['format'], string>
