import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'load_db',
  system: 'a database',
  instead: 'Export the table to a CSV file and load that instead.',
}
