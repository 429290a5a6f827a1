import { LOW_CREDITS, type User } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { CircleUser, Coins, LayoutDashboard } from 'lucide-react'
import { lazy } from 'react'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { LazyMenu } from '@/design/lazy-menu.tsx'
import { Logo } from '@/design/logo.tsx'
import { ThemeToggle } from '@/design/theme-toggle.tsx'
import { DocumentTitle } from './document-title.tsx'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

export function TopBar({ user }: { user: User }) {
  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-b bg-surface px-3 sm:gap-3">
      <Link to="/dashboard" aria-label="Plainflow, dashboard" className="inline-flex rounded-md">
        <span className="hidden sm:flex">
          <Logo />
        </span>
        <span className="flex sm:hidden">
          <Logo name={false} />
        </span>
      </Link>
      <span aria-hidden className="h-5 w-px bg-line" />
      <DocumentTitle />
      <div className="ml-auto flex items-center gap-1.5">
        <Button asChild variant="ghost" size="sm" className="hidden md:inline-flex">
          <Link to="/dashboard">
            <LayoutDashboard aria-hidden />
            Dashboard
          </Link>
        </Button>
        <ThemeToggle />
        <span className="hidden items-center gap-1.5 sm:flex">
          <PlanBadge plan={user.plan} />
          <Badge tone={user.credits <= LOW_CREDITS ? 'warning' : 'neutral'} data-testid="credits">
            <Coins aria-hidden />
            {user.credits} {user.credits === 1 ? 'credit' : 'credits'}
          </Badge>
        </span>
        <LazyMenu
          menu={UserMenu}
          trigger={
            <Button variant="ghost" size="icon" aria-label="User menu">
              <CircleUser aria-hidden className="size-5!" />
            </Button>
          }
        />
      </div>
    </header>
  )
}
