import type { ColumnRemark, Dataset } from '@plainflow/contract'
import { Check, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Spinner } from '@/design/spinner.tsx'
import { fixColumn } from './fix-column.ts'

type Fix = ColumnRemark['fixes'][number]

const FEW = 3

/** What is to be known about the columns of a dataset, each with what can be done about it in one step. */
export function ColumnRemarks({
  dataset,
  onFixed,
  className,
}: {
  dataset: Pick<Dataset, 'id' | 'name' | 'remarks'>
  onFixed?: (dataset: Dataset) => void
  className?: string
}) {
  const [busy, setBusy] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const { remarks, name } = dataset
  if (remarks.length === 0) return null
  const fix = async (column: string, { label, override }: Fix) => {
    setBusy(`${column} ${label}`)
    const fixed = await fixColumn(dataset.id, column, override)
    setBusy(null)
    if (fixed) onFixed?.(fixed)
  }
  return (
    <section aria-label={`Remarks on the columns of ${name}`} className={className}>
      <ul className="space-y-1.5">
        {(isWhole ? remarks : remarks.slice(0, FEW)).map((remark) => (
          <li
            key={remark.column}
            className={classNames(
              'flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md px-2.5 py-1.5 text-xs',
              remark.isSettled ? 'bg-hover text-muted' : 'bg-warning-soft text-foreground',
            )}
          >
            <span className="flex min-w-0 flex-[1_1_16rem] items-start gap-2">
              {remark.isSettled ? (
                <Check aria-hidden className="mt-0.5 size-3.5 shrink-0 text-success" />
              ) : (
                <Lightbulb aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warning" />
              )}
              <span className="min-w-0 break-words">
                {remark.text}
                <Misfits fix={remark.fixes[0]} column={remark.column} />
              </span>
            </span>
            <span className="flex flex-wrap gap-1.5">
              {remark.fixes.map((each) => (
                <Button
                  key={each.label}
                  variant={remark.isSettled ? 'ghost' : 'secondary'}
                  size="sm"
                  disabled={busy !== null}
                  aria-label={`${each.label}: ${remark.column}`}
                  onClick={() => void fix(remark.column, each)}
                >
                  {busy === `${remark.column} ${each.label}` && <Spinner />}
                  {each.label}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {remarks.length > FEW && (
        <Button
          variant="link"
          size="inline"
          className="mt-1 text-xs"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `${countOf(remarks.length - FEW, 'more remark')}`}
        </Button>
      )}
    </section>
  )
}

/** The first cells that would be lost, to look at before. */
function Misfits({ fix, column }: { fix: Fix | undefined; column: string }) {
  if (!fix || fix.misfits.length === 0) return null
  const more = fix.unfit - fix.misfits.length
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-muted hover:text-foreground">
        Show {fix.unfit === 1 ? 'it' : 'them'}
        <span className="sr-only"> of {column}</span>
      </summary>
      <ul className="mt-1 space-y-0.5">
        {fix.misfits.map(({ row, text }) => (
          <li key={row} className="flex gap-2">
            <span className="shrink-0 text-muted tabular-nums">Row {formatNumber(row)}</span>
            <span className="min-w-0 break-all">{text}</span>
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {formatNumber(more)} more</li>}
      </ul>
    </details>
  )
}
