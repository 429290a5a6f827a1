import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ModelProtocol, PROVIDERS } from '@plainflow/contract'
import type { streamText } from 'ai'
import { baseUrlOf } from './base-url.ts'
import type { ModelSettings } from './model-settings.ts'

type SdkModel = Exclude<Parameters<typeof streamText>[0]['model'], string>

interface Opening {
  readonly settings: ModelSettings
  readonly fetch: typeof fetch
  /** Without, no more is asked of the server than the oldest of them understands. */
  readonly withSchema: boolean
}

/** A model object, never a name alone: names go to a gateway of others. */
export function sdkModel(opening: Opening): SdkModel {
  const { protocol } = PROVIDERS[opening.settings.provider]
  if (protocol === 'file') throw new Error('A file is not spoken to over HTTP')
  return OPENERS[protocol](opening)
}

const OPENERS: Record<Exclude<ModelProtocol, 'file'>, (opening: Opening) => SdkModel> = {
  openai: (opening) => createOpenAI(optionsOf(opening))(opening.settings.model),
  anthropic: (opening) => createAnthropic(optionsOf(opening))(opening.settings.model),
  google: (opening) => createGoogleGenerativeAI(optionsOf(opening))(opening.settings.model),
  compatible: (opening) => {
    const { withSchema, settings } = opening
    const { apiKey, ...options } = optionsOf(opening)
    return createOpenAICompatible({
      ...options,
      ...(apiKey === '' ? {} : { apiKey }),
      name: 'compatible',
      supportsStructuredOutputs: withSchema,
      // Mistral counts unasked, and refuses what it does not know.
      includeUsage: withSchema && settings.provider !== 'mistral',
    })(settings.model)
  },
  azure: (opening) => {
    const { withSchema, settings } = opening
    const { apiKey, ...options } = optionsOf(opening)
    return createOpenAICompatible({
      ...options,
      headers: { 'api-key': apiKey },
      name: 'compatible',
      supportsStructuredOutputs: withSchema,
      includeUsage: true,
      // Behind a deployment's name may be a model that takes only the newer word.
      transformRequestBody: ({ max_tokens, ...body }) => ({
        ...body,
        max_completion_tokens: max_tokens,
      }),
    })(settings.model)
  },
}

/** Both are always given: the SDKs would look into the environment for what is not. */
function optionsOf({ settings, fetch }: Opening) {
  return { fetch, apiKey: settings.apiKey ?? '', baseURL: baseUrlOf(settings) }
}
