import type { Model } from '../model.ts'
import type { JudgedBy } from './judged-by.ts'
import type { TrainingTable } from './training-table.ts'

/** What a function that trains again has to know, as JSON. */
export function aboutTraining(
  { training: { seed, settings }, features, labels }: Model,
  { features: columns, goal, tests }: TrainingTable,
  { metric, name, trained }: JudgedBy,
  told: { readonly tolerance: number } & Readonly<Record<string, number | boolean>>,
): string {
  return JSON.stringify({
    features: columns,
    goal,
    tests,
    categories: features.map(({ kind }) => kind === 'code'),
    labels: labels.length,
    seed,
    settings,
    metric,
    name,
    trained,
    ...told,
  })
}
