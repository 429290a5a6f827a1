import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'predict',
  system: 'trained models',
  instead: 'Compute the answer with a formula where that is possible.',
}
