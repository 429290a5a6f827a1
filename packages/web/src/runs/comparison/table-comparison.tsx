import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { titlesOf } from '../titles-of.ts'
import { columnChanges, type Pair, pairTables, type Ran, type TableHead } from './compare-runs.ts'

/** Rows and columns of the results of both runs. */
export function TableComparison({ before, after }: { before: Ran; after: Ran }) {
  const [was, is] = [useTables(before), useTables(after)]
  const error = was.error ?? is.error
  const titles = new Map([...titlesOf(before.snapshot), ...titlesOf(after.snapshot)])
  return (
    <Card className="mt-4">
      <h2 className="mb-3 text-base font-semibold">Results</h2>
      {error ? (
        <p role="alert" className="text-[0.8125rem] text-danger">
          {reasonOf(error)}
        </p>
      ) : !was.data || !is.data ? (
        <Skeleton className="h-12" />
      ) : was.data.length + is.data.length === 0 ? (
        <p className="text-[0.8125rem] text-muted">Neither run left a table.</p>
      ) : (
        <ul aria-label="Results of both runs" className="space-y-3">
          {pairTables(titles, was.data, is.data).map((pair) => (
            <li key={pair.id}>
              <span className="block font-medium break-words">{pair.title}</span>
              <span className="block text-[0.8125rem] text-pretty break-words text-muted">
                {sayPair(pair)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function useTables({ run }: Ran) {
  return useQuery({
    queryKey: ['execution', run.id, 'tables', run.resultKeys],
    queryFn: () =>
      Promise.all(
        run.resultKeys.map(async (key) => {
          const params = { id: run.id, key }
          const { columns, rowCount } = await call('executionResult', {
            params,
            query: { limit: 1 },
          })
          return { id: key, columns, rowCount }
        }),
      ),
  })
}

function sayPair({ before, after }: Pair<TableHead>): string {
  if (before === null) return `Only after: ${sayHead(after)}.`
  if (after === null) return `Only before: ${sayHead(before)}.`
  const changes = columnChanges(before.columns, after.columns)
  const columns = changes.length === 0 ? 'The same columns.' : `Columns: ${changes.join(', ')}.`
  const rows =
    before.rowCount === after.rowCount
      ? `${countOf(after.rowCount, 'row')} in both.`
      : `${countOf(before.rowCount, 'row')} before, ${countOf(after.rowCount, 'row')} after.`
  return `${rows} ${columns}`
}

function sayHead(head: TableHead | null): string {
  return head ? `${countOf(head.rowCount, 'row')}, ${countOf(head.columns.length, 'column')}` : ''
}
