import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames('rounded-xl border bg-surface p-5 shadow-xs', className)}
      {...props}
    />
  )
}
