import { classNames } from './class-names.ts'

export function Progress({
  value,
  label,
  className,
}: {
  /** 0 to 1 */
  value: number
  label: string
  className?: string
}) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      // The element of that name cannot be drawn alike in every browser.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-2 overflow-hidden rounded-full bg-hover', className)}
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
