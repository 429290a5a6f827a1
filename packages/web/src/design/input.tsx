import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const CONTROL =
  'w-full min-w-0 rounded-md border border-line-strong/60 bg-surface text-foreground shadow-xs transition-colors hover:border-line-strong focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger-line'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input type={type} className={classNames(CONTROL, 'h-9 px-3 text-sm', className)} {...props} />
  )
}
