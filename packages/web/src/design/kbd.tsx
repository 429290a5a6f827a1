import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[4px] border border-line bg-sunken px-1 font-sans text-2xs text-muted">
      {children}
    </kbd>
  )
}
