import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Slot } from 'radix-ui'
import { classNames } from './class-names.ts'

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClasses> & {
    /** Draws the one child (a link) as the button. */
    asChild?: boolean
  }

export function Button({ className, variant, size, asChild, type, ...props }: ButtonProps) {
  const classes = classNames(buttonClasses({ variant, size }), className)
  if (asChild) return <Slot.Root className={classes} {...props} />
  return <button type={type ?? 'button'} className={classes} {...props} />
}

const buttonClasses = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-on-primary shadow-xs enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
        secondary:
          'border border-line bg-raised text-foreground shadow-xs enabled:hover:bg-hover [a&]:hover:bg-hover',
        ghost: 'text-foreground enabled:hover:bg-hover [a&]:hover:bg-hover',
        danger: 'bg-[oklch(0.53_0.205_26)] text-on-danger shadow-xs enabled:hover:bg-danger-hover',
        link: 'text-primary-text underline-offset-4 enabled:hover:underline [a&]:hover:underline',
      },
      size: {
        sm: 'h-8 px-2.5 text-[0.8125rem] [&_svg]:size-4',
        md: 'h-9 px-3.5 text-sm [&_svg]:size-4',
        lg: 'h-11 px-5 text-[0.9375rem] [&_svg]:size-4.5',
        icon: 'size-8 [&_svg]:size-4',
        tiny: 'size-6 rounded-sm [&_svg]:size-3.5',
        inline: 'h-auto p-0 text-sm',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)
