import { Switch as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'

export function Switch(props: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className="inline-flex h-5 w-9 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors data-[state=checked]:bg-primary"
      {...props}
    >
      <Radix.Thumb className="size-4 rounded-full bg-white shadow-sm transition-transform data-[state=checked]:translate-x-4" />
    </Radix.Root>
  )
}
