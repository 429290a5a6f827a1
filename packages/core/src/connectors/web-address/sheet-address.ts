const SHEET =
  /^(https?:\/\/docs\.google\.com\/spreadsheets)(?:\/u\/\d+)?\/d\/(e\/)?([\w-]{10,200})(?:\/([^?#]*))?(?:\?([^#]*))?(?:#(.*))?$/i
const GID = /(?:^|&)gid=(\d{1,20})(?:&|$)/

/**
 * The rows of a Google Sheet as CSV, from any link that its pages offer: to edit or look at it, shared or
 * published. Null where it is no such link, or leads to data already.
 */
export function sheetAddress(address: string): string | null {
  const found = SHEET.exec(address.trim())
  if (!found) return null
  const [, before = '', isPublished, id = '', page = '', question = '', part = ''] = found
  const isData =
    page === 'export' || (page === 'pub' && /(?:^|&)output=/.test(question)) || /^gviz\b/.test(page)
  if (isData) return null
  // Which of its sheets is looked at stands behind the mark, in newer links before it too.
  const gid = (GID.exec(part) ?? GID.exec(question))?.[1]
  const sheet = gid === undefined ? '' : `&gid=${gid}`
  return isPublished
    ? `${before}/d/e/${id}/pub?output=csv${sheet === '' ? '' : `&single=true${sheet}`}`
    : `${before}/d/${id}/export?format=csv${sheet}`
}
