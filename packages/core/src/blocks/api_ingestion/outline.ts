import type { Outlined } from '../outline.ts'
import { LOADING, restOf } from '../outline-words.ts'
import { initial } from './config.ts'
import { saidPages } from './said-pages.ts'

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
  String.raw`${VERB}([\w\s]{0,60}?\s)??["'“]?(https?:\/\/[^\s,;"'”]*[^\s,;"'”.?!])["'”]?(?:\s+by\s+(GET|POST|PUT))?(.*)$`,
  'is',
)
const UNADDRESSED = new RegExp(
  String.raw`${VERB}(?:[\w\s]{0,60}?\s)??(?:(?:rest\s+|web\s+)?apis?|endpoint|web service)\b(?:\s+by\s+(GET|POST|PUT))?(.*)$`,
  'is',
)

/** "fetch https://…", "ingest from an API". */
export function outline(clause: string): Outlined | null {
  const [, verb, before = '', url, by, rest = ''] = ADDRESSED.exec(clause) ?? []
  if (url !== undefined) return ingested(url, by ?? verb, rest, before)
  const bare = UNADDRESSED.exec(clause)
  return bare ? ingested('', bare[2] ?? bare[1], bare[3]) : null
}

function ingested(
  url: string,
  said: string | undefined,
  behind: string | undefined,
  before = '',
): Outlined {
  const pages = saidPages(before, url, behind ?? '')
  const rest = pages ? pages.rest : behind
  const upper = (said ?? '').toUpperCase()
  const method = upper === 'POST' || upper === 'PUT' ? upper : 'GET'
  return {
    configuration: {
      dataSource: {
        type: 'api',
        config: { ...initial.dataSource.config, url, method, ...pages?.request },
      },
    },
    confidence: 0.94,
    assumptions: [],
    open: [
      ...(url === '' ? ['The URL of the API is still to be given.'] : []),
      ...(pages?.open ?? []),
    ],
    ...restOf(rest),
  }
}
