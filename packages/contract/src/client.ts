import type { z } from 'zod'
import { CALLS } from './calls.gen.ts'
import { FAILURES, type FailureBody, type FailureCode } from './failures.ts'
import type { Route } from './route.ts'
import type { RouteName, Routes } from './routes.ts'

/** A multipart route takes a form in place of its JSON body: bytes go as they are, of any size. */
type Form<R> = R extends { multipart: true }
  ? Part<R, 'body'> | { readonly form: FormData }
  : R extends { bytes: true }
    ? { readonly bytes: Blob | Uint8Array<ArrayBuffer> }
    : Part<R, 'body'>
type Part<R, K extends string> =
  R extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown
/** A query of which nothing must be said need not be given. */
type Query<R> = R extends { query: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { readonly query?: z.input<S> }
    : { readonly query: z.input<S> }
  : unknown
export type CallArguments<R extends Route> = Part<R, 'params'> &
  Query<R> &
  Form<R> & {
    readonly headers?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal
  }

export type CallAnswer<R extends Route> = R['answer'] extends z.ZodType
  ? z.output<R['answer']>
  : R['answer'] extends 'text'
    ? string
    : undefined

/** A non-OK answer, worded as the specification does: status, colon, body text (or status text). */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly body: FailureBody | null

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = failureBody(text)
  }

  get code(): FailureCode | null {
    return this.body?.code ?? null
  }

  /** What to show a person. */
  get reason(): string {
    return this.body?.error ?? this.message
  }
}

export interface ClientOptions {
  /** '' for the page's own origin. */
  readonly baseUrl?: string
  readonly token?: () => string | null
  readonly fetch?: typeof fetch
}

export type Client = ReturnType<typeof createClient>

/** The typed client: `call('signIn', { body: { email, password } })`. */
export function createClient({ baseUrl = '', token, fetch: send = fetch }: ClientOptions = {}) {
  return async function call<N extends RouteName>(
    name: N,
    ...[args]: Record<never, never> extends CallArguments<Routes[N]>
      ? [CallArguments<Routes[N]>?]
      : [CallArguments<Routes[N]>]
  ): Promise<CallAnswer<Routes[N]>> {
    const { method, path, answer: kind } = CALLS[name]
    // The conditional argument type cannot be narrowed by the compiler; these are its known parts.
    const { params, query, body, form, bytes, headers, signal } = (args ?? {}) as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
      form?: FormData
      bytes?: Blob | Uint8Array<ArrayBuffer>
      headers?: Record<string, string>
      signal?: AbortSignal
    }
    const bearer = token?.()
    const content = form ?? bytes ?? (body === undefined ? undefined : JSON.stringify(body))
    const sent = content === undefined ? {} : { body: content }
    const response = await send(baseUrl + callPath(path, params, query), {
      method,
      credentials: 'include',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...headers,
      },
      ...sent,
      ...(signal ? { signal } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new CallError(response.status, text, response.statusText)
    const answer = kind === 'text' ? text : kind === 'json' ? JSON.parse(text) : undefined
    // The server checked the answer against the same schema before sending it.
    return answer as CallAnswer<Routes[N]>
  }
}

/** `/api/pipelines/:id` with its parts filled in and escaped. */
export function callPath(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

function failureBody(text: string): FailureBody | null {
  try {
    const body: unknown = JSON.parse(text)
    const isFailure =
      typeof body === 'object' && body !== null && 'code' in body && String(body.code) in FAILURES
    return isFailure ? (body as FailureBody) : null // its code is in the closed list
  } catch {
    return null
  }
}
