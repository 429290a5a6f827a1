import type { Table } from '@plainflow/core'
import { isNothing, Nothing } from '../grid/cell-text.tsx'
import { shownText } from '../grid/shown-text.ts'

/** One row: its figures large, each under its name, and below them what they are of. */
export function Figures({
  table: { columns, rows },
  measures,
}: {
  table: Table
  measures: readonly number[]
}) {
  const [row = []] = rows
  const others = columns.flatMap((column, at) => (measures.includes(at) ? [] : [{ column, at }]))
  return (
    <div data-chart="figure" className="space-y-1.5">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {measures.map((at) => {
          const [value = null, name = ''] = [row[at], columns[at]?.name]
          return (
            <div key={at} className="min-w-0">
              <dt className="text-xs break-words text-muted">{name}</dt>
              <dd className="text-2xl leading-tight font-semibold break-words tabular-nums">
                {isNothing(value) ? <Nothing value={value} /> : shownText(value, name)}
              </dd>
            </div>
          )
        })}
      </dl>
      {others.length > 0 && (
        <p className="text-xs break-words text-muted">
          {others.map(({ column, at }) => `${column.name}: ${row[at] ?? 'empty'}`).join(', ')}
        </p>
      )}
    </div>
  )
}
