import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'stream_kafka',
  system: 'message streams',
  instead: 'Upload the data as a file and load that instead.',
}
