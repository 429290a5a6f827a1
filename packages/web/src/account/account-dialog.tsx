import type { User } from '@plainflow/contract'
import { LogOut, Zap } from 'lucide-react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { ApiKeys } from './settings/api-keys.tsx'
import { ChangePassword } from './settings/change-password.tsx'
import { OwnData } from './settings/own-data.tsx'
import { ProfileFacts } from './settings/profile-facts.tsx'
import { Sessions } from './settings/sessions.tsx'
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
      className="h-[36rem] max-w-xl"
      footer={
        <>
          <Button variant="secondary" onClick={() => void leave()}>
            <LogOut aria-hidden />
            Sign Out
          </Button>
          {HAS_PLANS && user.plan === 'free' && (
            <Button onClick={onUpgrade}>
              <Zap aria-hidden />
              Upgrade Plan
            </Button>
          )}
        </>
      }
    >
      <TooltipProvider>
        <Tabs defaultValue="account">
          <TabsList aria-label="Parts of the account" className="sticky top-0 z-10">
            <Tab value="account">Account</Tab>
            <Tab value="security">Security</Tab>
            <Tab value="keys">API keys</Tab>
            <Tab value="data">Your data</Tab>
          </TabsList>
          <TabPanel value="account" className="mt-3">
            <ProfileFacts user={user} />
          </TabPanel>
          <TabPanel value="security" className="mt-4 space-y-6">
            <ChangePassword />
            <Sessions />
          </TabPanel>
          <TabPanel value="keys" className="mt-4">
            <ApiKeys />
          </TabPanel>
          <TabPanel value="data" className="mt-4 space-y-6">
            <OwnData user={user} />
          </TabPanel>
        </Tabs>
      </TooltipProvider>
    </Dialog>
  )
}
