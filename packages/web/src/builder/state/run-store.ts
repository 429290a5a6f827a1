import type { Execution } from '@plainflow/contract'
import type { Pipeline } from '@plainflow/core'
import { create } from 'zustand'
import { countOf } from '@/app/count-of.ts'
import { call } from '@/app/call.ts'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { followExecution } from './follow-execution.ts'
import { currentPipeline } from './pipeline-store.ts'
import { saveDocument } from './save-document.ts'
import { settleBlocks } from './settle-blocks.ts'
import { isWritingMessage } from './unsent-message.ts'
import {
  type NarrowView,
  type RightTab,
  selectBlock,
  show,
  useWorkspace,
} from './workspace-store.ts'

interface Run {
  readonly status: 'idle' | 'starting' | 'running' | 'completed' | 'failed' | 'cancelled'
  readonly execution: Execution | null
  /** What was run: results belong to this pipeline, not to what the canvas holds since. */
  readonly pipeline: Pipeline | null
  /** The connection to the server is in doubt. */
  readonly lost: boolean
}

const IDLE: Run = { status: 'idle', execution: null, pipeline: null, lost: false }

export const useRun = create<Run>(() => IDLE)

export function isRunning({ status }: Pick<Run, 'status'>): boolean {
  return status === 'starting' || status === 'running'
}

let stop: (() => void) | null = null

/**
 * Saves, starts the run and follows it. `onSaved` learns the pipeline's id, for the address. With `upTo`
 * that block and what lies upstream of it run, and nothing else.
 */
export async function runPipeline(
  user: string,
  onSaved: (id: string) => void,
  upTo?: string,
): Promise<void> {
  if (isRunning(useRun.getState())) return
  const pipeline = currentPipeline()
  if (pipeline.blocks.length === 0) {
    toast('Nothing to run', 'No blocks to execute', 'danger')
    return
  }
  useRun.setState({ ...IDLE, status: 'starting', pipeline })
  const saved = await saveDocument(user)
  if (!saved) {
    useRun.setState(IDLE, true)
    return
  }
  onSaved(saved.id)
  try {
    const { executionId } = await call('executePipeline', {
      params: { id: saved.id },
      body: {
        blocks: [...pipeline.blocks],
        connections: [...pipeline.connections],
        ...(upTo === undefined ? {} : { upTo }),
      },
    })
    follow(executionId)
    if (upTo !== undefined) selectBlock(upTo)
  } catch (error) {
    useRun.setState({ status: 'failed' })
    // What the checker found is listed there, block by block.
    if (statusOf(error) === 422) bringUp('devtools')
    toast('Pipeline execution failed', reasonOf(error), 'danger')
  }
}

/** A run that was begun before this page was opened. */
export function adoptRun(execution: Execution, pipeline: Pipeline): void {
  const { status, id } = execution
  useRun.setState({
    ...IDLE,
    status: status === 'queued' ? 'running' : status,
    execution: settleBlocks(execution),
    pipeline,
  })
  if (isRunning(useRun.getState())) follow(id)
}

export function hasNoRun(): boolean {
  return useRun.getState() === IDLE
}

export async function cancelRun(): Promise<void> {
  const { execution } = useRun.getState()
  if (!execution) return
  try {
    await call('cancelExecution', { params: { id: execution.id } })
  } catch (error) {
    toast('The run was not stopped', reasonOf(error), 'danger')
  }
}

export function forgetRun(): void {
  stop?.()
  stop = null
  useRun.setState(IDLE, true)
}

function follow(id: string): void {
  useRun.setState({ status: 'running' })
  stop?.()
  stop = followExecution(id, {
    onChange: (execution) => useRun.setState({ execution, lost: false }),
    onEnd: finish,
    onTrouble: () => useRun.setState({ lost: true }),
  })
}

function finish(ended: Execution): void {
  const execution = settleBlocks(ended)
  stop = null
  if (execution.status === 'completed') {
    useRun.setState({ status: 'completed', execution })
    // Who reads the code stays there: a run is what its certificate waits for.
    const bottomTab = useWorkspace.getState().bottomTab === 'code' ? 'code' : 'results'
    show({ bottomTab })
    bringUp('performance', 'results')
    const warned = execution.blocks.flatMap(({ warnings = [] }) => warnings)
    if (warned.length === 0) toast('Pipeline completed', summary(execution), 'success')
    else toast('Pipeline completed, with a warning', warned[0], 'warning')
  } else if (execution.status === 'cancelled') {
    useRun.setState({ status: 'cancelled', execution })
    toast('Run stopped')
  } else {
    useRun.setState({ status: 'failed', execution })
    bringUp('performance')
    toast('Pipeline execution failed', execution.error ?? undefined, 'danger')
  }
}

/** Not over a message that is being written: its field would go, and the next keys would meet the canvas. */
function bringUp(rightTab: RightTab, narrowView?: NarrowView): void {
  const shown = useWorkspace.getState()
  const isKept = shown.rightTab === 'agent' && isWritingMessage()
  if (!isKept) show({ rightTab })
  if (narrowView && !(isKept && shown.narrowView === 'assistant')) show({ narrowView })
}

function summary({ blocks }: Execution): string {
  const last = blocks.findLast(({ rows }) => rows !== null)
  return last?.rows == null ? '' : `${countOf(last.rows, 'row')} at the end.`
}
