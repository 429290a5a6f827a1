import { MODEL_PROVIDERS, type ModelProvider, PROVIDERS } from '@plainflow/contract'
import { z } from 'zod'

/** Whom to ask, and how. */
export interface ModelSettings {
  readonly provider: ModelProvider
  readonly model: string
  /** Null: the provider's own address. */
  readonly baseUrl: string | null
  /** Null: a server that wants none. */
  readonly apiKey: string | null
  /** How long one answer may take. */
  readonly timeoutMs: number
}

/** Where an installation keeps everything, unless PLAINFLOW_DATA says otherwise. */
export const DATA_FOLDER = './data'

/** The part of the environment that names a model, of the server and of the command line. */
export const modelEnvironment = {
  AI_PROVIDER: z
    .enum(MODEL_PROVIDERS, { error: `must be one of ${MODEL_PROVIDERS.join(', ')}` })
    .optional(),
  AI_MODEL: z.string().max(200, 'must be at most 200 characters').optional(),
  AI_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address that begins with http:// or https://',
    })
    .optional(),
  // A header holds no line breaks or other letters; the value itself is never repeated.
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces')
    .optional(),
  AI_TIMEOUT_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .positive('must be more than 0')
    .max(600, 'must be at most 600')
    .default(60),
}

const environment = z.object(modelEnvironment)
type ModelEnvironment = z.infer<typeof environment>

/** Null where no model is named; read it after `missingForModel`. */
export function modelSettingsOf(read: ModelEnvironment): ModelSettings | null {
  if (!read.AI_PROVIDER || !read.AI_MODEL) return null
  return {
    provider: read.AI_PROVIDER,
    model: read.AI_MODEL,
    baseUrl: read.AI_BASE_URL ?? null,
    apiKey: read.AI_API_KEY ?? null,
    timeoutMs: read.AI_TIMEOUT_SECONDS * 1_000,
  }
}

/** Half a configuration would mean that nobody notices the model is never asked. */
export function missingForModel(env: ModelEnvironment): readonly (readonly [string, string])[] {
  const { AI_PROVIDER: provider, AI_MODEL, AI_BASE_URL, AI_API_KEY } = env
  if (provider === undefined)
    return AI_MODEL !== undefined || AI_BASE_URL !== undefined || AI_API_KEY !== undefined
      ? [['AI_PROVIDER', `one of ${MODEL_PROVIDERS.join(', ')}`]]
      : []
  const { address, key, protocol } = PROVIDERS[provider]
  return [
    ...(AI_MODEL === undefined ? [['AI_MODEL', 'the name of the model'] as const] : []),
    ...(address === null && protocol !== 'file' && AI_BASE_URL === undefined
      ? [['AI_BASE_URL', 'the address of the server'] as const]
      : []),
    ...(key === 'required' && AI_API_KEY === undefined
      ? [['AI_API_KEY', `${provider} wants one`] as const]
      : []),
  ]
}

export type ReadModel =
  { readonly settings: ModelSettings | null } | { readonly problems: readonly string[] }

/** The model an environment names, for whoever reads nothing else of it. */
export function modelFromEnvironment(env: Readonly<Record<string, string | undefined>>): ReadModel {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  const missing = missingForModel(parsed.data)
  if (missing.length > 0)
    return { problems: missing.map(([name, why]) => `${name}: is missing: ${why}`) }
  return { settings: modelSettingsOf(parsed.data) }
}
