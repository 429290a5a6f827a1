import type { Column } from '../../../relation/column.ts'
import { LAYOUT_HEADERS, readHeaders, type WebRequest } from '../../../relation/web-request.ts'
import type { CodeArgument, CodeCallPlace } from '../../connector-code.ts'
import type { ConnectionValues } from '../../connector.ts'
import { answerPath } from '../../../relation/answer-path.ts'
import { requestPath } from './request-path.ts'
import type { WebFunctions } from './web-functions.ts'

/** What a request hands to the function of a language: what is as it is without being said, is not said. */
export function callArguments(
  request: WebRequest,
  columns: readonly Column[],
  { settings, variable }: CodeCallPlace,
  functions: WebFunctions,
): readonly CodeArgument[] {
  const { method, stopsAtMost, leavesOthers, perSecond, paging, mostPages } = request
  const isPaged = paging !== 'none'
  const retries = method === 'GET' || request.isRepeatable ? request.retries : 0
  const headers = headersOf(request)
  const sign = signOf(settings, variable, functions)
  const named: Readonly<Record<string, CodeArgument | null>> = {
    method: method === 'GET' ? null : method,
    headers: headers.length === 0 ? null : { kind: 'entries', entries: headers },
    body: method === 'GET' ? null : request.body,
    sign,
    lead: paging === 'none' ? null : leadOf({ ...request, paging }, functions),
    most: isPaged ? mostPages : null,
    leaves_pages: isPaged && stopsAtMost ? true : null,
    leaves_others: leavesOthers ? true : null,
    retries: retries === 0 ? null : retries,
    per_second: perSecond === 0 || !isPaged ? null : perSecond,
  }
  const kinds = columns.map(({ name, type }) => [name, type] as const)
  return [
    requestPath(request),
    { kind: 'entries', entries: kinds },
    recordsOf(request, functions),
    ...Object.entries(named).flatMap(([name, value]): CodeArgument[] =>
      value === null ? [] : [{ kind: 'named', name, value }],
    ),
  ]
}

/** Where the format is found out from the answer, the address is what is known before it. */
function recordsOf(request: WebRequest, { records }: WebFunctions): CodeArgument {
  const format = request.format === 'auto' ? formatOf(request.url) : request.format
  const at = request.rowsAt.trim()
  switch (format) {
    case 'ndjson':
    case 'csv':
      return fn(records[format])
    case 'xml':
      return at === '' ? fn(records.xml) : called(records.xmlAt, ...at.split('.'))
    case 'json':
      return at === '' ? fn(records.found) : called(records.at, ...(answerPath(at) ?? [at]))
  }
}

function formatOf(url: string): Exclude<WebRequest['format'], 'auto'> {
  // As the sheets of Google say it, which have no ending.
  if (/[?&](?:format|output)=csv(?:[&#]|$)/i.test(url)) return 'csv'
  const [, ending = ''] = /\.(\w+)$/.exec(url.replace(/[?#][^]*$/, '')) ?? []
  if (ending === 'ndjson' || ending === 'jsonl') return 'ndjson'
  return ending === 'csv' || ending === 'xml' ? ending : 'json'
}

function leadOf(
  request: WebRequest & { readonly paging: Exclude<WebRequest['paging'], 'none'> },
  { pages }: WebFunctions,
): CodeArgument {
  const { paging, firstPage, cursorAt } = request
  const given = request.pageParameter.trim()
  switch (paging) {
    case 'page':
      return called(pages.page, given || 'page', firstPage)
    case 'offset':
      return called(pages.offset, given || 'offset')
    case 'cursor':
      return called(
        pages.cursor,
        { kind: 'list', items: answerPath(cursorAt) ?? [cursorAt] },
        given || 'cursor',
      )
    case 'header':
      return called(pages.header, cursorAt.trim(), given || 'cursor')
    case 'link':
      return fn(pages.link)
  }
}

function signOf(
  settings: ConnectionValues,
  variable: (ending: string) => string,
  { signs }: WebFunctions,
): CodeArgument | null {
  const { authentication, keyIn, keyName, scope } = settings
  switch (authentication) {
    case 'bearer':
      return called(signs.bearer, variable('TOKEN'))
    case 'basic':
      return called(signs.basic, variable('URL'))
    case 'key':
      return called(
        keyIn === 'parameter' ? signs.parameter : signs.header,
        String(keyName || 'X-API-Key'),
        variable('KEY'),
      )
    case 'oauth':
      return called(signs.oauth, variable('OAUTH'), ...(scope ? [String(scope)] : []))
    default:
      return null
  }
}

function headersOf({ headers, method }: WebRequest): readonly (readonly [string, string])[] {
  const own = Object.entries(readHeaders(headers) ?? {}).filter(
    ([name]) => !LAYOUT_HEADERS.has(name.toLowerCase()),
  )
  const isTyped = own.some(([name]) => name.toLowerCase() === 'content-type')
  return method === 'GET' || isTyped ? own : [['Content-Type', 'application/json'], ...own]
}

function fn(of: WebFunctions['records'][keyof WebFunctions['records']]): CodeArgument {
  return { kind: 'function', of }
}

function called(of: Parameters<typeof fn>[0], ...args: readonly CodeArgument[]): CodeArgument {
  return { kind: 'call', of, args }
}
