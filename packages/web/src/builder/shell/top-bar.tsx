import { LOW_CREDITS, type User } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { CircleUser, Coins, GraduationCap, LayoutDashboard } from 'lucide-react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { lazy } from '@/app/lazy.ts'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { LazyMenu } from '@/design/lazy-menu.tsx'
import { Logo } from '@/design/logo.tsx'
import { ThemeToggle } from '@/design/theme-toggle.tsx'
import { countOf } from '@/app/count-of.ts'
import { DocumentTitle } from './document-title.tsx'
import { show } from '../state/workspace-store.ts'

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
        {/* On a narrow screen both are in the user menu. */}
        <nav aria-label="Workspace" className="hidden items-center lg:flex">
          <Button variant="ghost" size="sm" onClick={() => show({ overlay: 'dashboard' })}>
            <LayoutDashboard aria-hidden />
            Dashboard
          </Button>
          <Button variant="ghost" size="sm" onClick={() => show({ overlay: 'tour' })}>
            <GraduationCap aria-hidden />
            Tutorial
          </Button>
        </nav>
        <ThemeToggle />
        {HAS_PLANS && (
          <span className="hidden items-center gap-1.5 sm:flex">
            <PlanBadge plan={user.plan} />
            <Badge tone={user.credits <= LOW_CREDITS ? 'warning' : 'neutral'} data-testid="credits">
              <Coins aria-hidden />
              {countOf(user.credits, 'credit')}
            </Badge>
          </span>
        )}
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
