import type { Column } from '../../relation/column.ts'

/** Of the two tables of figures; how they are filled is known once there is a model. */
export const METRIC_COLUMNS: readonly Column[] = [
  { name: 'metric', type: 'text' },
  { name: 'test', type: 'number' },
  { name: 'train', type: 'number' },
  { name: 'baseline', type: 'number' },
]

export const IMPORTANCE_COLUMNS: readonly Column[] = [
  { name: 'column', type: 'text' },
  { name: 'gain', type: 'number' },
  { name: 'permutation', type: 'number' },
]
