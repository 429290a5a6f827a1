/** The address of `rel="next"` in a Link header (RFC 8288); commas may stand in addresses. */
export function nextLink(header: string): string | null {
  for (const [, address = '', parameters = ''] of header.matchAll(LINK))
    if (REL_NEXT.test(parameters)) return address
  return null
}

const LINK = /<([^>]*)>((?:\s*;\s*[\w*-]+\s*(?:=\s*(?:"(?:[^"\\]|\\.)*"|[^\s",;]*))?)*)/g
const REL_NEXT = /;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next(?![\w-]))/i
