import { z } from 'zod'
import { MODEL_PROVIDERS } from '../model-providers.ts'
import { route } from '../route.ts'
import { messageSchema } from './message.ts'

const provider = z.enum(MODEL_PROVIDERS)

export const tokensSchema = z.object({
  input: z.number().int().min(0),
  output: z.number().int().min(0),
})

/** Who reads the sentences of a user. The key is never part of it. */
export const modelInUseSchema = z.object({
  provider,
  name: z.string(),
  /** Null: the provider's own. */
  address: z.string().nullable(),
  /** `own`: the user's connection, which costs no credits. `server`: what was chosen for everybody. */
  whose: z.enum(['own', 'server']),
})
export type ModelInUse = z.infer<typeof modelInUseSchema>

/** It is shown again, so it has no place for secrets. */
function isAddressAlone(address: string): boolean {
  return URL.canParse(address) && !/[?#]/.test(address) && !/^https?:\/\/[^/]*@/i.test(address)
}

/** What a user fills in to connect a model of their own. */
export const modelConnectionSchema = z.strictObject({
  provider,
  /** Absent or null: the provider's own. */
  address: z
    .url({
      protocol: /^https?$/,
      error: 'An address that begins with http:// or https:// is required.',
    })
    .max(500)
    .refine(isAddressAlone, 'Leave user, password, "?" and "#" out of the address.')
    .nullable()
    .default(null),
  /** Null with a connection of the same provider and address that is kept already: its key stays. */
  key: z
    .string()
    .max(500)
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no letters beyond ASCII.')
    .nullable()
    .default(null),
  model: z.string().trim().min(1, 'The name of a model is required.').max(200),
})
export type ModelConnection = z.input<typeof modelConnectionSchema>

/** What a model was sent for one message, word for word. */
export const sentToModelSchema = z.object({
  system: z.string(),
  message: z.string(),
  /** Of both together. */
  bytes: z.number().int(),
  hasCells: z.boolean(),
})

/** What one answer of a model took. */
export const modelUseSchema = modelInUseSchema.omit({ address: true }).extend({
  /** Null where the provider does not count. */
  tokens: tokensSchema.nullable(),
  milliseconds: z.number().int(),
  /** How often it was asked to mend what it had answered. */
  repairs: z.number().int(),
})
export type ModelUse = z.infer<typeof modelUseSchema>

export const modelRoutes = {
  assistant: route({
    method: 'GET',
    path: '/api/assistant',
    summary: 'Which language model reads the sentences; none: they never leave this server',
    answer: z.object({
      model: modelInUseSchema.nullable(),
      /** What was chosen for everybody, also where the user has one of their own. */
      server: modelInUseSchema.nullable(),
      /**
       * Whether the user's own is everybody's; null for who cannot make it that: only an administrator does,
       * where whoever runs the server chose none.
       */
      forEverybody: z.boolean().nullable(),
      /** Whether users may connect models on addresses of the server's own network. */
      reachesOwnNetwork: z.boolean(),
      /** Tokens of the user's messages in the last thirty days. */
      used: z.object({ messages: z.number().int(), tokens: tokensSchema }),
    }),
  }),
  listModels: route({
    method: 'POST',
    path: '/api/assistant/models',
    summary: 'The names of the models a provider offers, asked with the key given or kept',
    rate: 'model',
    body: modelConnectionSchema.omit({ model: true }),
    answer: z.object({ models: z.array(z.string()) }),
  }),
  testModel: route({
    method: 'POST',
    path: '/api/assistant/test',
    summary: 'Ask a model one real question over a small table of ours; nothing is kept',
    rate: 'model',
    body: modelConnectionSchema,
    answer: z.object({
      question: z.string(),
      /** What it said about it. */
      response: z.string(),
      /** Whether running its answer gave the right rows. */
      isRight: z.boolean(),
      milliseconds: z.number().int(),
      tokens: tokensSchema.nullable(),
    }),
  }),
  connectModel: route({
    method: 'PUT',
    path: '/api/assistant/model',
    summary: 'Keep a model of one’s own, sealed; its key is never shown again',
    // A key in other hands would send every sentence from then on to an address of theirs.
    person: true,
    body: modelConnectionSchema.extend({
      /**
       * Whoever has none of their own asks it, with this key: administrators only. Not said, it stays as it
       * is.
       */
      forEverybody: z.boolean().optional(),
    }),
    answer: z.object({ model: modelInUseSchema }),
  }),
  disconnectModel: route({
    method: 'DELETE',
    path: '/api/assistant/model',
    summary: 'Forget the model of one’s own with its key',
    person: true,
    answer: z.object({ model: modelInUseSchema.nullable() }),
  }),
  previewPrompt: route({
    method: 'POST',
    path: '/api/assistant/preview',
    summary: 'What a model would be sent for a message, word for word; nothing is sent',
    bodyLimit: 5_000_000,
    body: messageSchema,
    answer: sentToModelSchema,
  }),
}
