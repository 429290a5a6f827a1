import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'real_time_ml',
  system: 'a model server',
  instead: 'Compute the answer with a formula where that is possible.',
}
