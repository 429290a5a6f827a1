/** How far a file has been read. */
export interface ReadingState {
  readonly share: number
  readonly bytes: number
  readonly rows: number
}
