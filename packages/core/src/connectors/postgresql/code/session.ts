/** How every session of ours writes moments and bytes, whatever its database was set up for. */
export const SESSION: readonly string[] = [
  "SET TIME ZONE 'UTC'",
  "SET datestyle = 'ISO, YMD'",
  "SET intervalstyle = 'postgres'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 1',
]
