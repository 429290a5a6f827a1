/** How fast rows come in, beside the client library alone in the same run. */
export interface Pace {
  readonly rows: number
  /** What they were read by alone. */
  readonly alone: string
  /** Milliseconds. */
  readonly plain: number
  readonly ours: number
  /** The most memory the connector's child held, in MB. */
  readonly megabytes: number
}

/** A figure to read, not to judge by: what else the machine does counts for more. */
export function sayPace(what: string, { rows, alone, plain, ours, megabytes }: Pace): void {
  const pace = (milliseconds: number) => `${Math.round(rows / milliseconds)}k rows/s`
  const share = (plain / ours).toFixed(2)
  console.log(
    `PACE ${what}: ${alone} ${pace(plain)}, taken in ${pace(ours)} (${share} of it), by a child of ${megabytes} MB`,
  )
}
