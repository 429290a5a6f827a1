import type { AdminOverview } from '@plainflow/contract'
import type { Table } from '@plainflow/core'
import { useMemo } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { ChartView } from '@/data/chart/chart-view.tsx'
import type { Chart } from '@/data/chart/choose-chart.ts'
import { Card } from '@/design/card.tsx'

type Course = AdminOverview['courses']['users']

const LINE: readonly Chart[] = [{ kind: 'line', time: 0, series: null, measures: [1] }]

/** How it went: a year of revenue by month, and the last 30 days of everything else. */
export function AdminCharts({ overview: { courses, totals } }: { overview: AdminOverview }) {
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      <Course title="Revenue" said="USD by month" name="revenue" course={courses.revenue} />
      <Course
        title="Users"
        said={`${formatNumber(totals.users)} accounts, ${formatNumber(totals.paying)} on a paid plan`}
        name="new users"
        course={courses.users}
      />
      <Course
        title="Generations"
        said={`${formatNumber(totals.generations)} paid for with a credit`}
        name="generations"
        course={courses.generations}
      />
      <Course
        title="Runs"
        said={`${formatNumber(totals.runs)} that are kept`}
        name="runs"
        course={courses.runs}
      />
    </div>
  )
}

function Course({
  title,
  said,
  name,
  course,
}: {
  title: string
  said: string
  name: string
  course: Course
}) {
  const table = useMemo<Table>(
    () => ({
      columns: [
        { name: title === 'Revenue' ? 'month' : 'day', type: 'date' },
        { name, type: title === 'Revenue' ? 'number' : 'integer' },
      ],
      rows: course.map(({ at, value }) => [at, value]),
    }),
    [title, name, course],
  )
  return (
    <Card className="min-w-0">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mb-3 text-xs text-muted">{said}</p>
      <ChartView table={table} charts={LINE} height={170} />
    </Card>
  )
}
