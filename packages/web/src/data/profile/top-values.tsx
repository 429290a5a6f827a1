import type { Profile } from '@plainflow/contract'
import type { ColumnType } from '@plainflow/core'
import { countOf } from '@/app/count-of.ts'
import { classNames } from '@/design/class-names.ts'
import { formatShare, formatValue } from './format-value.ts'

/** The commonest values, each as long a bar as its share of all rows. */
export function TopValues({
  name,
  type,
  top,
  rows,
  limit,
}: {
  name: string
  type: ColumnType
  top: Profile['columns'][number]['top']
  rows: number
  limit: number
}) {
  return (
    <ul aria-label={`Commonest values of ${name}`} className="space-y-0.5 text-xs">
      {top.slice(0, limit).map(({ value, count }, index) => {
        const text = formatValue(value, type)
        return (
          <li key={index} className="relative flex items-center gap-2 px-1.5 leading-5">
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 rounded-[3px] bg-primary/18"
              style={{ width: `${(count / Math.max(1, rows)) * 100}%` }}
            />
            <span
              title={text}
              className={classNames(
                'relative min-w-0 flex-1 truncate',
                (value === null || value === '') && 'text-muted italic',
              )}
            >
              {text}
            </span>
            <span className="relative shrink-0 text-muted tabular-nums">
              <span className="sr-only">{countOf(count, 'row')}, </span>
              {formatShare(count, rows)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
