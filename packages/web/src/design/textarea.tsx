import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL } from './input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={classNames(CONTROL, 'min-h-20 resize-y px-3 py-2 text-sm', className)}
      {...props}
    />
  )
}
