import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Menu({
  trigger,
  defaultOpen = false,
  children,
}: {
  trigger: ReactNode
  defaultOpen?: boolean
  children: ReactNode
}) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuPanel align="end">{children}</MenuPanel>
    </DropdownMenu.Root>
  )
}

export function MenuPanel({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-40 min-w-56 rounded-lg border bg-raised p-1 shadow-lg data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  )
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={classNames(
        'flex items-center gap-2 rounded-sm px-2 py-1.5 text-[0.8125rem] outline-none select-none pointer-coarse:min-h-10 data-[disabled]:opacity-50 data-[highlighted]:bg-hover [&_svg]:size-4 [&_svg]:text-muted',
        className,
      )}
      {...props}
    />
  )
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />
}

export function MenuText({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) {
  return (
    <DropdownMenu.Label
      className={classNames('px-2 py-1.5 text-[0.8125rem]', className)}
      {...props}
    />
  )
}
