import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'elasticsearch',
  system: 'Elasticsearch',
  instead: 'Search rows with a Filter, or export them as JSON.',
}
