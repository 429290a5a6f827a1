import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    algorithm: z.enum([
      'linear_regression',
      'random_forest',
      'gradient_boosting',
      'neural_network',
      'clustering',
    ]),
  }),
  mlModel: z.strictObject({
    type: z.enum([
      'linear_regression',
      'random_forest',
      'xgboost',
      'neural_network',
      'decision_tree',
    ]),
    targetColumn: z.string().max(500),
    featureColumns: z.array(z.string().max(500)).max(2_000),
    testSplit: z.number().min(0.1).max(0.9),
  }),
})

export type MlTrainConfiguration = z.infer<typeof configuration>

export const initial: MlTrainConfiguration = {
  parameters: { algorithm: 'linear_regression' },
  mlModel: { type: 'linear_regression', targetColumn: '', featureColumns: [], testSplit: 0.2 },
}
