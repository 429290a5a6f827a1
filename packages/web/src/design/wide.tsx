import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** What may be wider than its place, such as a table on a phone: scrolled by itself, with the keyboard too. */
export function Wide({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classNames('overflow-x-auto', className)} tabIndex={0}>
      {children}
    </div>
  )
}
