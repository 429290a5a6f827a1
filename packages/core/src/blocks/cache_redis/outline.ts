import type { Outlined } from '../outline.ts'
import { plainName, restOf } from '../outline-words.ts'

export const openers = ['cache', 'keep it in redis', 'put it in redis', 'store it in redis']

const CLAUSE =
  /^(?:cache|store|save|put|keep|write|push)\b(?:\s+(?:it|them|this|that|everything|(?:the\s+)?(?:result|results|rows|data|output)))?(?:\s+(?:in|to|into|on)\s+(?:the\s+|a\s+)?redis)?(?:\s+cache)?(?:\s+(?:as|under|with\s+(?:the\s+)?key|under\s+(?:the\s+)?key)\s+["'“]?([\w:.-]+)["'”]?)?(?:\s+for\s+(\d+|an?|one)\s+(second|minute|hour|day)s?)?(.*)$/is
const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
}

/** "cache in Redis as rates for 10 minutes". */
export function outline(clause: string): Outlined | null {
  const found = CLAUSE.exec(clause)
  if (!found || !(/\bredis\b/i.test(clause) || /^cache\b/i.test(clause))) return null
  const [, key = '', count, unit, rest] = found
  const times = count === undefined ? 0 : /^\d+$/.test(count) ? Number(count) : 1
  const seconds = times * (SECONDS[unit?.toLowerCase() ?? ''] ?? 0)
  const lasting = seconds > 0 && seconds <= 31_536_000 ? { seconds } : {}
  return {
    configuration: { parameters: { url: '', key: plainName(key), ...lasting } },
    confidence: 0.95,
    assumptions: [],
    open: [
      'The address of Redis is still to be given.',
      ...(key === '' ? ['Under which key to keep the rows is still to be said.'] : []),
    ],
    ...restOf(rest),
  }
}
