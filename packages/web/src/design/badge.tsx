import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { classNames } from './class-names.ts'

export function Badge({
  className,
  tone,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeClasses>) {
  return <span className={classNames(badgeClasses({ tone }), className)} {...props} />
}

const badgeClasses = cva(
  'inline-flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-foreground',
        primary: 'bg-primary-soft text-primary-text',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)
