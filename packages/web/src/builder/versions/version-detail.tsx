import type { PipelineVersion } from '@plainflow/contract'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '@/account/session.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { Comparison } from './comparison.tsx'
import { restoreVersion } from './restore-version.ts'
import { useVersion } from './use-versions.ts'
import { VersionName } from './version-name.tsx'

/** One version: its name, what differs from the canvas now, and the way back to it. */
export function VersionDetail({
  version,
  isCurrent,
  onClose,
}: {
  version: PipelineVersion
  isCurrent: boolean
  onClose: () => void
}) {
  const user = useSession((session) => session.user?.id ?? '')
  const { data: pipeline, error } = useVersion(version.version)
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    const isRestored = await restoreVersion(user, version.version)
    setBusy(false)
    if (isRestored) onClose()
  }
  return (
    <section
      aria-label="Version"
      className="flex min-h-0 min-w-0 flex-col gap-4 md:border-l md:pl-5"
    >
      <div className="flex flex-wrap items-end gap-3">
        <VersionName version={version} />
        {!isCurrent && (
          <Button disabled={busy} onClick={() => void restore()}>
            {busy ? <Spinner /> : <RotateCcw aria-hidden />}
            Restore
          </Button>
        )}
      </div>
      <p className="text-xs text-muted">
        {new Date(version.updatedAt).toLocaleString()} · {version.name} ·{' '}
        {countOf(version.blockCount, 'block')}
      </p>
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-1">
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {reasonOf(error)}
          </p>
        ) : pipeline ? (
          <Comparison before={pipeline} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
    </section>
  )
}
