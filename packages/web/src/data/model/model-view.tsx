import type { JudgedModel } from '@plainflow/core'
import { useMemo } from 'react'
import { ChartFigure } from '../chart/chart-figure.tsx'
import { ClusterTable } from './cluster-table.tsx'
import { FindingList, type MendFinding } from './finding-list.tsx'
import { HiddenTable } from './hidden-table.tsx'
import { ImportanceChart } from './importance-chart.tsx'
import { MetricTiles } from './metric-tiles.tsx'
import { modelCharts } from './model-charts.ts'
import { SettingList } from './setting-list.tsx'
import { VerdictNote } from './verdict-note.tsx'

/** How a model was trained and how good it is: in words first, then its figures, then its pictures. */
export function ModelView({ model, mend }: { model: JudgedModel; mend?: MendFinding }) {
  const charts = useMemo(() => modelCharts(model), [model])
  const { importance } = model.evaluation
  return (
    <div className="@container space-y-5">
      <VerdictNote model={model} />
      <MetricTiles model={model} />
      <FindingList model={model} {...(mend ? { mend } : {})} />
      <section
        aria-label="Charts"
        className="grid gap-x-6 gap-y-6 @2xl:grid-cols-2 @5xl:grid-cols-3"
      >
        {importance.length > 0 && <ImportanceChart importance={importance} />}
        {charts.map(({ key, title, said, draw, explained, columns, rows }) => (
          <ChartFigure
            key={key}
            kind={key}
            title={title}
            said={said}
            draw={draw}
            notes={[explained]}
          >
            <HiddenTable caption={`${title}, as a table.`} columns={columns} rows={rows} />
          </ChartFigure>
        ))}
      </section>
      <ClusterTable clusters={model.evaluation.charts.clusters ?? []} />
      <SettingList model={model} />
    </div>
  )
}
