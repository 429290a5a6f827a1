import type { Profile } from '@plainflow/contract'
import type { ColumnType } from '@plainflow/core'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatValue } from './format-value.ts'

export type Bins = NonNullable<Profile['columns'][number]['histogram']>

const HEIGHT = 66
/** The lowest bar of a bin that holds anything: one row in a million is still a row. */
const LOWEST = 1.5
const GAP = 0.12

/** How values are spread, as bars; the bar under the pointer is told in words below. */
export function Histogram({ name, type, bins }: { name: string; type: ColumnType; bins: Bins }) {
  const [at, setAt] = useState<number | null>(null)
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const shown = at === null ? undefined : bins[at]
  return (
    <div>
      <svg
        // Drawn, not loaded: an img element has nowhere to point to.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={spoken(name, type, bins)}
        viewBox={`0 0 ${bins.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-16.5 w-full"
        onPointerLeave={() => setAt(null)}
      >
        {bins.map(({ count }, index) => {
          const height = count === 0 ? 0 : Math.max(LOWEST, (count / most) * HEIGHT)
          return (
            <g key={index} onPointerEnter={() => setAt(index)}>
              <rect x={index} y={0} width={1} height={HEIGHT} fill="transparent" />
              <rect
                x={index + GAP / 2}
                y={HEIGHT - height}
                width={1 - GAP}
                height={height}
                className={at === index ? 'fill-primary-text' : 'fill-primary-text/60'}
              />
            </g>
          )
        })}
        <line
          x1={0}
          x2={bins.length}
          y1={HEIGHT}
          y2={HEIGHT}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p
        aria-hidden
        className="mt-1 flex justify-between gap-2 text-2xs text-muted tabular-nums [&>*]:truncate"
      >
        {shown ? (
          <span className="text-foreground">{`${between(shown, type)}: ${countOf(shown.count, 'row')}`}</span>
        ) : (
          <>
            <span>{formatValue(bins[0]?.from ?? null, type)}</span>
            <span>{formatValue(bins.at(-1)?.to ?? null, type)}</span>
          </>
        )}
      </p>
    </div>
  )
}

function between({ from, to }: Bins[number], type: ColumnType): string {
  const [low, high] = [formatValue(from, type), formatValue(to, type)]
  return low === high ? low : `${low} to ${high}`
}

function spoken(name: string, type: ColumnType, bins: Bins): string {
  const [first] = bins
  const last = bins.at(-1)
  if (!first || !last) return `Histogram of ${name}: no values`
  const peak = bins.reduce((most, bin) => (bin.count > most.count ? bin : most), first)
  const range = between({ from: first.from, to: last.to, count: 0 }, type)
  return `Histogram of ${name}, ${range}; most values lie at ${between(peak, type)}: ${countOf(peak.count, 'row')}`
}
