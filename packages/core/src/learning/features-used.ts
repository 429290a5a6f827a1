import type { Column } from '../relation/column.ts'
import type { Model } from './model.ts'

/** The columns a model looks at: of those it could have looked at, it leaves some out. */
export function featuresUsed({ training, features }: Model): readonly Column[] {
  const used = new Set(features.map(({ column }) => column))
  return training.features.filter(({ name }) => used.has(name))
}
