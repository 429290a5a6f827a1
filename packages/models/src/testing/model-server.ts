import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { type ModelProvider, PROVIDERS } from '@plainflow/contract'
import type { ModelSettings } from '../providers/model-settings.ts'
import { CANARY_KEY, dialectOf, type Said, type ServerEvent } from './dialects.ts'

export { CANARY_KEY, USED } from './dialects.ts'

/** What a model's server was sent. */
export interface ModelCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** What it does about one call. */
export type Script =
  /** Says this, in pieces, as the protocol has it; who asks for the models is told them. */
  | { readonly say: string }
  /** Sends the first half of it, then drops the connection. */
  | { readonly cut: string }
  /** Refuses with this status; unless told otherwise the body repeats the key, as providers do. */
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
    }
  /** Calls tools that nobody offered. */
  | { readonly tools: true }
  /** Will not speak of it. */
  | { readonly declined: true }
  /** Says in the middle of its answer that something went wrong. */
  | { readonly failed: true }
  /** Begins to answer and never ends. */
  | { readonly endless: true }
  /** Never answers. */
  | { readonly hang: true }

export interface ModelServer {
  readonly url: string
  readonly calls: ModelCall[]
  /** Called for each request in turn. */
  script: (call: ModelCall) => Script
  /** The same for who opens it. */
  settings(provider: ModelProvider): ModelSettings
  /** What the server's environment has to say to be asked. */
  env(provider: ModelProvider, more?: Record<string, string>): Record<string, string>
  close(): Promise<void>
}

/** What it lists, in no order. */
export const SCRIPTED_MODELS = ['scripted-2', 'scripted-1'] as const

/**
 * A server on this machine that speaks the protocols of OpenAI (both), Azure, Anthropic and Google, as
 * scripted.
 */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = []
  const server = createServer((request, response) => {
    receive(request).then(
      (call) => {
        calls.push(call)
        answer(call, own.script(call), response)
      },
      () => {}, // whoever asked has hung up before all was said
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const root = `http://127.0.0.1:${port}`
  const url = `${root}/v1`
  const urlOf = (provider: ModelProvider) => (PROVIDERS[provider].protocol === 'azure' ? root : url)
  const own: ModelServer = {
    url,
    calls,
    script: () => ({ status: 500 }),
    env: (provider, more = {}) => ({
      AI_PROVIDER: provider,
      AI_MODEL: 'scripted-1',
      AI_BASE_URL: urlOf(provider),
      AI_API_KEY: CANARY_KEY,
      ...more,
    }),
    settings: (provider) => ({
      provider,
      model: 'scripted-1',
      baseUrl: urlOf(provider),
      apiKey: CANARY_KEY,
      timeoutMs: 60_000,
    }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return own
}

async function receive(request: IncomingMessage): Promise<ModelCall> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  const { method = '', url: path = '', headers } = request
  return { method, path, headers, body }
}

function answer(call: ModelCall, script: Script, response: ServerResponse): void {
  if ('hang' in script) return
  if ('status' in script) {
    const { headers = {}, body = refusalOf(call) } = script
    response.writeHead(script.status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
    return
  }
  if (call.method === 'GET') return list(call, script, response)
  const dialect = dialectOf(call.path)
  if (!dialect) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('endless' in script) {
    sayForever(dialect.text({ pieces: ['x'.repeat(100_000)], whole: false }), response)
    return
  }
  if ('tools' in script) send(dialect.tools, response)
  else if ('declined' in script) send(dialect.declined, response)
  else if ('failed' in script) send(dialect.failed, response)
  else send(dialect.text(piecesOf(script)), response)
  if (!('cut' in script)) response.end()
  // Written out first, so that the half is seen.
  else setTimeout(() => response.destroy(), 20)
}

function refusalOf({ headers }: ModelCall): unknown {
  const names = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key']
  const key = names.map((name) => headers[name]).find((value) => value !== undefined)
  return { error: { message: `Not with ${String(key)}`, type: 'error' } }
}

function list(call: ModelCall, script: Script, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  if ('endless' in script) return sayForever([{ data: 'x'.repeat(100_000) }], response)
  if ('cut' in script) {
    response.write('{"data":[')
    setTimeout(() => response.destroy(), 20)
    return
  }
  const methods = { supportedGenerationMethods: ['generateContent'] }
  const google = [
    ...SCRIPTED_MODELS.map((name) => ({ name: `models/${name}`, ...methods })),
    { name: 'models/embedding-1', supportedGenerationMethods: ['embedContent'] },
  ]
  const listed = call.headers['x-goog-api-key']
    ? { models: google }
    : { data: SCRIPTED_MODELS.map((id) => ({ id, object: 'model' })) }
  response.end('say' in script ? JSON.stringify(listed) : 'Hello!')
}

function send(events: readonly ServerEvent[], response: ServerResponse): void {
  for (const { name, data } of events) {
    if (name) response.write(`event: ${name}\n`)
    response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  }
}

function sayForever(events: readonly ServerEvent[], response: ServerResponse): void {
  if (response.destroyed) return
  send(events, response)
  if (response.writableNeedDrain) response.once('drain', () => sayForever(events, response))
  else setImmediate(() => sayForever(events, response))
}

const PIECE = 24

function piecesOf(script: { say: string } | { cut: string }): Said {
  const whole = 'say' in script
  const text = whole ? script.say : script.cut.slice(0, script.cut.length / 2)
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? []
  return { pieces, whole }
}
