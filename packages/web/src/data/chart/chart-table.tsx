import type { Table } from '@plainflow/core'
import { columnsDrawn } from './chart-words.ts'
import type { Chart } from './choose-chart.ts'
import { sayCell } from './draw-bars.ts'
import { sayNote } from './say-note.ts'

/** Nobody listens to more; the grid has them all. */
const MOST = 100

/** What the picture shows, for who hears it. */
export function ChartTable({
  table: { columns, rows },
  chart,
  measure,
  title,
}: {
  table: Table
  chart: Chart
  measure: number
  title: string
}) {
  const drawn = columnsDrawn(chart, measure)
  const told = rows.slice(0, MOST)
  const [note = ''] = sayNote(told.length, rows.length, 'The first', 'rows')
  return (
    // In a box of no height: rows of a table do not shrink, and would make the page longer.
    <div className="sr-only">
      <table>
        <caption>{`${title}, as a table. ${note}`.trim()}</caption>
        <thead>
          <tr>
            {drawn.map((at) => (
              <th key={at} scope="col">
                {columns[at]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map((row, index) => (
            // Rows have no name of their own, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {drawn.map((at) => (
                <td key={at}>{sayCell(row[at] ?? null, columns[at])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
