import { createWriteStream, type WriteStream } from 'node:fs'

/** As much as DuckDB takes from the pipe at a time (`child/take-in.ts`). */
const AHEAD = 32_000_000

/**
 * The pipe that rows are written into. DuckDB takes a buffer of them and works on it without reading on; what
 * the server sends meanwhile waits here. The pipe itself holds 64 kB, so that each would wait for the other.
 */
export function openRowPipe(path: string): WriteStream {
  return createWriteStream(path, { highWaterMark: AHEAD })
}
