import { useReactFlow } from '@xyflow/react'
import {
  DatabaseZap,
  Ellipsis,
  Network,
  PanelLeftClose,
  PanelLeftOpen,
  PanelRightClose,
  PanelRightOpen,
  Play,
  Redo2,
  Settings2,
  Square,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { useStore } from 'zustand'
import { countOf } from '@/app/count-of.ts'
import { Button } from '@/design/button.tsx'
import { glide } from '@/design/glide.ts'
import { IconButton } from '@/design/icon-button.tsx'
import { LazyMenu } from '@/design/lazy-menu.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { editPipeline, redo, undo, usePipeline } from '../state/pipeline-store.ts'
import { cancelRun, isRunning, useRun } from '../state/run-store.ts'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import { keyCaps } from '../shortcuts/keys.ts'
import { setPanel, type Side, useSidePanels } from '../state/side-panels.ts'
import { show } from '../state/workspace-store.ts'
import { useActions } from '../shell/use-actions.ts'
import { ProblemsButton } from './problems-button.tsx'
import { FIT } from './use-refit.ts'

const CanvasMenu = lazy(async () => ({ default: (await import('./canvas-menu.tsx')).CanvasMenu }))

/** `hasSides`: there are panels beside the canvas, to be put away and brought back. */
export function Toolbar({ hasSides = false }: { hasSides?: boolean }) {
  const pipeline = usePipeline((state) => state.pipeline)
  const past = useStore(usePipeline.temporal, (state) => state.pastStates.length)
  const future = useStore(usePipeline.temporal, (state) => state.futureStates.length)
  const running = useRun(isRunning)
  const cancellable = useRun((state) => state.status === 'running' && state.execution !== null)
  const { run } = useActions()
  const { blocks, connections } = pipeline
  return (
    <div
      role="toolbar"
      aria-label="Canvas"
      className="flex shrink-0 items-center gap-1 overflow-x-auto border-b bg-surface px-2 py-1.5 [scrollbar-width:none]"
    >
      <Button
        size="sm"
        disabled={running || blocks.length === 0}
        onClick={() => void run()}
        className="mr-1"
      >
        {running ? <Spinner /> : <Play aria-hidden />}
        {running ? 'Running…' : 'Run Pipeline'}
      </Button>
      {/* Always in its place: a second click on it must not meet Undo. */}
      <IconButton label="Stop the run" disabled={!cancellable} onClick={() => void cancelRun()}>
        <Square aria-hidden />
      </IconButton>
      <IconButton label="Undo" shortcut="Ctrl Z" disabled={past === 0} onClick={undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" shortcut="Ctrl Shift Z" disabled={future === 0} onClick={redo}>
        <Redo2 aria-hidden />
      </IconButton>
      <ProblemsButton />
      <TidyButton disabled={blocks.length < 2} />
      {/* On a phone the menu has it, and the bar ends here. */}
      <IconButton
        label="Paste SQL"
        shortcut="Ctrl V"
        className="max-sm:hidden"
        onClick={() => show({ sql: '' })}
      >
        <DatabaseZap aria-hidden />
      </IconButton>
      <span
        data-testid="canvas-count"
        className="ml-auto truncate text-xs text-muted tabular-nums max-sm:sr-only"
      >
        {countOf(blocks.length, 'block')}, {countOf(connections.length, 'connection')}
      </span>
      {/* In sight on a phone too, where the rest scrolls beneath. */}
      <span className="sticky -right-2 flex shrink-0 gap-1 bg-surface max-sm:-mr-2 max-sm:ml-auto max-sm:border-l max-sm:px-1">
        <LazyMenu
          menu={CanvasMenu}
          trigger={
            <Button variant="ghost" size="icon" aria-label="Pipeline menu">
              <Ellipsis aria-hidden />
            </Button>
          }
        />
        <IconButton
          label="Settings"
          shortcut={keyCaps('Mod+,').join(' ')}
          onClick={() => show({ overlay: 'settings' })}
        >
          <Settings2 aria-hidden />
        </IconButton>
        {hasSides && (
          <>
            <SideButton side="left" />
            <SideButton side="right" />
          </>
        )}
      </span>
    </div>
  )
}

/** Not on a phone, whose canvas lays blocks out by itself. */
function TidyButton({ disabled }: { disabled: boolean }) {
  const { fitView } = useReactFlow()
  const [tidying, setTidying] = useState(false)
  const tidy = async () => {
    setTidying(true)
    try {
      const { tidyUp } = await import('./tidy-up.ts')
      editPipeline((now) => tidyUp(now, useCanvasSettings.getState().direction))
      await new Promise(requestAnimationFrame)
      await fitView({ ...FIT, duration: glide(200) })
    } catch {
      toast('Tidy up failed', 'The layout could not be loaded. Please try again.', 'danger')
    } finally {
      setTidying(false)
    }
  }
  return (
    <IconButton
      label="Tidy up"
      aria-busy={tidying}
      className="max-sm:hidden"
      disabled={disabled}
      onClick={() => void tidy()}
    >
      <Network aria-hidden />
    </IconButton>
  )
}

const SIDES = {
  left: { label: 'Blocks and data', open: PanelLeftClose, closed: PanelLeftOpen },
  right: { label: 'Assistant and tools', open: PanelRightClose, closed: PanelRightOpen },
}

function SideButton({ side }: { side: Side }) {
  const isOpen = useSidePanels((state) => state[side])
  const { label, open: Open, closed: Closed } = SIDES[side]
  return (
    <IconButton
      label={`${isOpen ? 'Hide' : 'Show'} ${label}`}
      aria-expanded={isOpen}
      onClick={() => setPanel(side, !isOpen)}
    >
      {isOpen ? <Open aria-hidden /> : <Closed aria-hidden />}
    </IconButton>
  )
}
