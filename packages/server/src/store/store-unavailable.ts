/** A kind of store that cannot run on this machine, and why; another kind may take its place. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
