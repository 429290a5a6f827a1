import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'spark_process',
  system: 'a Spark cluster',
  instead: 'Use the other blocks: files larger than memory are processed on disk.',
}
