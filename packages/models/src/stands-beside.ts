import { type BlockDefinition, SAID_BY_SQL } from '@plainflow/core'

/** Whether it is a block that is there for use, and that SQL does not say. */
export function standsBeside({ type, reads, unavailable, connects }: BlockDefinition): boolean {
  const said: readonly string[] = SAID_BY_SQL
  return unavailable === undefined && !connects && reads === undefined && !said.includes(type)
}
