import type { User } from '@plainflow/contract'
import { ReactFlowProvider } from '@xyflow/react'
import { UpgradeDialog } from '@/account/upgrade-dialog.tsx'
import { useMedia } from '@/design/use-media.ts'
import { BlockDialog } from './config/block-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { AnalysisProvider } from './state/analysis.tsx'
import { show, useWorkspace } from './state/workspace-store.ts'
import { TopBar } from './top-bar.tsx'
import { useDraftKeeping } from './use-draft-keeping.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { NarrowLayout } from './narrow-layout.tsx'
import { WideLayout } from './wide-layout.tsx'

export function Workspace({ user }: { user: User }) {
  const wide = useMedia('(min-width: 60rem)')
  const upgradeReason = useWorkspace((state) => state.upgradeReason)
  useDraftKeeping(user.id)
  useShortcuts()
  return (
    <AnalysisProvider>
      <ReactFlowProvider>
        <div className="flex h-dvh flex-col overflow-hidden">
          <TopBar user={user} />
          <main className="min-h-0 flex-1">
            <h1 className="sr-only">Pipeline builder</h1>
            {wide ? <WideLayout /> : <NarrowLayout />}
          </main>
        </div>
        <BlockDialog />
        <ConflictDialog user={user.id} />
        <UpgradeDialog
          plan={user.plan}
          open={upgradeReason !== null}
          reason={upgradeReason}
          onOpenChange={(open) => !open && show({ upgradeReason: null })}
        />
      </ReactFlowProvider>
    </AnalysisProvider>
  )
}
