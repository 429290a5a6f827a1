import type { Schedule } from '../pipeline/schedule.ts'

/** The schedule is kept; nothing runs by it yet, and that is said. */
export function saySchedule({ cron, said }: Schedule): string {
  return `It shall run ${said.toLowerCase()} (${cron}): this is kept with the pipeline; runs by schedule come later.`
}
