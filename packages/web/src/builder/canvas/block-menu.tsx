import { CopyPlus, Eye, Settings2, StepForward, StickyNote, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Kbd } from '@/design/kbd.tsx'
import { MenuItem, MenuLine, MenuPanel } from '@/design/menu.tsx'
import { removeElements } from '../shell/edit-actions.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { errorUpstream } from '../state/error-upstream.ts'
import { isRunning, useRun } from '../state/run-store.ts'
import { selectBlock, show } from '../state/workspace-store.ts'
import { useActions } from '../shell/use-actions.ts'
import { duplicate } from './clipboard-actions.ts'

/** What can be done with one block, where it was asked for. */
export interface BlockMenuPlace {
  readonly block: string
  readonly x: number
  readonly y: number
}

export function BlockMenu({ place, onClose }: { place: BlockMenuPlace; onClose: () => void }) {
  const { block, x, y } = place
  const { pipeline, byBlock } = useAnalysis()
  const running = useRun(isRunning)
  const { run } = useActions()
  const ready = !running && errorUpstream(block, pipeline, byBlock) === null
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className="fixed size-0" style={{ left: x, top: y }} />
      </DropdownMenu.Trigger>
      <MenuPanel align="start">
        <MenuItem disabled={!ready} onSelect={() => void run(block)}>
          <StepForward aria-hidden />
          Run to here
          <span className="ml-auto pl-4">
            <Kbd>Ctrl Shift H</Kbd>
          </span>
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => preview(block)}>
          <Eye aria-hidden />
          Preview
        </MenuItem>
        <MenuItem onSelect={() => show({ selection: [block], configuring: block })}>
          <Settings2 aria-hidden />
          Configure
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => void duplicate()}>
          <CopyPlus aria-hidden />
          Duplicate
          <span className="ml-auto pl-4">
            <Kbd>Ctrl D</Kbd>
          </span>
        </MenuItem>
        <MenuItem onSelect={() => void note()}>
          <StickyNote aria-hidden />
          Add a note
        </MenuItem>
        <MenuItem onSelect={() => removeElements([block])}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </MenuPanel>
    </DropdownMenu.Root>
  )
}

/** The block in question is the selected one. */
async function note(): Promise<void> {
  const { addNote } = await import('./add-note.ts')
  addNote({ x: 0, y: 0 })
}

function preview(block: string): void {
  selectBlock(block)
  show({ bottomTab: 'results', narrowView: 'results' })
}
