import { LOW_CREDITS, type User } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { CircleUser, Coins, CreditCard, LayoutDashboard, LogOut } from 'lucide-react'
import { useState } from 'react'
import { AccountDialog } from '@/account/account-dialog.tsx'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { useSignOut } from '@/account/use-sign-out.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Logo } from '@/design/logo.tsx'
import { Menu, MenuItem, MenuLine, MenuText } from '@/design/menu.tsx'
import { ThemeToggle } from '@/design/theme-toggle.tsx'
import { DocumentTitle } from './document-title.tsx'
import { show } from './state/workspace-store.ts'

export function TopBar({ user }: { user: User }) {
  const [account, setAccount] = useState(false)
  const leave = useSignOut()
  const upgrade = () => {
    setAccount(false)
    show({ upgradeReason: 'One credit is one pipeline written by the assistant.' })
  }
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
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label="User menu">
              <CircleUser aria-hidden className="size-5!" />
            </Button>
          }
        >
          <MenuText className="max-w-64">
            <span className="block truncate font-medium">{user.username ?? user.email}</span>
            <span className="block truncate text-xs text-muted">{user.email}</span>
          </MenuText>
          <MenuLine />
          <MenuItem asChild>
            <Link to="/dashboard">
              <LayoutDashboard aria-hidden />
              Dashboard
            </Link>
          </MenuItem>
          <MenuItem onSelect={() => setAccount(true)}>
            <CircleUser aria-hidden />
            Account Details
          </MenuItem>
          <MenuItem onSelect={upgrade}>
            <CreditCard aria-hidden />
            <span className="flex-1">Subscription</span>
            <PlanBadge plan={user.plan} />
          </MenuItem>
          <MenuItem onSelect={upgrade}>
            <Coins aria-hidden />
            <span className="flex-1">Credits</span>
            <span className="text-muted tabular-nums">{user.credits}</span>
          </MenuItem>
          <MenuLine />
          <MenuItem onSelect={() => void leave()}>
            <LogOut aria-hidden />
            Sign Out
          </MenuItem>
        </Menu>
      </div>
      <AccountDialog user={user} open={account} onOpenChange={setAccount} onUpgrade={upgrade} />
    </header>
  )
}
