import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/design/button.tsx'
import { Logo } from '@/design/logo.tsx'
import { ThemeToggle } from '@/design/theme-toggle.tsx'

/** The bar above the signed-in pages outside the builder. */
export function AppHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link to="/dashboard" aria-label="Plainflow, dashboard" className="inline-flex rounded-md">
          <Logo />
        </Link>
        {/* On a phone there is no room: the dashboard leads there as well. */}
        <Button asChild variant="ghost" size="sm" className="hidden sm:inline-flex">
          <Link to="/runs">
            <History aria-hidden />
            Runs
          </Link>
        </Button>
        <div className="ml-auto flex min-w-0 items-center gap-2 sm:gap-3">
          {children}
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
