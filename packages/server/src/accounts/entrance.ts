import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { KnownDevice } from './known-device.ts'
import { setSessionCookie } from './sessions.ts'
import { accountKey } from './slow-guesses.ts'

interface Opened {
  readonly token: string
  readonly email: string
  readonly remember?: boolean
}

/** What everybody who signed in is given, whichever way: the session and the mark of a known device. */
export class Entrance {
  readonly devices: KnownDevice
  readonly #settings: Settings

  constructor(settings: Settings, secret: string) {
    this.#settings = settings
    this.devices = new KnownDevice(settings, secret)
  }

  /** The answer: programs get the token, a page has its cookie, which no script on it can read. */
  open(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    { token, email, remember = false }: Opened,
  ): { token?: string } {
    setSessionCookie(reply, this.#settings, token, remember)
    this.devices.remember(request, reply, accountKey(email))
    return isFromPage(request) ? {} : { token }
  }
}

/** Browsers say so of every POST, and no script can keep them from it. */
function isFromPage({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
}
