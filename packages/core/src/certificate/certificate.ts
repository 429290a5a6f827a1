import { z } from 'zod'
import { TARGETS } from '../targets/target.ts'

/** NOT RUN is no judgement: nothing was compared, and `reason` says why. */
export const VERDICTS = ['PASS', 'FAIL', 'NOT RUN'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why there was nothing to compare, for whoever decides by it; the words for people are in `reason`. */
export const NOT_RUN_CAUSES = ['runtime', 'gap', 'limit', 'data'] as const
export type NotRunCause = (typeof NOT_RUN_CAUSES)[number]

/** How far the code was held: without network and in its own folder, without network, by limits alone. */
export const SANDBOXES = ['folder', 'network', 'limits'] as const

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** One place where the code's result is not the engine's; `row` counts from 1, in the engine's result. */
export const differenceSchema = z.object({
  /** The result it is in, by the name of its step. */
  result: z.string(),
  /** Null where it is about the whole table or column. */
  row: z.number().int().nullable(),
  column: z.string().nullable(),
  /** As text; null where there is none, as for a row too many. */
  expected: z.string().nullable(),
  found: z.string().nullable(),
  /** What differs, in words: `the value`, `the type`, `the number of rows`. */
  what: z.string(),
})
export type Difference = Readonly<z.infer<typeof differenceSchema>>

/** What code reached that trained a model again, beside what was reached here; null where it did not. */
export const againSchema = z.object({
  /** What the model is called. */
  model: z.string(),
  /** What both are measured by: `AUC`. */
  metric: z.string(),
  trained: z.number(),
  again: z.number().nullable(),
  /** How far the two may be apart. */
  tolerance: z.number(),
  /** Why it did not train, as a sentence. */
  reason: z.string().nullable(),
})
export type TrainedAgain = Readonly<z.infer<typeof againSchema>>

export const targetVerdictSchema = z.object({
  target: z.enum(TARGETS),
  verdict: z.enum(VERDICTS),
  /** A sentence, but for PASS. */
  reason: z.string().nullable(),
  cause: z.enum(NOT_RUN_CAUSES).nullable(),
  /** What ran it: `Python` 3.11.7, `pandas` 2.3.3. */
  runtime: z.array(z.object({ name: z.string(), version: z.string() })),
  /** SHA-256 of the code as it is exported. */
  code: sha256.nullable(),
  ms: z.number().int(),
  /** The first ones. */
  differences: z.array(differenceSchema),
  /** Beside the verdict, which is about rows: no two libraries train the same model. */
  again: z.array(againSchema).optional(),
})
export type TargetVerdict = Readonly<z.infer<typeof targetVerdictSchema>>

/** What was proven, of what, on what and by what: the result of running the exported code. */
export const certificateSchema = z.object({
  form: z.literal(1),
  date: z.iso.datetime(),
  /** SHA-256 of what the pipeline computes (`programText`); a changed pipeline has another. */
  pipeline: sha256,
  /** What the results were compared with: `DuckDB` 1.5.5. */
  engine: z.object({ name: z.string(), version: z.string() }),
  sandbox: z.enum(SANDBOXES),
  data: z.array(
    z.object({
      name: z.string(),
      rows: z.number().int(),
      bytes: z.number().int(),
      sha256,
    }),
  ),
  /** The tables that were compared. */
  results: z.array(
    z.object({ name: z.string(), rows: z.number().int(), columns: z.number().int() }),
  ),
  targets: z.array(targetVerdictSchema),
})
export type Certificate = Readonly<z.infer<typeof certificateSchema>>
