import type { User } from '@plainflow/contract'
import { ReactFlowProvider } from '@xyflow/react'
import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { useMedia } from '@/design/use-media.ts'
import { CreditWarning } from '@/account/credit-warning.tsx'
import { usePaymentReturn } from '@/account/use-payment-return.ts'
import { DraftOffer } from './draft-offer.tsx'
import { AnalysisProvider } from '../state/analysis.tsx'
import { useDocument } from '../state/document-store.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'
import { TopBar } from './top-bar.tsx'
import { useActions } from './use-actions.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'
import { useFirstVisit } from './use-first-visit.ts'
import { useKeptProposal } from './use-kept-proposal.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { Hints } from '../onboarding/hints.tsx'
import { Onboarding } from '../onboarding/onboarding.tsx'
import { NarrowLayout } from './narrow-layout.tsx'
import { WideLayout } from './wide-layout.tsx'
import { WorkspaceOverlays } from './workspace-overlays.tsx'

const BlockDialog = lazy(async () => ({
  default: (await import('../config/block-dialog.tsx')).BlockDialog,
}))

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))
const PasteSqlDialog = lazy(async () => ({
  default: (await import('../paste-sql/paste-sql-dialog.tsx')).PasteSqlDialog,
}))
const UpgradeDialog = lazy(async () => ({
  default: (await import('@/account/upgrade-dialog.tsx')).UpgradeDialog,
}))

/** Seen only while it has the focus. */
const SKIP =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-3 focus:py-2 focus:font-medium focus:shadow-lg'

export function Workspace({ user }: { user: User }) {
  const wide = useMedia('(min-width: 60rem)')
  const configuring = useWorkspace((state) => state.configuring !== null)
  const pasting = useWorkspace((state) => state.sql !== null)
  const conflict = useDocument((state) => state.conflict !== null && state.choosing)
  const upgradeReason = useWorkspace((state) => state.upgradeReason)
  useDraftKeeping(user.id)
  useKeptProposal(user.id)
  useAutosave(user.id, useActions().goTo)
  useShortcuts()
  useFirstVisit(user)
  usePaymentReturn()
  return (
    <AnalysisProvider>
      <TooltipProvider>
        <ReactFlowProvider>
          <div className="flex h-dvh flex-col overflow-hidden">
            <a href="#canvas" className={SKIP}>
              Skip to the canvas
            </a>
            <TopBar user={user} />
            <DraftOffer />
            <main className="min-h-0 flex-1">
              <h1 className="sr-only">Pipeline builder</h1>
              {wide ? <WideLayout /> : <NarrowLayout />}
            </main>
          </div>
          {/* Dialogs are loaded when they open. */}
          <WorkspaceOverlays />
          <CreditWarning user={user} />
          <Onboarding user={user} />
          <Hints />
          <Suspense>{configuring && <BlockDialog />}</Suspense>
          <Suspense>{pasting && <PasteSqlDialog />}</Suspense>
          <Suspense>{conflict && <ConflictDialog />}</Suspense>
          <Suspense>
            {upgradeReason !== null && (
              <UpgradeDialog
                plan={user.plan}
                open
                reason={upgradeReason}
                onOpenChange={(open) => !open && show({ upgradeReason: null })}
              />
            )}
          </Suspense>
        </ReactFlowProvider>
      </TooltipProvider>
    </AnalysisProvider>
  )
}
