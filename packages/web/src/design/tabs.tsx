import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const Tabs = Radix.Root

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={classNames('flex min-w-0 gap-0.5 rounded-md bg-sunken p-0.5', className)}
      {...props}
    />
  )
}

export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classNames(
        'inline-flex min-w-0 flex-auto items-center justify-center gap-1.5 truncate rounded-[7px] px-1.5 py-1.5 text-[0.8125rem] font-medium text-muted transition-colors hover:text-foreground data-[state=active]:bg-raised data-[state=active]:text-foreground data-[state=active]:shadow-sm',
        className,
      )}
      {...props}
    />
  )
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={classNames('min-h-0 flex-1', className)} {...props} />
}
