import type { Execution } from '@plainflow/contract'

/** A run that was stopped, or failed elsewhere, leaves blocks in the middle: none of them runs on. */
export function settleBlocks(execution: Execution): Execution {
  if (execution.status === 'queued' || execution.status === 'running') return execution
  return {
    ...execution,
    blocks: execution.blocks.map((block) =>
      block.status === 'running' ? { ...block, status: 'waiting' } : block,
    ),
  }
}
