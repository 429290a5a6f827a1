import { ROUTES } from '@plainflow/contract'
import {
  type AskContext,
  type Asked,
  askOnData,
  type Catalogue,
  checkPipeline,
  conditionsApart,
  type Diagnostic,
  emptiedAt,
  type ExplainedRows,
  explainEmptiness,
  type ImportedSql,
  importSql,
  type FoundTraining,
  keysAt,
  type LikelyKey,
  nextTraining,
  type Pipeline,
  type Probed,
} from '@plainflow/core'
import { PROPOSAL_THOUGHTS } from '@plainflow/models'
import { printBlock } from './print-block.ts'
import { compile, type Compiled } from './compile.ts'
import { exported, exportsOf } from './exports.ts'
import { code, runFiles } from './print.ts'

/** A pipeline, and the tables it can read. */
export interface Given {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
}

type Counts = ReadonlyMap<string, number>

/**
 * Everything that takes long for a small question. Each is plain data in and plain data out, as it
 * crosses from one thread to another; `Thinkers` runs them by name.
 */
export const THOUGHTS = {
  compile,
  code,
  runFiles,
  exportsOf,
  exported,
  printBlock,
  /** The whole answer as text: of a wide pipeline the server would be busy just writing it down. */
  check({ pipeline, catalogue }: Given): string {
    const { diagnostics, columns } = checkPipeline(pipeline, catalogue)
    return JSON.stringify(ROUTES.checkPipeline.answer.parse({ diagnostics, columns }))
  },
  /** What has to be trained before a pipeline can be compiled. */
  nextTraining({ pipeline, catalogue }: Given): FoundTraining {
    return nextTraining(pipeline, catalogue)
  },
  /** The ids of the datasets a pipeline reads; none where it has errors. */
  readsOf(given: Given): readonly string[] {
    const compiled = compile(given)
    return 'reads' in compiled ? compiled.reads : []
  },
  diagnose({ pipeline, catalogue }: Given): readonly Diagnostic[] {
    return checkPipeline(pipeline, catalogue).diagnostics
  },
  importSql({ sql, catalogue, now }: { sql: string; catalogue: Catalogue; now: number }) {
    return importSql(sql, catalogue, now) satisfies ImportedSql
  },
  planOnData,
  ...PROPOSAL_THOUGHTS,
  keysAt({
    pipeline,
    catalogue,
    blockId,
  }: Given & { readonly blockId: string }): readonly Pick<LikelyKey, 'left' | 'right'>[] {
    return keysAt(pipeline, blockId, catalogue)
  },
  /** The pipeline that counts the conditions of the block where the rows end, one by one. */
  conditionsApart({ pipeline, catalogue, counts }: Given & { counts: Counts }): Pipeline | null {
    const block = emptiedAt(pipeline, counts)
    return block === null ? null : conditionsApart(pipeline, block, catalogue)
  },
  explainEmptiness({
    pipeline,
    catalogue,
    counts,
    apart,
  }: Given & { counts: Counts; apart: Counts | null }): ExplainedRows {
    return explainEmptiness(pipeline, counts, catalogue, apart ?? counts)
  },
}

export type Thoughts = typeof THOUGHTS

/**
 * A sentence, with what came of running the proposals asked for so far; either it is answered, or the
 * next proposal is to be run and it is asked again. It starts anew each time, so that nobody waits for
 * the data with a thread in hand.
 */
async function planOnData({
  message,
  context,
  probed,
}: {
  readonly message: string
  readonly context: AskContext
  readonly probed: readonly Probed[]
}): Promise<{ readonly asked: Asked } | { readonly probe: Compiled }> {
  let at = 0
  return new Promise((resolve, reject) => {
    askOnData(message, context, (pipeline) => {
      const known = probed[at]
      at += 1
      if (known) return Promise.resolve(known)
      resolve({ probe: compile({ pipeline, catalogue: context.catalogue }) })
      return new Promise<Probed>(() => {})
    }).then((asked) => resolve({ asked }), reject)
  })
}
