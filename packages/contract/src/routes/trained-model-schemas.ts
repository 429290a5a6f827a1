import {
  ALGORITHMS,
  columnSchema,
  FINDINGS,
  type JudgedModel,
  LEARNING_TASKS,
  METRICS,
  type ModelSummary,
} from '@plainflow/core'
import { z } from 'zod'
import { cellSchema } from './table.ts'

const share = z.number().min(0).max(1)
const figure = z.number().nullable()
const list = <T extends z.ZodType>(item: T) => z.array(item).readonly()

const metric = z.object({
  name: z.enum(METRICS),
  train: figure,
  test: figure,
  baseline: figure,
  folds: z.object({ mean: z.number(), spread: z.number() }).exactOptional(),
})

const split = z.union([
  z.object({ by: z.literal('key'), columns: list(columnSchema), share }),
  z.object({ by: z.literal('time'), column: z.string(), share }),
])

const training = z.object({
  task: z.enum(LEARNING_TASKS),
  algorithm: z.enum(ALGORITHMS),
  target: z.string().nullable(),
  features: list(columnSchema),
  split,
  seed: z.number(),
  settings: z.object({
    trees: z.number().exactOptional(),
    depth: z.number().exactOptional(),
    rate: z.number().exactOptional(),
    clusters: z.number().exactOptional(),
    epochs: z.number().exactOptional(),
    balanced: z.boolean().exactOptional(),
    folds: z.number().exactOptional(),
  }),
})

const labels = list(z.union([z.string(), z.number(), z.boolean()]))

const curves = list(
  z.object({ label: cellSchema, points: list(z.object({ x: z.number(), y: z.number() })) }),
)

const charts = z.object({
  confusion: z.object({ labels: list(cellSchema), counts: list(list(z.number())) }).exactOptional(),
  roc: curves.exactOptional(),
  precisionRecall: curves.exactOptional(),
  fit: list(z.object({ actual: z.number(), predicted: z.number() })).exactOptional(),
  residuals: list(
    z.object({ from: z.number(), to: z.number(), count: z.number() }),
  ).exactOptional(),
  learning: list(z.object({ round: z.number(), train: z.number(), test: figure })).exactOptional(),
  clusters: list(
    z.object({
      cluster: z.number(),
      rows: z.number(),
      centre: z.record(z.string(), cellSchema),
    }),
  ).exactOptional(),
})

const evaluation = z.object({
  metrics: list(metric),
  importance: list(z.object({ column: z.string(), gain: z.number(), permutation: figure })),
  charts,
  findings: list(
    z.object({
      kind: z.enum(FINDINGS),
      columns: list(z.string()),
      evidence: z.record(z.string(), z.number()),
    }),
  ),
})

const rows = z.object({ train: z.number(), test: z.number(), withoutTarget: z.number() })

/** All of a model but what it computes with: its trees are only ever downloaded. */
export const judgedModelSchema = z.object({
  training,
  labels,
  evaluation,
  rows,
  fingerprint: z.string(),
  testFrom: z.string().exactOptional(),
}) satisfies z.ZodType<JudgedModel>

/** What lists show. */
export const modelSummarySchema = z.object({
  task: z.enum(LEARNING_TASKS),
  algorithm: z.enum(ALGORITHMS),
  target: z.string().nullable(),
  labels,
  features: list(columnSchema),
  rows,
  metric: z.object({ name: z.enum(METRICS), value: figure, baseline: figure }).nullable(),
}) satisfies z.ZodType<ModelSummary>
