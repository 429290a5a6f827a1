import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

/**
 * Work on data gives way to the process that started it: beside a run that took both cores, a server
 * answered after seconds. Called at once, as on Linux only threads that are started later take it over. The
 * disk needs no word of its own: Linux derives that priority from this one (ioprio_set(2)).
 */
export function lowerPriority({ pid }: ChildProcess, isBackground = false): void {
  if (pid === undefined) return
  try {
    setPriority(pid, isBackground ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL)
  } catch {
    // Gone already, which shows elsewhere.
  }
}
