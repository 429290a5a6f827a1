import type { Cell, Table } from '@plainflow/core'
import { isNumeric } from '@/data/chart/read-cell.ts'
import { isNothing, Nothing } from '@/data/grid/cell-text.tsx'
import { shownText } from '@/data/grid/shown-text.ts'
import { Wide } from '@/design/wide.tsx'

/** A handful of rows, as wide as they are. */
export function FirstRows({ columns, rows }: Table) {
  return (
    <Wide className="rounded-md bg-sunken px-2.5 py-2 text-xs">
      <table className="w-full tabular-nums">
        <caption className="sr-only">First rows</caption>
        <thead>
          <tr className="text-muted">
            {columns.map(({ name, type }) => (
              <th
                key={name}
                scope="col"
                className={`max-w-44 truncate pr-3 font-normal last:pr-0 ${isNumeric(type) ? 'text-right' : 'text-left'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no name of their own, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {columns.map(({ name, type }, place) => (
                <td
                  key={name}
                  title={String(row[place] ?? '')}
                  className={`max-w-44 truncate pr-3 font-medium last:pr-0 ${isNumeric(type) ? 'text-right' : 'text-left'}`}
                >
                  <Said value={row[place] ?? null} column={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

function Said({ value, column }: { value: Cell; column: string }) {
  return isNothing(value) ? <Nothing value={value} /> : shownText(value, column)
}
