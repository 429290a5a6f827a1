import { columnSchema, webRequestSchema, WRITE_MODES } from '@plainflow/core'
import { z } from 'zod'
import { cellSchema, idParams } from './table.ts'
import { route } from '../route.ts'

const name = z.string().trim().min(1, 'A name is required.').max(100)
const values = z.record(
  z.string().max(100),
  z.union([z.string().max(20_000), z.number(), z.boolean()]),
)
const secrets = z.record(z.string().max(100), z.string().max(20_000))

/** A connection without anything secret. */
export const connectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  connector: z.string(),
  /** How tables there can be written; none: rows only come from it. */
  writes: z.array(z.enum(WRITE_MODES)),
  /** It has no tables, but answers requests. */
  requests: z.boolean().optional(),
  /** Null: of no project. */
  projectId: z.string().nullable(),
  settings: values,
  /** Which secret fields are filled in. */
  secretsKept: z.array(z.string()),
  /** How it went when it was last asked; null: never yet. */
  lastTry: z
    .object({ at: z.string(), success: z.boolean(), error: z.string().nullable() })
    .nullable(),
  /** What of it has been looked at, with the columns that were there. */
  known: z.array(
    z.object({
      source: z.union([
        z.object({ schema: z.string(), table: z.string() }),
        z.object({ query: z.string() }),
        z.object({ request: webRequestSchema }),
      ]),
      columns: z.array(columnSchema),
    }),
  ),
})
export type ConnectionView = z.infer<typeof connectionSchema>

/** What lies behind a connection: one of its tables, or the rows of a query. */
export const askedOfConnectionSchema = z.union([
  z.strictObject({ schema: z.string().max(500).default(''), table: z.string().min(1).max(500) }),
  z.strictObject({ query: z.string().trim().min(1).max(20_000) }),
])

const tried = z.object({
  success: z.boolean(),
  /** In words for the person whose connection it is. */
  error: z.string().optional(),
  /** What answered, by its own name. */
  version: z.string().optional(),
  milliseconds: z.number().int(),
})

const named = z.array(z.object({ name: z.string(), value: z.string() }))

/** A request that was tried, without anything secret. */
const attempted = z.object({
  request: z.object({ method: z.string(), url: z.string(), headers: named }),
  answer: z.object({
    status: z.number().int(),
    headers: named,
    /** Where it came from in the end. */
    url: z.string(),
    bytes: z.number().int(),
    milliseconds: z.number().int(),
  }),
  columns: z.array(columnSchema.extend({ nativeType: z.string() })),
  rows: z.array(z.array(cellSchema)),
  rowsSeen: z.number().int(),
  /** What leads to the next page; null: nothing does. */
  next: z.string().nullable(),
  /** Why no rows were found in the answer; null: some were. */
  problem: z.string().nullable(),
})

export const connectionRoutes = {
  connections: route({
    method: 'GET',
    path: '/api/connections',
    summary: 'The connections of the user, without their secrets',
    answer: z.array(connectionSchema),
  }),
  addConnection: route({
    method: 'POST',
    path: '/api/connections',
    summary: 'Keeps a connection; its secrets are sealed and never shown again',
    body: z.strictObject({
      name,
      connector: z.string().max(100),
      projectId: z.string().max(128).nullable().default(null),
      settings: values,
      secrets: secrets.default({}),
    }),
    answer: connectionSchema,
  }),
  changeConnection: route({
    method: 'PATCH',
    path: '/api/connections/:id',
    summary: 'Changes a connection; secrets that are not given stay, unless the host changes',
    params: idParams,
    body: z.strictObject({
      name: name.optional(),
      projectId: z.string().max(128).nullable().optional(),
      settings: values.optional(),
      secrets: secrets.optional(),
    }),
    answer: connectionSchema,
  }),
  removeConnection: route({
    method: 'DELETE',
    path: '/api/connections/:id',
    summary: 'Forgets a connection and its secrets',
    params: idParams,
    answer: z.object({ message: z.string() }),
  }),
  connectionPipelines: route({
    method: 'GET',
    path: '/api/connections/:id/pipelines',
    summary: 'The stored pipelines that use a connection, by name',
    params: idParams,
    answer: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  tryConnection: route({
    method: 'POST',
    path: '/api/connections/try',
    summary: 'Says hello to what a connection leads to, before it is kept or after',
    rate: 'outside',
    body: z.strictObject({
      /** Of a kept connection, whose secrets stand in for those that are not given. */
      id: z.string().max(128).nullable().default(null),
      connector: z.string().max(100),
      settings: values,
      secrets: secrets.default({}),
    }),
    answer: tried,
  }),
  connectionTables: route({
    method: 'GET',
    path: '/api/connections/:id/tables',
    summary: 'The tables behind a connection',
    params: idParams,
    answer: z.array(
      z.object({
        schema: z.string(),
        name: z.string(),
        kind: z.enum(['table', 'view']),
        /** As the system guesses. */
        rows: z.number().nullable(),
      }),
    ),
  }),
  tryRequest: route({
    method: 'POST',
    path: '/api/connections/request',
    summary:
      'Asks a web address once; its columns are remembered, and what is secret in it is moved into a connection',
    rate: 'outside',
    body: z.strictObject({
      /** Empty: one that leads there without saying who asks is found or made. */
      connectionId: z.string().max(128).default(''),
      request: webRequestSchema,
    }),
    answer: z.object({
      connection: connectionSchema,
      /** As it is to be kept: without anything secret. */
      request: webRequestSchema,
      /** Null: there was no answer, and `error` says why. */
      attempt: attempted.nullable(),
      error: z.string().nullable(),
    }),
  }),
  lookAtConnection: route({
    method: 'POST',
    path: '/api/connections/:id/look',
    summary: 'The columns and first rows of a table or query; the columns are remembered',
    params: idParams,
    body: z.strictObject({
      asked: askedOfConnectionSchema,
      limit: z.number().int().min(0).max(100).default(20),
    }),
    answer: z.object({
      columns: z.array(columnSchema.extend({ nativeType: z.string() })),
      rows: z.array(z.array(cellSchema)),
    }),
  }),
}
