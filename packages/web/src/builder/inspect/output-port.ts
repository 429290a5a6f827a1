import { type Block, findBlock } from '@plainflow/core'

/** An output of a block as the server is asked for it: the first one needs no name. */
export function outputPort({ type }: Block, handle: string | undefined): string | undefined {
  return handle === findBlock(type)?.outputs[0]?.id ? undefined : handle
}
