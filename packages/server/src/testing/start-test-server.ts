import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { type Client as Caller, createClient } from '@plainflow/contract'
import type { ConnectorsAtHand } from '../connections/connectors-at-hand.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'
import { createReadyPlace } from './create-ready-place.ts'
import type { TestPlace } from './test-settings.ts'

export interface TestServer {
  readonly url: string
  readonly place: TestPlace
  /** Every line logged so far. */
  readonly logLines: string[]
  /** Calls without a session. */
  readonly call: Caller
  signUp(details?: Partial<Credentials>): Promise<TestUser>
  /** Undefined as signing in may answer: then without a session. */
  as(token: string | undefined): Caller
  close(): Promise<void>
}

export interface Credentials {
  email: string
  username: string
  password: string
}

export interface TestUser extends Credentials {
  readonly token: string
  readonly call: Caller
}

interface TestOptions {
  readonly env?: Record<string, string>
  readonly place?: TestPlace
  readonly webFolder?: string
  readonly bodyIdleMs?: number
  readonly connectors?: ConnectorsAtHand
}

/** A real server on a free port, with everything beneath it real as well. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const place = options.place ?? (await createReadyPlace(options.env))
  const logLines: string[] = []
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(...String(chunk).trimEnd().split('\n'))
      done()
    },
  })
  const server = await startServer({
    settings: readSettings({ ...place.env, ...options.env }),
    logStream,
    bodyIdleMs: options.bodyIdleMs,
    connectors: options.connectors,
    ...(options.webFolder === undefined ? {} : { webFolder: options.webFolder }),
  })
  const as = (token?: string) => createClient({ baseUrl: server.url, token: () => token ?? null })
  return {
    url: server.url,
    place,
    logLines,
    call: as(),
    as,
    async signUp(details) {
      const credentials = { ...newCredentials(), ...details }
      const token = await signUpThrough(as(), credentials)
      return { ...credentials, token, call: as(token) }
    },
    async close() {
      await server.close()
      if (!options.place) await place.remove()
    },
  }
}

/** As a program signs up: with a token in the answer. */
export async function signUpThrough(call: Caller, credentials: Credentials): Promise<string> {
  const { token } = await call('signUp', { body: credentials })
  if (token === undefined) throw new Error('Signing up gave no token')
  return token
}

export function newCredentials(): Credentials {
  const name = `u${randomUUID().slice(0, 8)}`
  return { email: `${name}@example.com`, username: name, password: 'seven green kettles' }
}
