import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** A third of the server's share where both want the processor, and a tenth: somebody waits for the first. */
export const WAITED_FOR = 5
export const IN_BACKGROUND = 10

/**
 * Work on data gives way to the process that started it: beside a run that took both cores, a server
 * answered after seconds. Called at once, as on Linux only threads that are started later take it over. The
 * disk needs no word of its own: Linux derives that priority from this one (ioprio_set(2)).
 */
export function lowerPriority({ pid }: ChildProcess, isBackground = false): void {
  if (pid === undefined) return
  try {
    setPriority(pid, isBackground ? IN_BACKGROUND : WAITED_FOR)
  } catch {
    // Gone already, which shows elsewhere.
  }
}
