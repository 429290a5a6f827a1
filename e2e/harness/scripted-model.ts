import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll } from 'vitest'

export interface ScriptedModel {
  readonly url: string
  /** What it was asked, whole. */
  readonly asked: string[]
  /** The keys it was shown. */
  readonly keys: (string | undefined)[]
}

/** A server that speaks as OpenAI's does: it lists one model, and answers with the SQL it is told to. */
export async function startScriptedModel(
  sqlFor: (asked: string) => string,
): Promise<ScriptedModel> {
  const own: { asked: string[]; keys: (string | undefined)[] } = { asked: [], keys: [] }
  const server = createServer((request, response) => {
    void receive(request).then((body) => {
      own.keys.push(request.headers.authorization)
      if (request.method === 'GET') {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ data: [{ id: 'scripted-1' }, { id: 'scripted-2' }] }))
        return
      }
      own.asked.push(body)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const event of answering(sqlFor(body)))
        response.write(`data: ${JSON.stringify(event)}\n\n`)
      response.end('data: [DONE]\n\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, ...own }
}

async function receive(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}

function answering(sql: string): object[] {
  const said = { explanation: 'As it was asked for.', sql, question: null, after: [] }
  const whole = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'scripted-1' }
  const delta = (content: object, finish: string | null) => ({
    ...whole,
    choices: [{ index: 0, delta: content, finish_reason: finish }],
  })
  const usage = { prompt_tokens: 1_204, completion_tokens: 310, total_tokens: 1_514 }
  return [
    delta({ role: 'assistant', content: JSON.stringify(said) }, null),
    delta({}, 'stop'),
    { ...whole, choices: [], usage },
  ]
}
