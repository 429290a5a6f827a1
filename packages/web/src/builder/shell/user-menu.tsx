import { Link } from '@tanstack/react-router'
import {
  CircleUser,
  Coins,
  CreditCard,
  GraduationCap,
  History,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Settings,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { lazy } from '@/app/lazy.ts'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { useSession } from '@/account/session.ts'
import { useSignOut } from '@/account/use-sign-out.ts'
import type { LazyMenuProps } from '@/design/lazy-menu.tsx'
import { Menu, MenuItem, MenuLine, MenuText } from '@/design/menu.tsx'
import { show } from '../state/workspace-store.ts'

const AccountDialog = lazy(async () => ({
  default: (await import('@/account/account-dialog.tsx')).AccountDialog,
}))

export function UserMenu({ trigger, defaultOpen }: LazyMenuProps) {
  const user = useSession((session) => session.user)
  const [account, setAccount] = useState(false)
  const leave = useSignOut()
  const upgrade = () => {
    setAccount(false)
    show({ upgradeReason: 'One credit is one pipeline written by the assistant.' })
  }
  if (!user) return null
  return (
    <>
      <Menu trigger={trigger} defaultOpen={defaultOpen}>
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
        <MenuItem asChild>
          <Link to="/runs">
            <History aria-hidden />
            Runs
          </Link>
        </MenuItem>
        <MenuItem onSelect={() => setAccount(true)}>
          <CircleUser aria-hidden />
          Account Details
        </MenuItem>
        {HAS_PLANS && (
          <>
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
          </>
        )}
        <MenuItem onSelect={() => show({ overlay: 'settings' })}>
          <Settings aria-hidden />
          Settings
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => show({ overlay: 'tour' })}>
          <GraduationCap aria-hidden />
          Tutorial
        </MenuItem>
        <MenuItem onSelect={() => show({ overlay: 'shortcuts' })}>
          <Keyboard aria-hidden />
          Keyboard shortcuts
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden />
          Sign Out
        </MenuItem>
      </Menu>
      <Suspense>
        {account && (
          <AccountDialog user={user} open onOpenChange={setAccount} onUpgrade={upgrade} />
        )}
      </Suspense>
    </>
  )
}
