import type { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'token',
  'csvData',
  'connectionString',
  'secret',
  'apiKey',
]

/** JSON lines without secrets, wherever in an object they might stand. */
export function createLog(level: Settings['logLevel'], stream?: Writable): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: describeError },
    },
    stream ?? process.stdout,
  )
}

/** Database errors carry the statement's values along: those stay out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const isQuery = 'query' in error && 'params' in error
  return {
    type: error.name,
    message: isQuery ? 'A database query failed' : error.message.slice(0, 2_000),
    code: 'code' in error ? error.code : undefined,
    stack: isQuery ? undefined : error.stack?.slice(0, 4_000),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
