import type { User } from '@plainflow/contract'
import { LogOut, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { useSignOut } from './use-sign-out.ts'

export function AccountDialog({
  user,
  open,
  onOpenChange,
  onUpgrade,
}: {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
  onUpgrade: () => void
}) {
  const leave = useSignOut()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Account Settings"
      className="max-w-md"
      isText
      footer={
        <>
          <Button variant="secondary" onClick={() => void leave()}>
            <LogOut aria-hidden />
            Sign Out
          </Button>
          {user.plan === 'free' && (
            <Button onClick={onUpgrade}>
              <Zap aria-hidden />
              Upgrade Plan
            </Button>
          )}
        </>
      }
    >
      <dl className="divide-y">
        <Row name="Email">{user.email}</Row>
        <Row name="Username">{user.username ?? 'Not set'}</Row>
        <Row name="Plan">
          <PlanBadge plan={user.plan} />
        </Row>
        <Row name="Credits remaining">{user.credits}</Row>
        <Row name="Member since">
          {new Date(user.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
        </Row>
      </dl>
    </Dialog>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 truncate font-medium">{children}</dd>
    </div>
  )
}
