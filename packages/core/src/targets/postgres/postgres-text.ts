import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { refuseUnprintable } from '../refuse-unprintable.ts'

/** A text value as a PostgreSQL literal; the preamble sees to it that backslashes have no meaning there. */
export function postgresText(value: string): string {
  refuseUnprintable(value)
  return `'${value.replaceAll("'", "''")}'`
}

export function text(value: string): Code {
  return verbatim(postgresText(value))
}
