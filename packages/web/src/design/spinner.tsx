import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />
}

/** The whole page while something must be known first. */
export function LoadingPage() {
  return (
    <main className="flex h-full min-h-64 items-center justify-center">
      <output className="flex flex-col items-center gap-3">
        <Spinner className="size-6 text-primary-text" />
        <span className="text-sm text-muted">Loading</span>
      </output>
    </main>
  )
}
