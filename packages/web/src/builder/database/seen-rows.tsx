import { countOf } from '@/app/count-of.ts'
import { ColumnTypeIcon } from '@/data/column-type-icon.tsx'
import type { Seen } from '@/data/connections/look-at.ts'
import { FirstRows } from '../chat/first-rows.tsx'

/** What was found behind a connection: the columns as it calls their types, and the first rows. */
export function SeenRows({ seen: { columns, rows } }: { seen: Seen }) {
  return (
    <div className="space-y-3">
      <ul aria-label="Columns" className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
        {columns.map(({ name, type, nativeType }) => (
          <li
            key={name}
            className="flex items-center gap-1.5 rounded-md border bg-sunken px-2 py-0.5 text-xs"
          >
            <ColumnTypeIcon type={type} />
            {name} <span className="text-muted">{nativeType}</span>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? (
        <p className="text-[0.8125rem] text-muted">There are no rows.</p>
      ) : (
        <>
          <FirstRows columns={columns} rows={rows} />
          <p className="text-xs text-muted">The first {countOf(rows.length, 'row')}.</p>
        </>
      )}
    </div>
  )
}
