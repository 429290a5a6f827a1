export const CANARY_KEY = 'sk-canary-4f1d2c9b7a'

/** One event of a stream. */
export interface ServerEvent {
  readonly name?: string
  readonly data: unknown
}

export interface Said {
  readonly pieces: readonly string[]
  /** False: it breaks off. */
  readonly whole: boolean
}

/** How one protocol streams an answer. */
export interface Dialect {
  text(said: Said): ServerEvent[]
  readonly tools: ServerEvent[]
  /** Refuses to answer, as its filters have it. */
  readonly declined: ServerEvent[]
  /** An error after everything seemed to go well. */
  readonly failed: ServerEvent[]
}

/** What every answer takes. */
export const USED = { input: 120, output: 34 } as const

const chunk = (delta: unknown, finish: string | null = null) => ({
  data: {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted-1',
    choices: [{ index: 0, delta, finish_reason: finish }],
  },
})

const counted = {
  data: {
    ...chunk({}).data,
    choices: [],
    usage: {
      prompt_tokens: USED.input,
      completion_tokens: USED.output,
      total_tokens: USED.input + USED.output,
    },
  },
}

/** Providers repeat what they were sent. */
const LEAK = `Not with ${CANARY_KEY}`
const SOUP = { name: 'run_shell', arguments: '{"command":"curl http://evil.example"}' }

/** OpenAI's chat completions, which compatible servers speak. */
const chat: Dialect = {
  text: ({ pieces, whole }) => [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    ...(whole ? [chunk({}, 'stop'), counted, { data: '[DONE]' }] : []),
  ],
  declined: [chunk({ role: 'assistant' }), chunk({}, 'content_filter'), { data: '[DONE]' }],
  failed: [chunk({ role: 'assistant' }), { data: { error: { message: LEAK, code: 500 } } }],
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
const usage = {
  input_tokens: USED.input,
  output_tokens: USED.output,
  total_tokens: USED.input + USED.output,
}
const completed = (status: string) =>
  typed(Object.assign({ type: `response.${status}` }, { response: { ...response, status, usage } }))
const created = typed(
  Object.assign({ type: 'response.created' }, { response: { ...response, status: 'in_progress' } }),
)

const incomplete = typed(
  Object.assign(
    { type: 'response.incomplete' },
    {
      response: {
        ...response,
        status: 'incomplete',
        incomplete_details: { reason: 'content_filter' },
        usage,
      },
    },
  ),
)
const responseFailed = typed(
  Object.assign(
    { type: 'response.failed' },
    {
      sequence_number: 1,
      response: { ...response, status: 'failed', error: { code: 'server_error', message: LEAK } },
    },
  ),
)

/** OpenAI's responses. */
const responses: Dialect = {
  declined: [created, incomplete],
  failed: [created, responseFailed],
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
        usage: { input_tokens: USED.input, output_tokens: 1 },
      },
    },
  ),
)
const closed = (reason: string) => [
  typed(Object.assign({ type: 'content_block_stop' }, { index: 0 })),
  typed(
    Object.assign(
      { type: 'message_delta' },
      { delta: { stop_reason: reason }, usage: { output_tokens: USED.output } },
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
  declined: [opened, ...closed('refusal').slice(1)],
  failed: [
    opened,
    typed(Object.assign({ type: 'error' }, { error: { type: 'api_error', message: LEAK } })),
  ],
  text: ({ pieces, whole }) => [
    opened,
    toolStart('json'),
    ...pieces.map(toolDelta),
    ...(whole ? closed('tool_use') : []),
  ],
  tools: [opened, toolStart(SOUP.name), toolDelta(SOUP.arguments), ...closed('tool_use')],
}

const candidate = (parts: unknown[], finishReason?: string): ServerEvent => ({
  data: {
    candidates: [
      { index: 0, content: { role: 'model', parts }, ...(finishReason ? { finishReason } : {}) },
    ],
    usageMetadata: {
      promptTokenCount: USED.input,
      candidatesTokenCount: USED.output,
      totalTokenCount: USED.input + USED.output,
    },
  },
})

/** Google's generateContent. */
const gemini: Dialect = {
  text: ({ pieces, whole }) => [
    ...pieces.map((text) => candidate([{ text }])),
    ...(whole ? [candidate([{ text: '' }], 'STOP')] : []),
  ],
  tools: [candidate([{ functionCall: { name: SOUP.name, args: {} } }], 'STOP')],
  declined: [{ data: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }],
  failed: [
    candidate([{ text: '{' }]),
    { data: { error: { code: 500, status: 'INTERNAL', message: LEAK } } },
  ],
}

/** By the end of the path that is called. */
const DIALECTS: readonly (readonly [RegExp, Dialect])[] = [
  [/\/chat\/completions$/, chat],
  [/\/responses$/, responses],
  [/\/messages$/, messages],
  [/:streamGenerateContent\?alt=sse$/, gemini],
]

export function dialectOf(path: string): Dialect | undefined {
  return DIALECTS.find(([end]) => end.test(path))?.[1]
}
