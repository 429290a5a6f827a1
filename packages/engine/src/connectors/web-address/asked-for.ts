import type { WebRequest } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { Asked } from './ask-once.ts'
import { countedAt, type Step } from './next-page.ts'
import type { Session } from './session.ts'

/** The request that asks for a page. */
export function askedFor(
  request: WebRequest,
  { origin }: Pick<Session, 'origin'>,
  step: Step,
): Asked {
  const url = step.kind === 'address' ? step.url : addressOf(request, origin)
  if (step.kind !== 'address') {
    for (const { name, value } of request.parameters)
      if (name.trim() !== '') url.searchParams.append(name.trim(), value)
    if (request.paging !== 'none' && request.sizeParameter.trim() !== '')
      url.searchParams.set(request.sizeParameter.trim(), String(request.pageSize))
    const value = valueOf(request, step)
    if (value !== null) url.searchParams.set(parameterOf(request), value)
  }
  const body = request.method === 'GET' ? null : request.body
  return { method: request.method, url, headers: headersOf(request.headers), body }
}

export function parameterOf({ paging, pageParameter }: WebRequest): string {
  if (pageParameter.trim() !== '') return pageParameter.trim()
  return paging === 'page' || paging === 'offset' ? paging : 'cursor'
}

function valueOf(request: WebRequest, step: Step): string | null {
  const isCounted = request.paging === 'page' || request.paging === 'offset'
  if (isCounted) return String(countedAt(step, request))
  return step.kind === 'cursor' ? step.cursor : null
}

/** The connection's secrets are for its own host, and so is the first request. */
function addressOf({ url: written }: WebRequest, origin: string): URL {
  const text = written.trim()
  if (!URL.canParse(text, text.startsWith('/') ? origin : undefined))
    throw new OutsideFailed('The address is not well formed.')
  const url = text.startsWith('/') ? new URL(text, origin) : new URL(text)
  if (url.origin !== origin)
    throw new OutsideFailed(
      `The address leads to ${url.host}, and the connection to ${new URL(origin).host}. Choose another connection, or none.`,
    )
  url.username = ''
  url.password = ''
  return url
}

function headersOf(written: string): Readonly<Record<string, string>> {
  if (written.trim() === '') return {}
  try {
    const parsed: unknown = JSON.parse(written)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return Object.fromEntries(
        Object.entries(parsed).map(([name, value]) => [name, String(value)]),
      )
  } catch {
    // Told below.
  }
  throw new OutsideFailed('The headers are not a JSON object of texts.')
}
