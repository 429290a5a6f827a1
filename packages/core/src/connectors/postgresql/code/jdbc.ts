/** Where Spark finds the driver by which it reaches PostgreSQL. */
export const JDBC_DRIVER = 'org.postgresql:postgresql:42.7.8'

/** `postgresql://user:password@host:5432/database?sslmode=require`, alike for Python and Java. */
export const JDBC_ADDRESS = String.raw`postgres(?:ql)?://(?:([^:@/?]*)(?::([^@/?]*))?@)?(\[[^\]]*\]|[^:/?,]*)(?::(\d+))?(?:/([^?]*))?(?:\?(.*))?`

/**
 * What may stand behind the question mark, and what the driver calls it. It would take anything else and do
 * nothing with it.
 */
export const JDBC_OPTIONS: readonly (readonly [string, string])[] = [
  ['application_name', 'ApplicationName'],
  ['channel_binding', 'channelBinding'],
  ['connect_timeout', 'connectTimeout'],
  ['options', 'options'],
  ['sslcert', 'sslcert'],
  ['sslkey', 'sslkey'],
  ['sslmode', 'sslmode'],
  ['sslrootcert', 'sslrootcert'],
]
