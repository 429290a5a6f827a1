import type { Schedule } from '../pipeline/schedule.ts'

/** The schedule is kept; nothing runs by it before somebody saves it as one, and that is said. */
export function saySchedule({ cron, said }: Schedule): string {
  return `It shall run ${said.toLowerCase()} (${cron}): this is kept with the pipeline, and runs once you save it under Schedule.`
}
