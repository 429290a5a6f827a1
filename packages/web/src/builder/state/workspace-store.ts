import type { TargetId } from '@plainflow/core'
import { create } from 'zustand'
import { usePipeline } from './pipeline-store.ts'
import { setPanel } from './side-panels.ts'
import { forgetPlacedNote } from './waiting-note.ts'

export type LeftTab = 'templates' | 'files' | 'database'
export type RightTab = 'agent' | 'devtools' | 'performance'
export type BottomTab = 'results' | 'profile' | 'columns' | 'code'
/** On a narrow screen one of these is seen at a time. */
export type NarrowView = 'blocks' | 'canvas' | 'assistant' | 'results'

/** What lies over the whole workspace; one at a time. */
export type Overlay =
  'dashboard' | 'history' | 'model' | 'schedule' | 'sent' | 'settings' | 'shortcuts' | 'tour'

interface Workspace {
  readonly selection: readonly string[]
  readonly selectedConnections: readonly string[]
  /** The block whose configuration is open. */
  readonly configuring: string | null
  /** The setting it shall open at, as a path into the configuration. */
  readonly configuringField: string | null
  readonly leftTab: LeftTab
  readonly rightTab: RightTab
  readonly bottomTab: BottomTab
  /** Below a wide canvas: by itself it opens with the first rows there are to show. */
  readonly tray: 'by-itself' | 'open' | 'closed'
  /** The language the code is shown in. */
  readonly codeTarget: TargetId
  readonly narrowView: NarrowView
  readonly upgradeReason: string | null
  /** The query to begin with while SQL is being pasted; null otherwise. */
  readonly sql: string | null
  readonly overlay: Overlay | null
  /** Grows when the chat input shall take the focus. */
  readonly chatFocus: number
}

const INITIAL: Workspace = {
  selection: [],
  selectedConnections: [],
  configuring: null,
  configuringField: null,
  leftTab: 'templates',
  rightTab: 'agent',
  bottomTab: 'results',
  tray: 'by-itself',
  codeTarget: 'duckdb',
  narrowView: 'canvas',
  upgradeReason: null,
  sql: null,
  overlay: null,
  chatFocus: 0,
}

export const useWorkspace = create<Workspace>(() => INITIAL)

/** Who asks for a tab wants to see it: its panel, where it was put away, comes back. */
export function show(change: Partial<Workspace>): void {
  const isTour = change.overlay === 'tour'
  if (change.leftTab || isTour) setPanel('left', true)
  if (isTour) setPanel('right', true)
  useWorkspace.setState(change.bottomTab ? { tray: 'open', ...change } : change)
}

export function selectBlock(id: string): void {
  show({ selection: [id], selectedConnections: [] })
}

/** The rows of a block, in the tray or on a narrow screen's sheet. */
export function showRows(id: string): void {
  selectBlock(id)
  show({ bottomTab: 'results', narrowView: 'results' })
}

/** What is gone is not selected: undo would leave it so, and the next block would join nothing. */
usePipeline.subscribe(({ pipeline }, before) => {
  const { selection } = useWorkspace.getState()
  if (pipeline.blocks.length === 0 && before.pipeline.blocks.length > 0) show({ tray: 'by-itself' })
  if (selection.length === 0 || pipeline.blocks === before.pipeline.blocks) return
  const left = new Set(pipeline.blocks.map(({ id }) => id))
  const gone = new Set(before.pipeline.blocks.flatMap(({ id }) => (left.has(id) ? [] : [id])))
  if (selection.some((id) => gone.has(id)))
    show({ selection: selection.filter((id) => !gone.has(id)) })
})

export function focusChat(): void {
  setPanel('right', true)
  useWorkspace.setState(({ chatFocus }) => ({
    rightTab: 'agent',
    narrowView: 'assistant',
    chatFocus: chatFocus + 1,
  }))
}

export function resetWorkspace(): void {
  forgetPlacedNote()
  useWorkspace.setState({ ...INITIAL, leftTab: useWorkspace.getState().leftTab })
}
