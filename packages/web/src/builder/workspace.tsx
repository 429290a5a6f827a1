import type { User } from '@plainflow/contract'
import { ReactFlowProvider } from '@xyflow/react'
import { lazy, Suspense } from 'react'
import { UpgradeDialog } from '@/account/upgrade-dialog.tsx'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { useMedia } from '@/design/use-media.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { AnalysisProvider } from './state/analysis.tsx'
import { show, useWorkspace } from './state/workspace-store.ts'
import { TopBar } from './top-bar.tsx'
import { useDraftKeeping } from './use-draft-keeping.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { NarrowLayout } from './narrow-layout.tsx'
import { WideLayout } from './wide-layout.tsx'

const BlockDialog = lazy(async () => ({
  default: (await import('./config/block-dialog.tsx')).BlockDialog,
}))

export function Workspace({ user }: { user: User }) {
  const wide = useMedia('(min-width: 60rem)')
  const configuring = useWorkspace((state) => state.configuring !== null)
  const upgradeReason = useWorkspace((state) => state.upgradeReason)
  useDraftKeeping(user.id)
  useShortcuts()
  return (
    <AnalysisProvider>
      <TooltipProvider>
        <ReactFlowProvider>
          <div className="flex h-dvh flex-col overflow-hidden">
            <TopBar user={user} />
            <main className="min-h-0 flex-1">
              <h1 className="sr-only">Pipeline builder</h1>
              {wide ? <WideLayout /> : <NarrowLayout />}
            </main>
          </div>
          <Suspense>{configuring && <BlockDialog />}</Suspense>
          <ConflictDialog user={user.id} />
          <UpgradeDialog
            plan={user.plan}
            open={upgradeReason !== null}
            reason={upgradeReason}
            onOpenChange={(open) => !open && show({ upgradeReason: null })}
          />
        </ReactFlowProvider>
      </TooltipProvider>
    </AnalysisProvider>
  )
}
