import type { ReactNode } from 'react'

/** A key to press; where fingers touch the glass there is none. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="pointer-coarse:hidden rounded-[4px] border border-line bg-sunken px-1 font-sans text-2xs text-muted">
      {children}
    </kbd>
  )
}
