import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const TARGET_KINDS = ['class', 'number'] as const
export const SPLIT_KINDS = ['rows', 'group', 'time'] as const

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
    /** None: all that make sense. */
    featureColumns: z.array(z.string().max(500)).max(2_000),
    testSplit: z.number().min(0.1).max(0.9),
    /** What the model is kept as; by the target where it is left out. */
    name: z.string().max(100).optional(),
    /** What the target's values are; told from its type where it is left out. */
    target: z.enum(TARGET_KINDS).optional(),
    /** What the rows are kept aside by, and the columns that tell it: a group, or one of time. */
    splitBy: z.enum(SPLIT_KINDS).optional(),
    splitColumns: z.array(z.string().max(500)).max(20).optional(),
    /** Another number keeps other rows aside and starts elsewhere; the same gives the same model. */
    seed: z.int().min(0).max(2_147_483_647).optional(),
    trees: z.int().min(1).max(1_000).optional(),
    depth: z.int().min(1).max(16).optional(),
    rate: z.number().min(0.000_1).max(1).optional(),
    epochs: z.int().min(1).max(500).optional(),
    clusters: z.int().min(2).max(100).optional(),
    balanced: z.boolean().optional(),
    folds: z.int().min(0).max(10).optional(),
  }),
})

export type MlTrainConfiguration = z.infer<typeof configuration>

export const initial: MlTrainConfiguration = {
  parameters: { algorithm: 'linear_regression' },
  mlModel: { type: 'linear_regression', targetColumn: '', featureColumns: [], testSplit: 0.2 },
}
