import type { WebRequest } from '../../../relation/web-request.ts'

/** What is asked of the host: path and question, with all that is the same on every page. */
export function requestPath(request: WebRequest): string {
  const { url, paging, pageSize } = request
  const written = url.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  const [, path = '', question = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(written) ?? []
  const given = request.parameters.filter(({ name }) => name.trim() !== '')
  const asked = [...question.split('&').filter((pair) => pair !== ''), ...given.map(pairOf)]
  const size = request.sizeParameter.trim()
  const parts =
    paging === 'none' || size === ''
      ? asked
      : [
          ...asked.filter((pair) => !pair.startsWith(`${encodeURIComponent(size)}=`)),
          pairOf({ name: size, value: String(pageSize) }),
        ]
  return `${path === '' ? '/' : path}${parts.length === 0 ? '' : `?${parts.join('&')}`}`
}

function pairOf({ name, value }: { readonly name: string; readonly value: string }): string {
  return `${encodeURIComponent(name.trim())}=${encodeURIComponent(value)}`
}
