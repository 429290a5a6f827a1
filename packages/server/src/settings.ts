import { resolve } from 'node:path'
import type { ModelProvider } from '@plainflow/contract'
import { z } from 'zod'

/** Everything the environment decides, parsed once. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Where browsers reach the product; links in mails and OAuth returns are built from it alone. */
  readonly publicUrl: URL
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly store: 'embedded' | 'pglite' | 'outside'
  /** False where nobody chose a store: then PGlite may take the place of the embedded PostgreSQL. */
  readonly storeIsChosen: boolean
  /** Null: made at the first start and kept in the data folder. */
  readonly secret: string | null
  readonly proxyHops: number
  /** Of one uploaded file. */
  readonly maxFileBytes: number
  /** Of all files of one account together. */
  readonly maxUserBytes: number
  readonly rateLimitFactor: number
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Whether exported code may be run here to be verified; `auto`: where it can be held to its folder. */
  readonly verify: (typeof VERIFY)[number]
  readonly google: { readonly id: string; readonly secret: string; readonly issuer: string } | null
  readonly github: {
    readonly id: string
    readonly secret: string
    readonly baseUrl: string
    readonly apiUrl: string
  } | null
  /** Null: sentences are read by the planner alone and never leave this server. */
  readonly ai: AiSettings | null
}

export interface AiSettings {
  readonly provider: ModelProvider
  readonly model: string
  /** Null: the provider's own address. */
  readonly baseUrl: string | null
  /** Null: a server that wants none. */
  readonly apiKey: string | null
  /** How long one answer may take. */
  readonly timeoutMs: number
}

// Listed by the contract as well, which the compiler compares; settings are read where only types of it are at hand.
const MODEL_PROVIDERS = Object.keys({
  openai: true,
  anthropic: true,
  'openai-compatible': true,
} satisfies Record<ModelProvider, true>) as [ModelProvider, ...ModelProvider[]] // exactly its keys

const VERIFY = ['auto', 'on', 'off'] as const
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Reads the environment; throws `SettingsError` naming every variable that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    )
  }
  const read = parsed.data
  const store = read.PLAINFLOW_STORE ?? (read.DATABASE_URL ? 'outside' : 'embedded')
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`),
    dataFolder: resolve(read.PLAINFLOW_DATA),
    databaseUrl: read.DATABASE_URL ?? null,
    store,
    storeIsChosen: read.PLAINFLOW_STORE !== undefined || read.DATABASE_URL !== undefined,
    secret: read.PLAINFLOW_SECRET ?? null,
    proxyHops: read.PLAINFLOW_PROXY_HOPS,
    maxFileBytes: read.PLAINFLOW_MAX_FILE_BYTES,
    maxUserBytes: read.PLAINFLOW_MAX_ACCOUNT_BYTES,
    rateLimitFactor: read.PLAINFLOW_RATE_LIMIT_FACTOR,
    logLevel: read.LOG_LEVEL,
    verify: read.PLAINFLOW_VERIFY,
    google:
      read.GOOGLE_CLIENT_ID && read.GOOGLE_CLIENT_SECRET
        ? {
            id: read.GOOGLE_CLIENT_ID,
            secret: read.GOOGLE_CLIENT_SECRET,
            issuer: read.GOOGLE_ISSUER,
          }
        : null,
    github:
      read.GITHUB_CLIENT_ID && read.GITHUB_CLIENT_SECRET
        ? {
            id: read.GITHUB_CLIENT_ID,
            secret: read.GITHUB_CLIENT_SECRET,
            baseUrl: read.GITHUB_BASE_URL,
            apiUrl: read.GITHUB_API_URL,
          }
        : null,
    ai:
      read.AI_PROVIDER && read.AI_MODEL
        ? {
            provider: read.AI_PROVIDER,
            model: read.AI_MODEL,
            baseUrl: read.AI_BASE_URL ?? null,
            apiKey: read.AI_API_KEY ?? null,
            timeoutMs: read.AI_TIMEOUT_SECONDS * 1_000,
          }
        : null,
  }
}

/** What is wrong with the environment, one line for each variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

const bytes = z.coerce
  .number({ error: 'must be a number of bytes' })
  .int('must be a whole number of bytes')
  .min(1, 'must be at least 1')

const environment = z
  .object({
    PORT: z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(65_535, 'must be at most 65535')
      .default(3000),
    // Nothing outside this machine reaches the server unless the operator says so.
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: webAddress.optional(),
    PLAINFLOW_DATA: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    PLAINFLOW_STORE: z
      .enum(['embedded', 'pglite', 'outside'], {
        error: 'must be embedded, pglite or outside',
      })
      .optional(),
    PLAINFLOW_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    PLAINFLOW_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    PLAINFLOW_MAX_FILE_BYTES: bytes.default(10_000_000_000),
    PLAINFLOW_MAX_ACCOUNT_BYTES: bytes.default(50_000_000_000),
    PLAINFLOW_RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
    PLAINFLOW_VERIFY: z
      .enum(VERIFY, { error: `must be one of ${VERIFY.join(', ')}` })
      .default('auto'),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
      .default('info'),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
    GITHUB_CLIENT_ID: z.string().optional(),
    GITHUB_CLIENT_SECRET: z.string().optional(),
    GITHUB_BASE_URL: webAddress.default('https://github.com'),
    GITHUB_API_URL: webAddress.default('https://api.github.com'),
    AI_PROVIDER: z
      .enum(MODEL_PROVIDERS, { error: `must be one of ${MODEL_PROVIDERS.join(', ')}` })
      .optional(),
    AI_MODEL: z.string().max(200, 'must be at most 200 characters').optional(),
    AI_BASE_URL: webAddress.optional(),
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
  })
  .superRefine((env, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (env.PLAINFLOW_STORE === 'outside' && !env.DATABASE_URL)
      problem('DATABASE_URL', 'is missing, and PLAINFLOW_STORE is outside')
    if (env.DATABASE_URL && env.PLAINFLOW_STORE && env.PLAINFLOW_STORE !== 'outside')
      problem('PLAINFLOW_STORE', `is ${env.PLAINFLOW_STORE}, but DATABASE_URL is set too`)
    for (const provider of ['GOOGLE', 'GITHUB'] as const) {
      const [id, secret] = [env[`${provider}_CLIENT_ID`], env[`${provider}_CLIENT_SECRET`]]
      if (Boolean(id) !== Boolean(secret))
        problem(
          id ? `${provider}_CLIENT_SECRET` : `${provider}_CLIENT_ID`,
          'is missing: both are needed',
        )
    }
    for (const [name, why] of missingForModel(env)) problem(name, `is missing: ${why}`)
  })

interface ModelEnvironment {
  readonly AI_PROVIDER?: ModelProvider | undefined
  readonly AI_MODEL?: string | undefined
  readonly AI_BASE_URL?: string | undefined
  readonly AI_API_KEY?: string | undefined
}

/** Half a configuration would mean that nobody notices the model is never asked. */
function missingForModel(env: ModelEnvironment): readonly (readonly [string, string])[] {
  const { AI_PROVIDER: provider, AI_MODEL, AI_BASE_URL, AI_API_KEY } = env
  if (provider === undefined)
    return AI_MODEL !== undefined || AI_BASE_URL !== undefined || AI_API_KEY !== undefined
      ? [['AI_PROVIDER', `one of ${MODEL_PROVIDERS.join(', ')}`]]
      : []
  const isOwn = provider === 'openai-compatible'
  return [
    ...(AI_MODEL === undefined ? [['AI_MODEL', 'the name of the model'] as const] : []),
    ...(isOwn && AI_BASE_URL === undefined
      ? [['AI_BASE_URL', 'the address of the server'] as const]
      : []),
    ...(!isOwn && AI_API_KEY === undefined
      ? [['AI_API_KEY', `${provider} wants one`] as const]
      : []),
  ]
}
