import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'api_ingestion',
  system: 'REST APIs',
  instead: 'Upload the data as a file and load that instead.',
}
