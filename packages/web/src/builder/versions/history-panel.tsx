import { History } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Dialog } from '@/design/dialog.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { useVersions } from './use-versions.ts'
import { VersionDetail } from './version-detail.tsx'
import { VersionList } from './version-list.tsx'

/** What the pipeline was: a list of its versions, and one of them beside the canvas as it is now. */
export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const { data: versions, error } = useVersions()
  const [chosen, setChosen] = useState<number | null>(null)
  const current = versions?.[0]
  // A version may have gone: the oldest make room.
  const shown = versions?.find(({ version }) => version === chosen) ?? versions?.[1] ?? current
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="History"
      description="Every save is a version, by the minute. Restoring one is a step that undo takes back."
      className="h-[min(44rem,calc(100dvh-2rem))] max-w-5xl"
    >
      {error ? (
        <EmptyState icon={History} title="The history could not be loaded">
          {reasonOf(error)}
        </EmptyState>
      ) : versions && shown ? (
        <div className="grid h-full min-h-0 gap-5 max-md:h-auto md:grid-cols-[19rem_minmax(0,1fr)]">
          <VersionList versions={versions} chosen={shown.version} onChoose={setChosen} />
          <VersionDetail
            key={shown.version}
            version={shown}
            isCurrent={shown === current}
            onClose={onClose}
          />
        </div>
      ) : (
        <div className="space-y-2" aria-busy>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </div>
      )}
    </Dialog>
  )
}
