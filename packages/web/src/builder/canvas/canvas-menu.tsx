import { EMPTY_PIPELINE } from '@plainflow/core'
import { useNavigate } from '@tanstack/react-router'
import { DatabaseZap, Download, Eraser, FilePlus2, Upload } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { useSession } from '@/account/session.ts'
import type { LazyMenuProps } from '@/design/lazy-menu.tsx'
import { Menu, MenuItem, MenuLine } from '@/design/menu.tsx'
import { toast } from '@/design/toast.ts'
import { exportPipeline, importPipeline } from '../shell/import-export.ts'
import { forgetChat } from '../state/chat-store.ts'
import { openNew } from '../state/document-store.ts'
import { editPipeline, usePipeline } from '../state/pipeline-store.ts'
import { forgetRun } from '../state/run-store.ts'
import { resetWorkspace, show } from '../state/workspace-store.ts'

const Confirm = lazy(async () => ({ default: (await import('@/design/confirm.tsx')).Confirm }))

export function CanvasMenu({ trigger, defaultOpen }: LazyMenuProps) {
  const empty = usePipeline((state) => state.pipeline.blocks.length === 0)
  const user = useSession((session) => session.user?.id ?? '')
  const [clearing, setClearing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const startOver = () => {
    resetWorkspace()
    forgetChat()
    forgetRun()
    openNew(user, true)
    void navigate({ to: '/pipeline-builder' })
  }
  return (
    <>
      <Menu trigger={trigger} defaultOpen={defaultOpen}>
        <MenuItem onSelect={startOver}>
          <FilePlus2 aria-hidden />
          New pipeline
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => show({ sql: '' })}>
          <DatabaseZap aria-hidden />
          Paste SQL
        </MenuItem>
        <MenuItem onSelect={() => picker.current?.click()}>
          <Upload aria-hidden />
          Import pipeline.json
        </MenuItem>
        <MenuItem disabled={empty} onSelect={exportPipeline}>
          <Download aria-hidden />
          Export pipeline.json
        </MenuItem>
        <MenuLine />
        <MenuItem disabled={empty} onSelect={() => setClearing(true)}>
          <Eraser aria-hidden />
          Clear Canvas
        </MenuItem>
      </Menu>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Pipeline file"
        data-testid="import-input"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void importPipeline(file)
          event.target.value = ''
        }}
      />
      <Suspense>
        {clearing && (
          <Confirm
            open
            onOpenChange={setClearing}
            title="Clear Canvas"
            action="Clear Canvas"
            onConfirm={clear}
          >
            Are you sure you want to clear the canvas? This action cannot be undone.
          </Confirm>
        )}
      </Suspense>
    </>
  )
}

function clear(): void {
  editPipeline(() => EMPTY_PIPELINE)
  show({ selection: [], selectedConnections: [] })
  toast('Canvas Cleared', undefined, 'success')
}
