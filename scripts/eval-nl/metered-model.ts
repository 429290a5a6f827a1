import type { LanguageModel, ModelRequest } from '../../packages/models/src/language-model.ts'
import type { RecordedReply } from '../../packages/models/src/recording/recording.ts'

/** What one question cost. */
export interface Metered {
  /** How often the model was asked: more than once where its answer had to be mended. */
  calls: number
  inputTokens: number
  outputTokens: number
  /** Milliseconds of its answers, as they took when they were asked. */
  took: number
  /** What was wrong with answers that were handed back. */
  readonly handedBack: string[]
  /** Why nothing of it was of use; null where it was. */
  why: string | null
}

/** The same model, counted. */
export function meteredModel(model: LanguageModel): { model: LanguageModel; metered: Metered } {
  const none = { calls: 0, inputTokens: 0, outputTokens: 0, took: 0, why: null }
  const metered: Metered = { ...none, handedBack: [] }
  const answer: LanguageModel['answer'] = async (request) => {
    metered.calls += 1
    if (metered.calls > 1) metered.handedBack.push(problemIn(request))
    const start = performance.now()
    let took: number | undefined
    try {
      const reply: Partial<RecordedReply> & Awaited<ReturnType<typeof model.answer>> =
        await model.answer(request)
      took = reply.took
      metered.inputTokens += reply.tokens?.input ?? 0
      metered.outputTokens += reply.tokens?.output ?? 0
      return reply
    } finally {
      metered.took += took ?? performance.now() - start
    }
  }
  return { model: { provider: model.provider, name: model.name, answer }, metered }
}

/** What a model is told is wrong with its answer: the first point of a list, or the first line. */
function problemIn({ messages }: ModelRequest): string {
  const lines = messages.at(-1)?.content.split('\n') ?? []
  const point = lines.find((line) => line.startsWith('- ')) ?? lines[0] ?? ''
  return point.replace(/^- /, '').slice(0, 120)
}
