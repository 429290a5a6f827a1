import { Failure } from '@plainflow/contract'
import type { z } from 'zod'

/** The version whose answers are read here; another would name some fields otherwise. */
const VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 20_000

type Value = string | number | boolean | readonly Fields[] | readonly string[] | Fields
export interface Fields {
  readonly [name: string]: Value | undefined
}

interface Asking<S> {
  readonly answer: S
  readonly fields?: Fields
  /** Sent again under the same key a call is done once. */
  readonly key?: string
}

/** The few calls of Stripe that are needed, in its own form of writing: no library of 23 MB for them. */
export class StripeClient {
  readonly #key: string
  readonly #url: string

  constructor({ key, apiUrl }: { readonly key: string; readonly apiUrl: string }) {
    this.#key = key
    this.#url = apiUrl
  }

  get isLive(): boolean {
    return this.#key.slice(2).startsWith('_live_')
  }

  get<S extends z.ZodType>(path: string, { answer, fields = {} }: Asking<S>) {
    const query = encodeFields(fields).toString()
    return this.#send('GET', query ? `${path}?${query}` : path, answer)
  }

  post<S extends z.ZodType>(path: string, { answer, fields = {}, key }: Asking<S>) {
    return this.#send('POST', path, answer, { body: encodeFields(fields), key })
  }

  delete<S extends z.ZodType>(path: string, { answer }: Asking<S>) {
    return this.#send('DELETE', path, answer)
  }

  async #send<S extends z.ZodType>(
    method: string,
    path: string,
    answer: S,
    { body, key }: { body?: URLSearchParams; key?: string | undefined } = {},
  ): Promise<z.output<S>> {
    const response = await fetch(new URL(`/v1/${path}`, this.#url), {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        'stripe-version': VERSION,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new StripeUnreachable(error)
    })
    const text = await response.text()
    if (response.status === 429 || response.status >= 500) throw new StripeUnreachable(text)
    if (!response.ok) throw new StripeRefusal(response.status, text)
    return answer.parse(JSON.parse(text))
  }
}

/** Stripe says no: a mistake of ours, of the settings, or of an id that was sent in. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly status: number

  constructor(status: number, text: string) {
    super(`Stripe answers ${status}: ${text.slice(0, 500)}`)
    this.status = status
  }
}

export class StripeUnreachable extends Failure {
  constructor(cause: unknown) {
    super(
      'unavailable',
      'The payment provider does not answer. Trying again in a while might help.',
    )
    this.cause = cause
  }
}

/** `a[b][0][c]=d`, as Stripe reads it. */
export function encodeFields(fields: Fields): URLSearchParams {
  const encoded = new URLSearchParams()
  const add = (name: string, value: Value | undefined): void => {
    if (value === undefined) return
    if (typeof value !== 'object') encoded.append(name, String(value))
    else
      for (const [key, inner] of Object.entries<Value | undefined>(value))
        add(`${name}[${key}]`, inner)
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return encoded
}
