import type { ChatEffect } from '@plainflow/contract'
import type { Cell } from '@plainflow/core'
import { isNothing, Nothing } from '@/data/grid/cell-text.tsx'
import { shownText } from '@/data/grid/shown-text.ts'

const NUMERIC: ReadonlySet<string> = new Set(['integer', 'number'])

type Found = NonNullable<ChatEffect['found']>

/** The answer itself: a figure large, a handful of rows as a table. */
export function FoundRows({ found: { columns, rows } }: { found: Found }) {
  const [[figure] = []] = rows
  const [column] = columns
  const isFigure = rows.length === 1 && columns.length === 1
  return (
    <>
      <dt className="sr-only">Answer</dt>
      <dd className="col-span-2 mb-1 border-b pb-1.5">
        {isFigure && column && figure !== undefined ? (
          <>
            <span className="block text-muted">{column.name}</span>
            <strong className="text-lg font-semibold break-words text-foreground">
              {<Said value={figure} column={column.name} />}
            </strong>
          </>
        ) : (
          <FoundTable columns={columns} rows={rows} />
        )}
      </dd>
    </>
  )
}

function FoundTable({ columns, rows }: Found) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-muted">
            {columns.map(({ name, type }) => (
              <th key={name} scope="col" className={`pr-2 font-normal last:pr-0 ${side(type)}`}>
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
              {columns.map((column, place) => (
                <td key={column.name} className={`pr-2 font-medium last:pr-0 ${side(column.type)}`}>
                  {<Said value={row[place] ?? null} column={column.name} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function side(type: string): string {
  return NUMERIC.has(type) ? 'text-right' : 'text-left'
}

function Said({ value, column }: { value: Cell; column: string }) {
  return isNothing(value) ? <Nothing value={value} /> : shownText(value, column)
}
