import { ChevronRight } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { create } from 'zustand'
import { Skeleton } from '@/design/skeleton.tsx'

/** Which parts were opened or closed by hand; the tab itself comes and goes. */
const useOpened = create<Readonly<Record<string, boolean>>>(() => ({}))

/** A part that opens and closes; what is in it is made only while it is open. */
export function Section({
  id,
  title,
  isOpen: first = false,
  children,
}: {
  id: string
  title: string
  /** Whether it is open until somebody closes it. */
  isOpen?: boolean
  children: ReactNode
}) {
  const open = useOpened((state) => state[id] ?? first)
  return (
    <section aria-labelledby={`section-${id}`} className="p-3">
      <h2 id={`section-${id}`} className="text-[0.8125rem] font-semibold">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => useOpened.setState({ [id]: !open })}
          className="flex w-full items-center gap-1.5 text-left"
        >
          <ChevronRight
            aria-hidden
            className={`size-4 text-muted transition-transform ${open ? 'rotate-90' : ''}`}
          />
          {title}
        </button>
      </h2>
      {open && (
        <div className="mt-2">
          <Suspense fallback={<Skeleton className="h-16" />}>{children}</Suspense>
        </div>
      )}
    </section>
  )
}
