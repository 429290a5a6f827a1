const REASONS = {
  malformed: () => 'The host or port is not well formed.',
  unknown: ({ host }) => `There is no host "${host}".`,
  private: ({ host }) =>
    `"${host}" lies in a private network, which this server does not reach. Its operator can allow it with PLAINFLOW_ALLOW_PRIVATE_HOSTS.`,
  unreachable: ({ host, port }) => `Nothing answers at ${host}:${port}.`,
  slow: ({ host, port }) => `${host}:${port} did not answer in time.`,
  'too-many': () => 'More hosts were asked for than one request may lead to.',
  'time-limit': () => 'The connection was open for longer than this server allows.',
  'byte-limit': () => 'More came over the connection than this server allows.',
} satisfies Record<string, (goal: Goal) => string>

export type RefusalReason = keyof typeof REASONS

interface Goal {
  readonly host: string
  readonly port: number
}

/** Why a connection to the outside was not made, or was cut, in words for the person whose it is. */
export class WayRefused extends Error {
  override readonly name = 'WayRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, goal: Goal) {
    super(REASONS[reason](goal))
    this.reason = reason
  }
}
