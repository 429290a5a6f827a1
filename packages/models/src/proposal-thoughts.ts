import {
  ask,
  type AskContext,
  type Asked,
  type Catalogue,
  checkPipeline,
  type Diagnostic,
  editBySql,
  type EditedBySql,
  headlineOf,
  judgeAnswer,
  mendColumns,
  type MendedColumns,
  oddRows,
  type Pipeline,
  summarizePipeline,
} from '@plainflow/core'
import { type Prompt, writePrompt } from './prompt/write-prompt.ts'
import { type Asking, questionOf } from './question.ts'

export interface ProposalGiven {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
}

/** What takes long while a proposal is made: plain data in and out, so that a server can do it in a thread. */
export const PROPOSAL_THOUGHTS = {
  plan({ message, context }: { message: string; context: AskContext }): Asked {
    return ask(message, context)
  },
  prompt({ asking, plan }: { asking: Asking; plan: Pipeline | undefined }): Prompt | null {
    return writePrompt(questionOf(asking), plan)
  },
  edit({ sql, ...editing }: Parameters<typeof editBySql>[1] & { sql: string }): EditedBySql {
    return editBySql(sql, editing)
  },
  mend({
    pipeline,
    catalogue,
  }: ProposalGiven): MendedColumns & { readonly errors: readonly Diagnostic[] } {
    const mended = mendColumns(pipeline, catalogue)
    const { diagnostics } = checkPipeline(mended.pipeline, catalogue)
    return { ...mended, errors: diagnostics.filter(({ severity }) => severity === 'error') }
  },
  /** What somebody's pipeline computes, and what speaks against it as an answer to the request. */
  judge({ pipeline, catalogue, request }: ProposalGiven & { readonly request: string }) {
    const { doubt } = judgeAnswer({ request, pipeline, catalogue, notes: [] })
    return { headline: headlineOf(pipeline, catalogue), doubt: doubt?.asks ?? null }
  },
  /** What is odd about how rows go through a pipeline that was run, in words without any cell of it. */
  oddRows(given: Parameters<typeof oddRows>[0]): readonly string[] {
    return oddRows(given).map(({ title, evidence }) => `${title}. ${evidence}`)
  },
  summarize({ pipeline, catalogue }: ProposalGiven): string {
    return summarizePipeline(pipeline, catalogue)
  },
}

type Thoughts = typeof PROPOSAL_THOUGHTS

/** The same, wherever it is thought: the functions above where nobody else waits. */
export type ProposalThinking = {
  readonly [Name in keyof Thoughts]: (
    given: Parameters<Thoughts[Name]>[0],
  ) => ReturnType<Thoughts[Name]> | Promise<ReturnType<Thoughts[Name]>>
}
