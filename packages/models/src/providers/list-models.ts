import { type ModelProtocol, PROVIDERS } from '@plainflow/contract'
import { z } from 'zod'
import { ModelTrouble } from '../language-model.ts'
import { baseUrlOf } from './base-url.ts'
import { boundedFetch, type MayReach } from './bounded-fetch.ts'
import type { ModelSettings } from './model-settings.ts'
import { troubleOfStatus } from './trouble-of.ts'

interface Listing {
  readonly signal: AbortSignal
  readonly mayReach?: MayReach
}

const MOST_MODELS = 2_000

/** The names of the models a provider has for a key, in order; throws `ModelTrouble`. */
export async function listModels(
  settings: Omit<ModelSettings, 'model'>,
  { signal, mayReach }: Listing,
): Promise<string[]> {
  const list = LISTS[PROVIDERS[settings.provider].protocol]
  if (!list) throw new ModelTrouble('unlisted')
  const timeout = AbortSignal.timeout(settings.timeoutMs)
  const outgoing = boundedFetch(mayReach)
  try {
    const response = await outgoing.fetch(baseUrlOf(settings) + list.path, {
      headers: settings.apiKey === null ? {} : list.headers(settings.apiKey),
      signal: AbortSignal.any([signal, timeout]),
    })
    const text = await response.text()
    if (!response.ok) {
      const headers = Object.fromEntries(response.headers)
      const trouble = troubleOfStatus({ status: response.status, body: text, headers })
      // There is no such list, or nothing at all at this address.
      throw trouble.kind === 'unknown' ? new ModelTrouble('unlisted', response.status) : trouble
    }
    return [...new Set(list.read(JSON.parse(text)))].toSorted().slice(0, MOST_MODELS)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ModelTrouble) throw error
    if (timeout.aborted) throw new ModelTrouble('slow')
    const isUnread = error instanceof SyntaxError || error instanceof z.ZodError
    throw new ModelTrouble(isUnread ? 'unlisted' : 'unreachable')
  } finally {
    await outgoing.close()
  }
}

interface List {
  readonly path: string
  headers(key: string): Record<string, string>
  read(answer: unknown): string[]
}

const name = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u)
const named = z.object({ data: z.array(z.object({ id: name })) })
const readNamed = (answer: unknown) => named.parse(answer).data.map(({ id }) => id)
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

const googleModels = z.object({
  models: z.array(z.object({ name, supportedGenerationMethods: z.array(z.string()).default([]) })),
})

/** What OpenAI lists beside the models that answer in words. */
const OTHER_ARTS =
  /embedding|moderation|whisper|transcribe|tts|audio|realtime|image|dall-e|sora|davinci|babbage/

const LISTS: Record<ModelProtocol, List | null> = {
  openai: {
    path: '/models',
    headers: bearer,
    read: (answer) => readNamed(answer).filter((id) => !OTHER_ARTS.test(id)),
  },
  compatible: { path: '/models', headers: bearer, read: readNamed },
  anthropic: {
    path: '/models?limit=1000',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    read: readNamed,
  },
  google: {
    path: '/models?pageSize=1000',
    headers: (key) => ({ 'x-goog-api-key': key }),
    read: (answer) =>
      googleModels
        .parse(answer)
        .models.filter((model) => model.supportedGenerationMethods.includes('generateContent'))
        .map((model) => model.name.replace(/^models\//, '')),
  },
  // A key of Azure opens deployments, and does not list them.
  azure: null,
  file: null,
}
