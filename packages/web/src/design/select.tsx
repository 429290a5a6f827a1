import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL } from './input.tsx'

/** The browser's own list: right on touch screens and for screen readers, and no injected styles. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative inline-block w-full min-w-0', className)}>
      <select
        className={classNames(CONTROL, 'h-9 appearance-none truncate pr-8 pl-3 text-sm')}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
