import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'

/** What went wrong, announced, and focused so that the keyboard is where the trouble is. */
export function FormError({ message, ref }: { message: string | null; ref?: Ref<HTMLDivElement> }) {
  if (!message) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="flex gap-2.5 rounded-lg border border-danger-line bg-danger-soft px-3.5 py-3 text-[0.8125rem] text-danger outline-none"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </div>
  )
}
