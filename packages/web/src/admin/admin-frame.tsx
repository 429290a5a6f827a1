import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '@/account/session.ts'
import { AppHeader } from '@/app/app-header.tsx'
import { useTitle } from '@/app/use-title.ts'
import { LoadingPage } from '@/design/spinner.tsx'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { NotFoundPage } from '@/pages/not-found-page.tsx'

const PAGES = [
  { to: '/admin', name: 'Revenue and users' },
  { to: '/admin/operations', name: 'Operations' },
  { to: '/pricing-analysis', name: 'Pricing analysis' },
] as const

/** For administrators; to everyone else the page does not exist. The server asks the role of every call again. */
export function AdminFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  useTitle(title)
  const session = useSession()
  if (session.status === 'loading') return <LoadingPage />
  if (session.user?.role !== 'admin') return <NotFoundPage />
  return (
    <TooltipProvider>
      <div className="min-h-full">
        <AppHeader />
        <main className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
          <nav aria-label="Administration" className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
            {PAGES.map(({ to, name }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true }}
                className="rounded-sm py-1 text-[0.8125rem] text-muted hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-foreground"
              >
                {name}
              </Link>
            ))}
          </nav>
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="mt-1 mb-6 text-pretty text-muted">{lead}</p>
          {children}
        </main>
      </div>
    </TooltipProvider>
  )
}
