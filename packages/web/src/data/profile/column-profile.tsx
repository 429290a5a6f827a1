import type { Profile } from '@plainflow/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { classNames } from '@/design/class-names.ts'
import { ColumnTypeIcon } from '../column-type-icon.tsx'
import { formatShare, formatValue } from './format-value.ts'
import { Histogram } from './histogram.tsx'
import { TopValues } from './top-values.tsx'

type ProfiledColumn = Profile['columns'][number]

const FEW = 4

/** One column at a glance: a chart, what is missing, and figures on demand. */
export function ColumnProfile({ column, rows }: { column: ProfiledColumn; rows: number }) {
  const [open, setOpen] = useState(false)
  const details = useId()
  const { name, type, nulls, distinct, isDistinctExact, top, histogram } = column
  const isDrawn = histogram !== null && histogram.length > 0
  return (
    <li className="flex min-w-0 flex-col rounded-lg border bg-surface p-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <h3 className="flex items-center gap-1.5">
        <ColumnTypeIcon type={type} />
        <span className="min-w-0 truncate text-[0.8125rem] font-medium" title={name}>
          {name}
        </span>
        <span className="ml-auto shrink-0 text-2xs text-muted">{type}</span>
      </h3>
      <div className="mt-2 min-h-22">
        {isDrawn ? (
          <Histogram name={name} type={type} bins={histogram} />
        ) : top.length > 0 ? (
          <TopValues name={name} type={type} top={top} rows={rows} limit={FEW} />
        ) : (
          <p className="py-3 text-center text-xs text-muted">No values</p>
        )}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-2 text-2xs text-muted">
        <span>
          {isDistinctExact ? '' : '≈ '}
          {formatNumber(distinct)} distinct
          {isDistinctExact && distinct > 1 && distinct === rows - nulls && ', no two alike'}
        </span>
        <span className={classNames(nulls > 0 && 'text-warning')}>
          {nulls === 0 ? 'none empty' : `${formatShare(nulls, rows)} empty`}
        </span>
      </p>
      <Filled nulls={nulls} rows={rows} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={details}
        aria-label={`Figures of ${name}`}
        onClick={() => setOpen(!open)}
        className="-mx-1 mt-1.5 flex items-center gap-1 self-start rounded-sm px-1 text-2xs text-muted hover:text-foreground"
      >
        <ChevronDown
          aria-hidden
          className={classNames('size-3 transition-transform', open && 'rotate-180')}
        />
        Figures
      </button>
      <div id={details} hidden={!open} className="mt-2 space-y-3">
        {open && <Figures column={column} rows={rows} />}
        {open && isDrawn && top.length > 0 && (
          <TopValues name={name} type={type} top={top} rows={rows} limit={top.length} />
        )}
        {open && !isDrawn && top.length > FEW && (
          <TopValues name={name} type={type} top={top.slice(FEW)} rows={rows} limit={top.length} />
        )}
      </div>
    </li>
  )
}

/** How much of the column holds a value. */
function Filled({ nulls, rows }: { nulls: number; rows: number }) {
  const share = rows === 0 ? 0 : 1 - nulls / rows
  return (
    <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-warning-line/50">
      <span className="block h-full bg-success-line" style={{ width: `${share * 100}%` }} />
    </span>
  )
}

function Figures({ column, rows }: { column: ProfiledColumn; rows: number }) {
  const { type, min, max, mean, nulls, quantiles } = column
  const figures: readonly (readonly [string, string])[] = [
    ['Rows', formatNumber(rows)],
    ['Empty', formatNumber(nulls)],
    ['Smallest', formatValue(min, type)],
    ...quantiles.map(
      ({ share, value }) => [quantileName(share), formatValue(value, type)] as const,
    ),
    ['Largest', formatValue(max, type)],
    ...(mean === null ? [] : [['Mean', formatValue(mean, type)] as const]),
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs">
      {figures.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="truncate text-right tabular-nums" title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function quantileName(share: number): string {
  return share === 0.5 ? 'Median' : `${Math.round(share * 1000) / 10}% below`
}
