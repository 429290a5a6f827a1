import type { Outlined } from '../outline.ts'
import { LOADING, restOf } from '../outline-words.ts'

export const openers = ['stream', 'consume', 'subscribe to', 'listen to', 'read']

const VERB = String.raw`^(?:${LOADING}|stream|consume|subscribe to|listen to|watch)\s+(?:(?:the|a|our|all|data|events|messages|records)\s+)*`
const NAME = String.raw`["'“]?([\w.-]+)["'”]?`
const SYSTEM = '(kafka|pulsar|redis)'
const SERVERS = String.raw`(?:\s+(?:at|on)\s+([\w.-]+:\d{2,5}))?`
/** Each with the places of the topic and of the system. */
const CLAUSES: readonly (readonly [RegExp, number, number])[] = [
  [
    pattern(
      String.raw`[\w-]+\s+from\s+(?:the\s+)?${SYSTEM}\s+topic\s+(?:called\s+|named\s+)?${NAME}`,
    ),
    2,
    1,
  ],
  [pattern(String.raw`${SYSTEM}\s+(?:topics?|streams?)\s+(?:called\s+|named\s+)?${NAME}`), 2, 1],
  [pattern(String.raw`(?:topic\s+)${NAME}\s+(?:from|in|on|of)\s+${SYSTEM}`), 1, 2],
  [
    pattern(
      String.raw`from\s+(?:the\s+)?${SYSTEM}(?:\s+(?:topics?|streams?))(?:\s+(?:called\s+|named\s+)?${NAME})?`,
    ),
    2,
    1,
  ],
  [
    pattern(
      String.raw`${NAME}(?:\s+(?:topic|stream|events|messages|data))?\s+(?:from|in|on|of|out of)\s+(?:the\s+|a\s+)?${SYSTEM}`,
    ),
    1,
    2,
  ],
  [pattern(String.raw`from\s+(?:the\s+|a\s+)?${SYSTEM}`), 3, 1],
]
const STREAMS = { kafka: 'Kafka', pulsar: 'Pulsar', redis: 'Redis' } as const

/** "stream clicks from Kafka", "consume the Kafka topic clicks". */
export function outline(clause: string): Outlined | null {
  const streaming = /^(?:stream|consume|subscribe|listen)/i.test(clause)
  for (const [shape, topicAt, systemAt] of CLAUSES) {
    const found = shape.exec(clause)
    if (!found) continue
    const streamType = streamOf(found[systemAt])
    if (streamType === null || (streamType === 'redis' && !streaming)) return null
    const topic = topicAt > 2 ? '' : (found[topicAt] ?? '')
    const topicName = /^topic$/i.test(topic) ? '' : topic
    const servers = found.at(-2)
    const bootstrapServers = servers !== undefined && /:\d+$/.test(servers) ? servers : ''
    return {
      configuration: {
        dataSource: { type: 'stream', config: { streamType, topicName, bootstrapServers } },
      },
      confidence: 0.96,
      assumptions: [],
      open: [
        ...(topicName === '' ? ['Which topic to read is still to be said.'] : []),
        ...(bootstrapServers === ''
          ? [`The address of the ${STREAMS[streamType]} servers is still to be given.`]
          : []),
      ],
      ...restOf(found.at(-1)),
    }
  }
  return null
}

function pattern(body: string): RegExp {
  return new RegExp(`${VERB}${body}${SERVERS}(.*)$`, 'is')
}

function streamOf(said: string | undefined): 'kafka' | 'pulsar' | 'redis' | null {
  const name = said?.toLowerCase()
  return name === 'kafka' || name === 'pulsar' || name === 'redis' ? name : null
}
