import { setTimeout as wait } from 'node:timers/promises'
import { PROVIDERS } from '@plainflow/contract'
import type { JSONSchema7, LanguageModelUsage } from 'ai'
import { APICallError, jsonSchema, Output, streamText } from 'ai'
import {
  type LanguageModel,
  type ModelReply,
  type ModelRequest,
  ModelTrouble,
  type Tokens,
} from '../language-model.ts'
import { boundedFetch, type MayReach } from './bounded-fetch.ts'
import { gatherPieces } from './gather-pieces.ts'
import type { ModelSettings } from './model-settings.ts'
import { sdkModel } from './sdk-model.ts'
import { secondsToWait, troubleOf } from './trouble-of.ts'

const MOST_OUTPUT_TOKENS = 8_000
/** Who asks for more patience than this is not waited for: somebody looks at the screen. */
const LONGEST_WAIT_SECONDS = 10

export { listModels } from './list-models.ts'
export type { MayReach } from './bounded-fetch.ts'

export interface OpenOptions {
  /** Opens a model that lies in a file and is run here; none: there are no such models. */
  readonly openFile?: (settings: ModelSettings) => LanguageModel
  /** Which addresses may be connected to; all unless told. */
  readonly mayReach?: MayReach
}

/** The model somebody has chosen. Nothing is asked of it yet. */
export function openModel(settings: ModelSettings, options: OpenOptions = {}): LanguageModel {
  const { openFile = openNoFile, mayReach } = options
  if (PROVIDERS[settings.provider].protocol === 'file') return openFile(settings)
  const { provider, model: name, timeoutMs } = settings
  // Warnings would go to the console, past the log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const { fetch, close } = boundedFetch(mayReach)
  const models = {
    schema: sdkModel({ settings, fetch, withSchema: true }),
    plain: sdkModel({ settings, fetch, withSchema: false }),
  }
  let takesSchema = true
  return {
    provider,
    name,
    close,
    async answer(request) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([request.signal, timeout])
      const ask = (withSchema: boolean) => {
        const model = withSchema ? models.schema : models.plain
        return waitingOnce(signal, () => stream(request, { model, withSchema, signal }))
      }
      try {
        return await ask(takesSchema).catch((error: unknown) => {
          if (!takesSchema || !refusesForm(error, name)) throw error
          // Servers differ in what they take of a schema; it goes into the words then.
          takesSchema = false
          return ask(false)
        })
      } catch (error) {
        request.signal.throwIfAborted()
        throw timeout.aborted ? new ModelTrouble('slow') : troubleOf(error, name)
      }
    },
  }
}

function openNoFile({ provider, model }: ModelSettings): LanguageModel {
  return { provider, name: model, answer: () => Promise.reject(new ModelTrouble('absent')) }
}

/** Asks once more where the provider says when to, and that is soon. */
async function waitingOnce<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const seconds = APICallError.isInstance(error)
      ? secondsToWait(error.responseHeaders ?? {})
      : null
    if (seconds === null || seconds > LONGEST_WAIT_SECONDS) throw error
    if (troubleOf(error, '').kind !== 'busy') throw error
    await wait(seconds * 1_000, undefined, { signal })
    return ask()
  }
}

interface Asking {
  readonly model: ReturnType<typeof sdkModel>
  readonly withSchema: boolean
  readonly signal: AbortSignal
}

async function stream(
  { system, messages, schema, onPartial }: ModelRequest,
  { model, withSchema, signal }: Asking,
): Promise<ModelReply> {
  const failed: unknown[] = []
  const form = `\n\nThe answer is one JSON object of this JSON Schema:\n${JSON.stringify(schema)}`
  const result = streamText({
    model,
    system: withSchema ? system : system + form,
    messages: messages.map((message) => ({ ...message })),
    // A plain copy of a schema made by zod, which writes this form.
    output: withSchema
      ? Output.object({ schema: jsonSchema<unknown>(schema as JSONSchema7) })
      : Output.json(),
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    // Somebody waits, and there is another way to an answer.
    maxRetries: 0,
    abortSignal: signal,
    experimental_transform: gatherPieces,
    onError: ({ error }) => void failed.push(error),
    // The registry's schemas have optional parts, which the strict form of these does not know.
    providerOptions: {
      openai: { strictJsonSchema: false, store: false },
      compatible: { strictJsonSchema: false },
    },
  })
  const output = Promise.resolve(result.output)
  // Whatever went wrong is told below, once.
  output.catch(() => {})
  for await (const partial of result.partialOutputStream) onPartial(partial)
  if (failed.length > 0) throw failed[0]
  signal.throwIfAborted()
  if ((await result.finishReason) === 'content-filter') throw new ModelTrouble('declined')
  return { value: await output, tokens: tokensOf(await result.totalUsage) }
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelUsage): Tokens | null {
  if (inputTokens === undefined || outputTokens === undefined) return null
  return { input: inputTokens, output: outputTokens }
}

function refusesForm(error: unknown, model: string): boolean {
  const { kind, status } = troubleOf(error, model)
  return kind === 'failed' && (status === 400 || status === 422)
}
