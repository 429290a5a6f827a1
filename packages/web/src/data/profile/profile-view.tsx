import type { Profile } from '@plainflow/contract'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { Input } from '@/design/input.tsx'
import { ColumnProfile } from './column-profile.tsx'

const SEARCH_FROM = 8

/** What is in every column, as small charts. Takes the width it is given: a panel or a page. */
export function ProfileView({ profile }: { profile: Profile }) {
  const [sought, setSought] = useState('')
  const wanted = useDeferredValue(sought.trim().toLowerCase())
  const { columns, columnCount, profiledRows, rowCount } = profile
  const found = columns.filter(({ name }) => name.toLowerCase().includes(wanted))
  const limits = [
    ...(profiledRows < rowCount
      ? [`the first ${formatNumber(profiledRows)} of ${countOf(rowCount, 'row')}`]
      : []),
    ...(columns.length < columnCount
      ? [`the first ${formatNumber(columns.length)} of ${countOf(columnCount, 'column')}`]
      : []),
  ]
  return (
    <div className="space-y-3">
      {limits.length > 0 && <p className="text-xs text-muted">Looked at {limits.join(' and ')}.</p>}
      {columns.length >= SEARCH_FROM && (
        <div className="relative max-w-72">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label="Find a column"
            placeholder="Find a column"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            className="h-8 pl-8 text-[0.8125rem]"
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className="py-4 text-center text-[0.8125rem] text-muted">
          {columns.length === 0 ? 'There are no columns.' : 'No column of that name.'}
        </p>
      ) : (
        <ul
          aria-label="Columns"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-start gap-2.5"
        >
          {found.map((column) => (
            <ColumnProfile key={column.name} column={column} rows={profiledRows} />
          ))}
        </ul>
      )}
    </div>
  )
}
