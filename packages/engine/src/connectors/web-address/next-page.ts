import type { WebRequest } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import { type Answer, followed } from './ask-once.ts'
import { JsonText } from './json-text.ts'
import { nextLink } from './link-header.ts'
import { findAt, readPath } from './path.ts'
import { textOf } from './rows-of.ts'

/** What leads to a page: a value for the parameter, or an address. */
export type Step =
  | { readonly kind: 'first' }
  | { readonly kind: 'counted'; readonly at: number }
  | { readonly kind: 'cursor'; readonly cursor: string }
  | { readonly kind: 'address'; readonly url: URL }

/** What leads to the page behind an answer of so many rows; null where it was the last. */
export function nextPage(
  request: WebRequest,
  step: Step,
  { answer, rows }: { readonly answer: Answer; readonly rows: number },
): Step | null {
  switch (request.paging) {
    case 'none':
      return null
    case 'page':
      return rows === 0 ? null : { kind: 'counted', at: countedAt(step, request) + 1 }
    case 'offset':
      return rows === 0 ? null : { kind: 'counted', at: countedAt(step, request) + rows }
    case 'cursor':
      return led(cursorIn(answer, request.cursorAt), answer)
    case 'header': {
      const value = answer.headers[request.cursorAt.trim().toLowerCase()]
      return led(Array.isArray(value) ? (value[0] ?? '') : (value ?? ''), answer)
    }
    case 'link': {
      const link = nextLink([answer.headers.link ?? []].flat().join(', '))
      return link === null ? null : { kind: 'address', url: followed(answer.url, link) }
    }
  }
}

export function countedAt(step: Step, { paging, firstPage }: WebRequest): number {
  if (step.kind === 'counted') return step.at
  return paging === 'page' ? firstPage : 0
}

/** What is an address is followed; anything else is handed back as it came. */
function led(cursor: string, { url }: Answer): Step | null {
  const said = cursor.trim()
  if (said === '') return null
  if (/^(?:https?:\/\/|\/)/i.test(said)) return { kind: 'address', url: followed(url, said) }
  return { kind: 'cursor', cursor: said }
}

/** Empty where there is none: addresses end by leaving it out, or by null, false or nothing. */
function cursorIn(answer: Answer, path: string): string {
  if (path.trim() === '')
    throw new OutsideFailed('Say in "Where the cursor stands" by which path it is found.')
  const text = textOf(answer)
  if (text.trim() === '') return ''
  const json = new JsonText(text)
  const at = findAt(json, readPath(path), json.root())
  if (at === null) return ''
  const kind = json.kindAt(at)
  if (kind === 'text') return json.textAt(at)
  if (kind === 'number') return json.text.slice(at, json.end(at))
  if (kind === 'null' || kind === 'boolean') return ''
  throw new OutsideFailed(`What stands at "${path.trim()}" is no cursor, but a list or an object.`)
}
