import type { JobFailure } from '../job.ts'
import { type LimitName, limitReason, type Limits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { UntrainableRows } from '../untrainable-rows.ts'
import { BlockFailed } from './block-failed.ts'

/** An error of a job as the sentence a user reads, naming the limit where one was the cause. */
export function failureOf(error: unknown, limits: Limits): JobFailure {
  if (error instanceof BlockFailed) {
    return { ...failureOf(error.cause, limits), block: error.block }
  }
  if (error instanceof UnreadableFile) return { reason: error.message, unreadable: true }
  if (error instanceof UntrainableRows) return { reason: error.message, untrainable: true }
  const message = error instanceof Error ? error.message : String(error)
  if (/no space left on device|ENOSPC|disk quota/i.test(message)) {
    return { reason: 'disk full', limit: 'disk' }
  }
  const limit = limitOf(message)
  return limit ? { reason: limitReason(limit, limits), limit } : { reason: plain(message) }
}

function limitOf(message: string): LimitName | null {
  // Checked first: when spilling hits its cap DuckDB calls that an out-of-memory error as well.
  if (/max_temp_directory_size|file too large|EFBIG/i.test(message)) return 'disk'
  if (
    /out of memory|bad allocation|bad_alloc|could not allocate|failed to (allocate|pin block)/i.test(
      message,
    )
  ) {
    return 'memory'
  }
  return null
}

/** DuckDB adds the statement and a caret; the user never wrote a statement. */
function plain(message: string): string {
  const first = message.split(/\n\s*\n|\nLINE \d+:/)[0] ?? message
  return first.replace(/\s+/g, ' ').trim().slice(0, 500)
}
