import type { Outlined } from '../outline.ts'
import { LOADING, restOf } from '../outline-words.ts'
import { initial } from './config.ts'

export const openers = [
  'fetch',
  'pull',
  'call',
  'post to',
  'put to',
  'request',
  'ingest',
  'hit',
  'get',
]

const VERB = String.raw`^(${LOADING}|call|post|put|request|hit|download)\s+`
const ADDRESSED = new RegExp(
  String.raw`${VERB}(?:[\w\s]{0,60}?\s)??["'“]?(https?:\/\/[^\s,;"'”]*[^\s,;"'”.?!])["'”]?(?:\s+by\s+(GET|POST|PUT))?(.*)$`,
  'is',
)
const UNADDRESSED = new RegExp(
  String.raw`${VERB}(?:[\w\s]{0,60}?\s)??(?:(?:rest\s+|web\s+)?apis?|endpoint|web service)\b(?:\s+by\s+(GET|POST|PUT))?(.*)$`,
  'is',
)

/** "fetch https://…", "ingest from an API". */
export function outline(clause: string): Outlined | null {
  const [, verb, url, by, rest] = ADDRESSED.exec(clause) ?? []
  if (url !== undefined) return ingested(url, by ?? verb, rest)
  const bare = UNADDRESSED.exec(clause)
  return bare ? ingested('', bare[2] ?? bare[1], bare[3]) : null
}

function ingested(url: string, said: string | undefined, rest: string | undefined): Outlined {
  const upper = (said ?? '').toUpperCase()
  const method = upper === 'POST' || upper === 'PUT' ? upper : 'GET'
  return {
    configuration: {
      dataSource: { type: 'api', config: { ...initial.dataSource.config, url, method } },
    },
    confidence: 0.94,
    assumptions: [],
    open: url === '' ? ['The URL of the API is still to be given.'] : [],
    ...restOf(rest),
  }
}
