const SHEET =
  /^(https?:\/\/docs\.google\.com\/spreadsheets)(?:\/u\/\d+)?\/d\/(e\/)?([\w-]{10,200})(?:\/([^?#]*))?(?:\?([^#]*))?(?:#(.*))?$/i

/**
 * The rows of a Google Sheet as CSV, from any link that its pages offer: to edit or look at it, shared or
 * published. Null where it is no such link, or leads to data already.
 */
export function sheetAddress(address: string): string | null {
  const found = SHEET.exec(address.trim())
  if (!found) return null
  const [, before = '', isPublished, id = '', page = '', question = '', part = ''] = found
  const isData =
    page === 'export' ||
    (page === 'pub' && said(question, 'output') !== null) ||
    /^gviz\b/.test(page)
  if (isData) return null
  // Which of its sheets is looked at stands behind the mark, in newer links before it too.
  const gid = said(part, 'gid') ?? said(question, 'gid')
  const sheet = gid !== null && /^\d{1,20}$/.test(gid) ? `&gid=${gid}` : ''
  return isPublished
    ? `${before}/d/e/${id}/pub?output=csv${sheet === '' ? '' : `&single=true${sheet}`}`
    : `${before}/d/${id}/export?format=csv${sheet}`
}

/** What stands for a name of letters in `a=1&b=2`, as it is written: null where it is not named. */
function said(pairs: string, name: string): string | null {
  const pair = pairs.split('&').find((one) => one === name || one.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
