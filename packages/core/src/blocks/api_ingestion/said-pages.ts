import type { WebRequest } from '../../relation/web-request.ts'

type Paging = Pick<WebRequest, 'paging'> & Partial<WebRequest>

export interface SaidPages {
  readonly request: Partial<WebRequest>
  readonly open: readonly string[]
  /** The text without the words for pages. */
  readonly rest: string
}

const WAY = String.raw`\s+by\s+(?:the\s+|an?\s+)?(link\s+header|page(?:\s+number)?|offset|cursor)\b`
const BY = new RegExp(`^${WAY}`, 'i')
const EVERY = new RegExp(
  String.raw`[\s,(]*\b(?:(?:with|on|over|through|for|of)\s+)?(?:(?:every|each|all(?:\s+of)?(?:\s+the|\s+its)?|its)\s+pages?|page\s+by\s+page|(?:all\s+)?pagination|paginated)\b(?:${WAY})?\)?`,
  'i',
)
const PAGE = /^(?:page|p|page_?no|page_?number)$/i
const OFFSET = /^(?:offset|skip)$/i
const CURSOR = /^(?:cursor|after|page_?token|starting_after|next_?token|continuation)$/i
const SIZE = /^(?:limit|per_?page|page_?size|size|count)$/i

/**
 * "get all pages of https://…", "get https://…, every page by offset": what stands around an address. They
 * are counted by what counts them in the address itself, or a word for it; otherwise how stays open.
 */
export function saidPages(before: string, url: string, behind: string): SaidPages | null {
  const found = EVERY.exec(behind)
  if (!found && !EVERY.test(before)) return null
  const way = found ?? BY.exec(behind)
  const given = parametersOf(url)
  const paging = byWord(way?.[1]) ?? byAddress(given)
  const size = given.find(([name, value]) => SIZE.test(name) && isCount(value, 1, 10_000))
  const sized = size ? { sizeParameter: size[0], pageSize: Number(size[1]) } : {}
  return {
    request: { ...(paging ?? { paging: 'link' }), ...sized },
    open: openOf(paging),
    rest: way ? behind.replace(way[0], '') : behind,
  }
}

/** As they are written: what counts pages needs no decoding. */
function parametersOf(url: string): readonly (readonly [string, string])[] {
  const [, question = ''] = /^[^?#]*\?([^#]*)/.exec(url) ?? []
  return question.split('&').map((piece) => {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/.exec(piece) ?? []
    return [name, value] as const
  })
}

function openOf(paging: Paging | null): readonly string[] {
  if (!paging)
    return ['How its pages follow each other is still to be said; by a Link header was taken.']
  return paging.paging === 'cursor'
    ? ['Where the cursor stands in the answer is still to be said.']
    : []
}

function byWord(word: string | undefined): Paging | null {
  if (word === undefined) return null
  if (/link/i.test(word)) return { paging: 'link' }
  if (/page/i.test(word)) return { paging: 'page' }
  return { paging: /offset/i.test(word) ? 'offset' : 'cursor' }
}

function byAddress(given: readonly (readonly [string, string])[]): Paging | null {
  for (const [name, value] of given) {
    if (PAGE.test(name) && isCount(value, 0, 1_000_000))
      return { paging: 'page', pageParameter: name, firstPage: Number(value) }
    if (OFFSET.test(name)) return { paging: 'offset', pageParameter: name }
    if (CURSOR.test(name)) return { paging: 'cursor', pageParameter: name }
  }
  return null
}

function isCount(text: string, least: number, most: number): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
}
