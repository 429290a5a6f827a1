import type { ConnectionView } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Search, Table2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { type OutsideTable, tablesQuery } from '@/data/connections/look-at.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Input } from '@/design/input.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { TableRow } from './table-row.tsx'

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 6
/** More than anybody looks through; a word narrows them. */
const MOST = 200

/** The tables behind a connection. */
export function TableList({ connection }: { connection: ConnectionView }) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(
    tablesQuery(connection.id),
  )
  if (isPending)
    return (
      <div aria-busy className="space-y-1.5 p-1">
        <p className="sr-only">Asking {connection.name} for its tables…</p>
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    )
  if (isError)
    return (
      <EmptyState
        icon={TriangleAlert}
        title="Its tables could not be listed"
        className="px-3 py-5"
        action={
          <Button
            variant="secondary"
            size="sm"
            disabled={isFetching}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        }
      >
        {reasonOf(error)} Whether the connection is right can be tested under “Change or test” in
        its menu.
      </EmptyState>
    )
  if (data.length === 0)
    return (
      <EmptyState icon={Table2} title="No tables" className="px-3 py-5">
        This connection sees no tables. Its user may lack the right to read them, or they stand in
        another database.
      </EmptyState>
    )
  return <Searched connection={connection} tables={data} />
}

function Searched({
  connection,
  tables,
}: {
  connection: ConnectionView
  tables: readonly OutsideTable[]
}) {
  const [sought, setSought] = useState('')
  const word = sought.trim().toLowerCase()
  const found = tables.filter(({ schema, name }) =>
    `${schema}.${name}`.toLowerCase().includes(word),
  )
  const hasSchemas = new Set(tables.map(({ schema }) => schema)).size > 1
  return (
    <>
      {tables.length >= SEARCHED_FROM && (
        <div className="relative mb-1.5">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label={`Find a table of ${connection.name}`}
            placeholder={`Find among ${countOf(tables.length, 'table')}`}
            className="h-8 pl-8"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className="px-2 py-3 text-[0.8125rem] text-muted">No table is called so.</p>
      ) : (
        <ul aria-label={`Tables of ${connection.name}`}>
          {found.slice(0, MOST).map((table) => (
            <TableRow
              key={`${table.schema}.${table.name}`}
              connection={connection}
              table={table}
              hasSchemas={hasSchemas}
            />
          ))}
        </ul>
      )}
      {found.length > MOST && (
        <p className="px-2 py-1.5 text-xs text-muted">
          and {countOf(found.length - MOST, 'more table')}: find them by a part of the name
        </p>
      )}
    </>
  )
}
