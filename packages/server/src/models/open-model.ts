import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { JSONSchema7 } from 'ai'
import {
  APICallError,
  JSONParseError,
  jsonSchema,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  streamText,
  TypeValidationError,
} from 'ai'
import type { AiSettings } from '../settings.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { type LanguageModel, type ModelRequest, ModelTrouble } from './language-model.ts'

const MOST_OUTPUT_TOKENS = 8_000

/** The model the operator configured. A model object, never a name alone: names go to a gateway of others. */
export function openModel(settings: AiSettings): LanguageModel {
  const { provider, model: name, timeoutMs } = settings
  // Warnings would go to the console, past the log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const models = { schema: modelOf(settings, true), plain: modelOf(settings, false) }
  let takesSchema = true
  return {
    provider,
    name,
    async answer(request) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const { signal } = request
      const ask = (withSchema: boolean) =>
        stream(request, {
          model: withSchema ? models.schema : models.plain,
          withSchema,
          signal: AbortSignal.any([signal, timeout]),
        })
      try {
        return await ask(takesSchema).catch((error: unknown) => {
          if (!takesSchema || !refusesForm(error)) throw error
          // Servers differ in what they take of a schema; it goes into the words then.
          takesSchema = false
          return ask(false)
        })
      } catch (error) {
        signal.throwIfAborted()
        throw timeout.aborted ? new ModelTrouble('slow') : troubleOf(error)
      }
    },
  }
}

function modelOf({ provider, model, baseUrl, apiKey }: AiSettings, withSchema: boolean) {
  const options = {
    fetch: boundedFetch,
    apiKey: apiKey ?? '',
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  }
  if (provider === 'openai') return createOpenAI(options)(model)
  if (provider === 'anthropic') return createAnthropic(options)(model)
  return createOpenAICompatible({
    ...options,
    name: 'compatible',
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: withSchema,
  })(model)
}

interface Asking {
  readonly model: ReturnType<typeof modelOf>
  readonly withSchema: boolean
  readonly signal: AbortSignal
}

async function stream(
  { system, messages, schema, onPartial }: ModelRequest,
  { model, withSchema, signal }: Asking,
): Promise<unknown> {
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
  return await output
}

function refusesForm(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
}

function troubleOf(error: unknown): ModelTrouble {
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return new ModelTrouble('unreadable')
  if (!APICallError.isInstance(error)) return new ModelTrouble('failed')
  const { statusCode } = error
  if (statusCode === undefined) return new ModelTrouble('unreachable')
  if (BUSY.has(statusCode)) return new ModelTrouble('busy', statusCode)
  if (statusCode === 401 || statusCode === 403) return new ModelTrouble('refused', statusCode)
  return new ModelTrouble('failed', statusCode)
}

const UNREADABLE = [
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  NoContentGeneratedError,
  JSONParseError,
  TypeValidationError,
]

/** 529 is Anthropic's "overloaded". */
const BUSY = new Set([429, 503, 529])
