import type { Block } from '@plainflow/core'
import { outputPort } from './output-port.ts'
import { usePanel } from './panel-store.ts'

/** The output of the block that is looked at; undefined for its first. */
export function useChosenPort(block: Block | null): string | undefined {
  const handle = usePanel((state) => (block ? state.ports[block.id] : undefined))
  return block ? outputPort(block, handle) : undefined
}
