import { Check } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'

export function Checkbox(props: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className="flex size-4.5 shrink-0 items-center justify-center rounded-[5px] border border-line-strong bg-surface transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-on-primary"
      {...props}
    >
      <Radix.Indicator>
        <Check aria-hidden className="size-3.5" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  )
}
