import { resolve } from 'node:path'
import {
  DATA_FOLDER,
  missingForModel,
  modelEnvironment,
  type ModelSettings,
  modelSettingsOf,
} from '@plainflow/models'
import { z } from 'zod'
import { filesEnvironment, type FilesPlace, filesPlaceOf, missingForFiles } from './files-place.ts'
import { isLoopback } from './is-loopback.ts'
import {
  billingEnvironment,
  type BillingSettings,
  billingSettingsOf,
  missingForBilling,
} from './billing-settings.ts'
import { mailEnvironment, type MailServer, mailServerOf } from './mail-server.ts'
import { AllowedPlaces, NotAPlace } from './outbound/allowed-places.ts'

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
  /** Null: in the data folder. */
  readonly files: FilesPlace | null
  /** Null: made at the first start and kept in the data folder. */
  readonly secret: string | null
  /** What the one before was: what it sealed is opened, and sealed anew. */
  readonly oldSecret: string | null
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
  readonly billing: BillingSettings
  /** Null: mails stay in the outbox. */
  readonly mail: MailServer | null
  /** Null: sentences are read by the planner alone and never leave this server. */
  readonly ai: ModelSettings | null
  /** How long one answer of a model may take. */
  readonly modelTimeoutMs: number
  /** Where models of users may be reached: `public`, not in the server's own network. */
  readonly modelAddresses: 'any' | 'public'
  /** Where connections of users may lead. */
  readonly allowedPlaces: AllowedPlaces
  /** Of one connection to the outside, in both directions. */
  readonly maxOutboundBytes: number
  readonly maxOutboundMs: number
  /** How many runs this process takes at once; 0 leaves them to others. */
  readonly runPlaces: number
  /** Of one run, whatever its plan; null: as the plan says. */
  readonly maxRunMinutes: number | null
  readonly maxRunBytes: number | null
  /** What a program that watches the server shows; null: administrators alone see its figures. */
  readonly metricsToken: string | null
}

export interface WithSettings {
  readonly settings: Settings
}

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
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`)
  // Who can use the server then sits at this machine, and reaches its network without us.
  const isOwnMachine = isLoopback(read.HOST) && isLoopback(publicUrl.hostname)
  const store = read.PLAINFLOW_STORE ?? (read.DATABASE_URL ? 'outside' : 'embedded')
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    dataFolder: resolve(read.PLAINFLOW_DATA),
    databaseUrl: read.DATABASE_URL ?? null,
    store,
    storeIsChosen: read.PLAINFLOW_STORE !== undefined || read.DATABASE_URL !== undefined,
    files: filesPlaceOf(read),
    secret: read.PLAINFLOW_SECRET ?? null,
    oldSecret: read.PLAINFLOW_SECRET_OLD ?? null,
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
    billing: billingSettingsOf(read),
    mail: mailServerOf(read, publicUrl),
    ai: modelSettingsOf(read),
    modelTimeoutMs: read.AI_TIMEOUT_SECONDS * 1_000,
    modelAddresses: read.PLAINFLOW_MODEL_ADDRESSES ?? (isOwnMachine ? 'any' : 'public'),
    allowedPlaces: read.PLAINFLOW_ALLOW_PRIVATE_HOSTS,
    maxOutboundBytes: read.PLAINFLOW_MAX_OUTBOUND_BYTES,
    maxOutboundMs: read.PLAINFLOW_MAX_OUTBOUND_SECONDS * 1_000,
    runPlaces: read.PLAINFLOW_RUN_PLACES,
    maxRunMinutes: read.PLAINFLOW_MAX_RUN_MINUTES ?? null,
    maxRunBytes: read.PLAINFLOW_MAX_RUN_BYTES ?? null,
    metricsToken: read.PLAINFLOW_METRICS_TOKEN ?? null,
  }
}

/** Whether browsers reach the product over HTTPS: what its cookies and headers may then demand. */
export function isHttps(settings: Settings): boolean {
  return settings.publicUrl.protocol === 'https:'
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

const places = z
  .string()
  .default('')
  .transform((listed, context) => {
    try {
      return new AllowedPlaces(listed)
    } catch (error) {
      if (!(error instanceof NotAPlace)) throw error
      context.addIssue({
        code: 'custom',
        message: `must list hosts and addresses: ${error.message}`,
      })
      return z.NEVER
    }
  })

const longSecret = z.string().min(32, 'must be at least 32 characters')

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
    PLAINFLOW_DATA: z.string().default(DATA_FOLDER),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    PLAINFLOW_STORE: z
      .enum(['embedded', 'pglite', 'outside'], {
        error: 'must be embedded, pglite or outside',
      })
      .optional(),
    PLAINFLOW_SECRET: longSecret.optional(),
    PLAINFLOW_SECRET_OLD: longSecret.optional(),
    PLAINFLOW_MODEL_ADDRESSES: z
      .enum(['any', 'public'], { error: 'must be any or public' })
      .optional(),
    PLAINFLOW_ALLOW_PRIVATE_HOSTS: places,
    PLAINFLOW_MAX_OUTBOUND_BYTES: bytes.default(50_000_000_000),
    PLAINFLOW_MAX_OUTBOUND_SECONDS: z.coerce
      .number({ error: 'must be a number of seconds' })
      .int('must be a whole number of seconds')
      .min(1, 'must be at least 1')
      .max(604_800, 'must be at most 604800')
      .default(3_600),
    PLAINFLOW_RUN_PLACES: z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(64, 'must be at most 64')
      .default(2),
    PLAINFLOW_MAX_RUN_MINUTES: z.coerce
      .number({ error: 'must be a number of minutes' })
      .min(0.05, 'must be at least 0.05')
      .max(10_080, 'must be at most 10080')
      .optional(),
    PLAINFLOW_MAX_RUN_BYTES: bytes
      .min(500_000_000, 'must be at least 500000000: less does not start')
      .optional(),
    PLAINFLOW_METRICS_TOKEN: longSecret.optional(),
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
    ...filesEnvironment,
    ...billingEnvironment,
    ...mailEnvironment,
    ...modelEnvironment,
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
    for (const [name, why] of [
      ...missingForFiles(env),
      ...missingForBilling(env),
      ...missingForModel(env),
    ])
      problem(name, `is missing: ${why}`)
  })
