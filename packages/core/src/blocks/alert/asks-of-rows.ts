import type { AlertConfiguration } from './config.ts'

/** Whether rows decide about the alert, and not the end of the run alone. */
export function asksOfRows({
  where,
  fewerThan,
  moreThan,
}: AlertConfiguration['parameters']): boolean {
  return where.conditions.length > 0 || fewerThan !== undefined || moreThan !== undefined
}
