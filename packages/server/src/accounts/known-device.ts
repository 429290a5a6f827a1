import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isHttps, type Settings } from '../settings.ts'
import { cookieOptions } from './sessions.ts'
import { randomToken, sign, unsign } from './tokens.ts'

/** A year. */
const SECONDS = 365 * 24 * 60 * 60
/** Those who share a computer; the one who was here longest ago is forgotten first. */
const MOST_ACCOUNTS = 5

const schema = z.strictObject({
  device: z.string(),
  accounts: z.array(z.string()),
  until: z.number(),
})

/**
 * A signed cookie that tells a browser which signed in to an account before. It opens nothing: it
 * only keeps the owner from waiting while strangers guess the password elsewhere.
 */
export class KnownDevice {
  readonly #settings: Settings
  readonly #secret: string

  constructor(settings: Settings, secret: string) {
    this.#settings = settings
    // Of its own: no other signed cookie may pass for this one.
    this.#secret = `known device ${secret}`
  }

  /** The browser's mark, where it signed in to this account before. */
  of(request: FastifyRequest, account: string): string | null {
    const known = this.#read(request)
    return known?.accounts.includes(account) ? known.device : null
  }

  /** To be called when somebody signed in. */
  remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
    const known = this.#read(request)
    const others = (known?.accounts ?? []).filter((other) => other !== account)
    const value: z.infer<typeof schema> = {
      device: known?.device ?? randomToken(),
      accounts: [account, ...others].slice(0, MOST_ACCOUNTS),
      until: Date.now() + SECONDS * 1_000,
    }
    reply.setCookie(this.#cookie, sign(JSON.stringify(value), this.#secret), {
      ...cookieOptions(this.#settings),
      maxAge: SECONDS,
    })
  }

  get #cookie(): string {
    return isHttps(this.#settings) ? '__Host-device' : 'device'
  }

  #read(request: FastifyRequest) {
    const text = unsign(request.cookies[this.#cookie] ?? '', this.#secret)
    // Ours, but perhaps of another version: then the browser is simply not known.
    const known = text === null ? null : schema.safeParse(JSON.parse(text)).data
    return known && known.until > Date.now() ? known : null
  }
}
