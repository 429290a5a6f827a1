import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
  className,
}: {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center gap-1 px-6 py-8 text-center',
        className,
      )}
    >
      <span className="mb-2 flex size-10 items-center justify-center rounded-lg border bg-raised text-muted shadow-xs">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="font-medium wrap-anywhere">{title}</p>
      {children && (
        <p className="max-w-[42ch] text-[0.8125rem] text-pretty wrap-anywhere text-muted">
          {children}
        </p>
      )}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
