/** A run failed at this block; `cause` is the error itself. */
export class BlockFailed extends Error {
  readonly block: string
  constructor(block: string, cause: unknown) {
    super(`block ${block} failed`, { cause })
    this.block = block
  }
}
