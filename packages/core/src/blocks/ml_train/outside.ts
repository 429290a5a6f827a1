import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'ml_train',
  system: 'a training service',
  instead: 'Export the rows and train a model elsewhere.',
}
