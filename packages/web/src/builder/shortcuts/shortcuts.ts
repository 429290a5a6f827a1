import { toast } from '@/design/toast.ts'
import { redo, undo } from '../state/pipeline-store.ts'
import { focusChat, show, useWorkspace } from '../state/workspace-store.ts'
import type { useActions } from '../shell/use-actions.ts'

export interface Shortcut {
  readonly label: string
  readonly group: 'Pipeline' | 'Canvas' | 'Help'
  /** Each one does it. `Mod` is Control, or Command on a Mac. */
  readonly keys: readonly string[]
  /** Also while text is being typed or a dialog is open. */
  readonly anywhere?: true
  /** Absent where the canvas itself listens: the sheet names it all the same. */
  readonly act?: (actions: ReturnType<typeof useActions>) => void
}

/** Every key of the builder, in the order of the sheet; listening and listing both read this. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    label: 'Run the pipeline',
    group: 'Pipeline',
    keys: ['Mod+Shift+Enter'],
    anywhere: true,
    act: ({ run }) => void run(),
  },
  {
    label: 'Run to the selected block',
    group: 'Pipeline',
    keys: ['Mod+Shift+H'],
    anywhere: true,
    act: ({ run }) => runToSelected(run),
  },
  {
    label: 'Save',
    group: 'Pipeline',
    keys: ['Mod+S'],
    anywhere: true,
    act: ({ keep }) => void keep(),
  },
  { label: 'Undo', group: 'Pipeline', keys: ['Mod+Z'], act: undo },
  { label: 'Redo', group: 'Pipeline', keys: ['Mod+Shift+Z', 'Mod+Y'], act: redo },
  {
    label: 'Ask the assistant',
    group: 'Pipeline',
    keys: ['Mod+I'],
    anywhere: true,
    act: focusChat,
  },
  { label: 'Accept the proposal', group: 'Pipeline', keys: ['Mod+Enter'] },
  { label: 'Reject the proposal', group: 'Pipeline', keys: ['Escape'] },
  { label: 'Add a block', group: 'Canvas', keys: ['/', 'Mod+K'] },
  { label: 'From block to block', group: 'Canvas', keys: ['Tab', 'Shift+Tab'] },
  { label: 'Select a block', group: 'Canvas', keys: ['Space'] },
  { label: 'Select a block, then configure it', group: 'Canvas', keys: ['Enter'] },
  { label: 'Select one more', group: 'Canvas', keys: ['Mod+Click'] },
  { label: 'Select everything', group: 'Canvas', keys: ['Mod+A'] },
  { label: 'Move what is selected', group: 'Canvas', keys: ['Arrows', 'Shift+Arrows'] },
  { label: 'Copy', group: 'Canvas', keys: ['Mod+C'] },
  { label: 'Cut', group: 'Canvas', keys: ['Mod+X'] },
  { label: 'Paste blocks, or SQL as blocks', group: 'Canvas', keys: ['Mod+V'] },
  { label: 'Duplicate', group: 'Canvas', keys: ['Mod+D'] },
  { label: 'Delete what is selected', group: 'Canvas', keys: ['Delete', 'Backspace'] },
  {
    label: 'Canvas settings',
    group: 'Help',
    keys: ['Mod+,'],
    act: () => show({ overlay: 'settings' }),
  },
  { label: 'Go to the notification', group: 'Help', keys: ['F8'] },
  {
    label: 'This list',
    group: 'Help',
    keys: ['?'],
    act: () => show({ overlay: 'shortcuts' }),
  },
]

function runToSelected(run: (upTo: string) => Promise<void>): void {
  const [only, ...others] = useWorkspace.getState().selection
  if (only === undefined || others.length > 0) toast('Select one block to run to')
  else void run(only)
}
