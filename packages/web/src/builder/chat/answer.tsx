import type { ChatEffect } from '@plainflow/contract'
import { Table2 } from 'lucide-react'
import { useMemo } from 'react'
import { countOf } from '@/app/count-of.ts'
import { ChartView } from '@/data/chart/chart-view.tsx'
import { chooseCharts } from '@/data/chart/choose-chart.ts'
import { Button } from '@/design/button.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import { showRows } from '../state/workspace-store.ts'
import { FirstRows } from './first-rows.tsx'

const FIRST_ROWS = 5
const CHART_HEIGHT = 150
const MOST_BARS = 12

/** The answer itself, before what was done for it: a figure large, a chart where it helps, the first rows. */
export function Answer({ effect: { block, label, after, found } }: { effect: ChatEffect }) {
  const isWhole = found !== null && found.rows.length === after.rows
  const { charts, helps } = useMemo(
    () => (isWhole ? chooseCharts(found) : { charts: [], helps: false }),
    [found, isWhole],
  )
  const isFigure = charts[0]?.kind === 'figure'
  return (
    <section aria-label={`Answer at ${label}`} className="space-y-2">
      {found && helps && (
        <div className="rounded-md border bg-surface px-2.5 py-2">
          <ChartView table={found} charts={charts} height={CHART_HEIGHT} bars={MOST_BARS} />
        </div>
      )}
      {found && !isFigure && (
        <FirstRows columns={found.columns} rows={found.rows.slice(0, FIRST_ROWS)} />
      )}
      {after.rows > FIRST_ROWS && <ShowAll block={block} rows={after.rows} />}
    </section>
  )
}

/** As long as the block is on the canvas, proposed or accepted. */
function ShowAll({ block, rows }: { block: string; rows: number }) {
  const { pipeline } = useAnalysis()
  if (!pipeline.blocks.some(({ id }) => id === block)) return null
  return (
    <Button variant="secondary" size="sm" onClick={() => showRows(block)}>
      <Table2 aria-hidden />
      Show all {countOf(rows, 'row')}
    </Button>
  )
}
