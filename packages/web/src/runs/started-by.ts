import type { Execution } from '@plainflow/contract'

/** Who asked for a run, where it was not a person; what follows is when that was. */
export const STARTED_BY = {
  person: 'Asked for on',
  schedule: 'Started by the schedule on',
  trigger: 'Started by a program on',
} as const satisfies Record<Execution['startedBy'], string>

/** The same in a list, behind when it was; a person goes without saying. */
export const STARTERS = {
  person: null,
  schedule: ' by its schedule',
  trigger: ' by a program',
} as const satisfies Record<Execution['startedBy'], string | null>
