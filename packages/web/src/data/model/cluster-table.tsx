import type { ModelCharts, Table } from '@plainflow/core'
import { useMemo } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { ChartView } from '../chart/chart-view.tsx'
import { shownText } from '../grid/shown-text.ts'

/** How large each group is, and what its rows are like in the middle. */
export function ClusterTable({ clusters }: { clusters: NonNullable<ModelCharts['clusters']> }) {
  const sizes = useMemo(
    (): Table => ({
      columns: [
        { name: 'group', type: 'text' },
        { name: 'rows', type: 'integer' },
      ],
      rows: clusters.map(({ cluster, rows }) => [nameOf(cluster), rows]),
    }),
    [clusters],
  )
  if (clusters.length === 0) return null
  const columns = [...new Set(clusters.flatMap(({ centre }) => Object.keys(centre)))]
  return (
    <section aria-label="Groups" className="grid gap-6 @3xl:grid-cols-2">
      <ChartView
        table={sizes}
        charts={[{ kind: 'bars', names: [0], measures: [1] }]}
        height={200}
      />
      {columns.length > 0 && (
        <div className="min-w-0">
          <h3 className="mb-1 text-xs font-medium">The middle of each group</h3>
          <div
            // A scrolling region must be reachable without a mouse.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="max-h-80 overflow-auto rounded-lg border"
          >
            <table className="w-full text-[0.8125rem]">
              <thead className="bg-sunken text-left text-xs text-muted">
                <tr>
                  <th scope="col" className="px-3 py-1.5 font-medium">
                    Group
                  </th>
                  <th scope="col" className="px-3 py-1.5 text-right font-medium">
                    Rows
                  </th>
                  {columns.map((name) => (
                    <th
                      key={name}
                      scope="col"
                      className="px-3 py-1.5 font-medium whitespace-nowrap"
                    >
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y">
                {clusters.map(({ cluster, rows, centre }) => (
                  <tr key={cluster}>
                    <th scope="row" className="px-3 py-1.5 text-left font-medium">
                      {nameOf(cluster)}
                    </th>
                    <td className="px-3 py-1.5 text-right tabular-nums">{formatNumber(rows)}</td>
                    {columns.map((name) => (
                      <td key={name} className="px-3 py-1.5 tabular-nums">
                        {sayCentre(centre[name] ?? null, name)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </section>
  )
}

/** As `predict` writes them: for people groups are counted from 1. */
function nameOf(cluster: number): string {
  return String(cluster + 1)
}

/** A middle of many rows has no more digits than tell something. */
function sayCentre(cell: Table['rows'][number][number], column: string): string {
  if (cell === null) return '–'
  return shownText(typeof cell === 'number' ? Number(cell.toPrecision(4)) : cell, column)
}
